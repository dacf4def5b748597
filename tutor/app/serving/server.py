"""Publish the notebooks as web apps with Voilà, set up safely in code.

What differs from plain Voilà: one template without any address outside this server, only listed notebooks can
be opened, no source and no traceback reaches a visitor, kernels of closed pages are put away, their number is
capped, some are started ahead of the visitor, and nobody but this machine is served unless that is asked for.
"""

from __future__ import annotations

import tutor.app.serving.jsonschema_patch  # noqa: F401, before the libraries

# isort: split
import argparse
import logging
import os
import re
import signal
import sys
import tempfile
import threading
import webbrowser
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_core.utils import run_sync
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila import __version__ as voila_version
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler

from tutor.app.entrance.forms import ARRIVALS, GUESSES
from tutor.app.entrance.identity import (
    LEARNER_HEADER,
    LEARNER_VARIABLE,
    TEACHER_HEADER,
    TEACHER_NOTEBOOKS,
    TEACHER_VARIABLE,
    Identities,
)
from tutor.app.entrance.join import JoinPage
from tutor.app.entrance.rate_limit import Tries
from tutor.app.entrance.server_identity import identities, open_classes
from tutor.app.entrance.sign_in import LeavePage, SignOut, TeachPage
from tutor.app.request import IN_CLASS
from tutor.app.serving.app_pages import Contents, Listing, default_notebooks
from tutor.app.serving.kernel_forks import FORK_SERVER
from tutor.app.serving.kernel_prewarm import Warm, pools
from tutor.app.serving.kernels import OwnKernelSpecs, Places, TutorKernels, visible_environment
from tutor.app.serving.options import TEACHER_TOKEN, Options, ServeError, check, read_classes, settled
from tutor.app.serving.pages import (
    NO_FORMULAS,
    NO_FORMULAS_JS,
    Alive,
    EndKernel,
    FixedFile,
    KernelSocket,
    KernelState,
    NoPage,
    NotebookPage,
    PlainErrors,
    Scripts,
    StartPage,
    StaticFiles,
    theme,
)
from tutor.app.widgets.modules import EVERYWHERE, PARTS, SERVED, address_of, source
from tutor.classroom import data_folder

if TYPE_CHECKING:
    from tutor.app.entrance.classes import Classes

EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")
BUNDLES = ("tutor-plotly",)
START_SECONDS = 120
"""How long a page may take to start its kernel, and to show what a cell said, before it is given up."""
NOTHING = r"(?!)"
PICTURES = [r"(?!.*(^|/)[._]).*\.(png|svg|jpe?g|gif|webp)"]

# The browser itself refuses to load anything from elsewhere. Widgets are modules made from text (blob:), and
# the settings schemas of JupyterLab compile themselves (unsafe-eval).
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    ]
)


class TutorVoila(Voila):
    """Voilà with our own list of addresses; see `serve`."""

    options: Options
    identities: Identities
    served_classes: Classes | None
    made_token: str | None = None
    """A teacher's token that nobody knows yet."""

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        # Voilà makes its own and does not ask which; pages and kernels started ahead take it from here.
        self.contents_manager = settings["contents_manager"] = Contents(parent=self)
        settings.update(
            default_handler_class=NoPage,
            jinja2_env=settings["voila_jinja2_env"],
            allow_remote_access=self.options.public or not self.options.loopback,
            tutor_identities=self.identities,
            tutor_classes=self.served_classes,
            tutor_warm=Warm(self.kernel_manager, self.options.preheat, self.options.warm),
            tutor_places=Places(self.kernel_manager, self.options.places),
            tutor_scripts=Scripts(),
            tutor_notebooks=str(self.options.notebooks),
            tutor_hub=self.options.hub,
            tutor_alone=self.options.alone,
            tutor_listed=self.options.listed,
            tutor_language=self.options.language,
        )
        settings["voila_jinja2_env"].globals.update(
            theme_url=url_path_join(self.base_url, theme()[0]), scheme=self.options.scheme
        )
        return settings

    def listen(self) -> None:
        """Serve until interrupted; the address is printed once it answers."""
        self.app.listen(self.port, self.ip, xheaders=self.options.proxied)
        key = f"?token={self.token}" if self.token else ""
        print(f"{self.options.address}{key}", flush=True)
        if self.made_token:
            print(f"Teacher: {self.options.address}teach?token={self.made_token}", flush=True)
        if self.options.open_browser:
            threading.Thread(target=webbrowser.open, args=[self.options.address + key], daemon=True).start()
        self.ioloop = IOLoop.current()
        if self.options.hub:
            self.identity_provider.tell_activity(self.kernel_manager)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()

    def _handle_signal_stop(self, sig: int, frame: Any) -> None:
        if not hasattr(self, "ioloop"):
            sys.exit(0)  # told to stop while still starting
        super()._handle_signal_stop(sig, frame)

    def stop(self) -> None:
        # Kernels that wait for a visitor cannot be asked to stop: they would only report a lost line.
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        FORK_SERVER.close()

    def init_handlers(self) -> list[Any]:
        """Only what a page needs: no folder listing, no contents service, no other template."""
        base = self.base_url
        wanted: list[Any] = []
        for rule in super().init_handlers():
            pattern, handler, *rest = rule
            name = handler.__name__
            if name == "VoilaKernelWebsocketHandler":
                wanted.append((pattern, KernelSocket))
            elif name == "TornadoVoilaHandler":
                wanted.append((pattern, NotebookPage, *rest))
            elif name == "KernelHandler":
                wanted.append((pattern, KernelState))
            elif handler is VoilaShutdownKernelHandler:
                wanted.append((pattern, EndKernel))
            elif handler is RequestInfoSocketHandler:
                wanted.append(rule)
            elif handler is AllowListFileHandler:
                wanted.append((pattern, type("PictureFiles", (PlainErrors, handler), {}), *rest))
            elif name == "LogoutHandler":
                wanted.append((url_path_join(base, "/logout"), SignOut))
            elif "login" in pattern or "logout" in pattern or "oauth" in pattern:
                wanted.append((pattern, type(name, (PlainErrors, handler), {}), *rest))
        tries = {"guesses": Tries(GUESSES), "arrivals": Tries(ARRIVALS)}
        static = [p for p in self.static_paths if Path(p).is_dir()]
        bundles = [p for p in self.labextensions_path if Path(p).is_dir()]
        return [
            (base, StartPage),
            (url_path_join(base, "alive"), Alive),
            (url_path_join(base, r"/voila/tree.*"), StartPage),
            (url_path_join(base, "/join"), JoinPage, tries),
            (url_path_join(base, "/teach"), TeachPage, tries),
            (url_path_join(base, "/leave"), LeavePage, tries),
            (url_path_join(base, theme()[0]), FixedFile, {"kind": "text/css", "body": theme()[1]}),
            *(
                (
                    url_path_join(base, address_of(name)),
                    FixedFile,
                    {"kind": "text/javascript", "body": source(name).encode()},
                )
                for name in PARTS
            ),
            (
                url_path_join(base, NO_FORMULAS),
                FixedFile,
                {"kind": "text/javascript", "body": NO_FORMULAS_JS},
            ),
            (url_path_join(base, r"/voila/static/(.*)"), StaticFiles, {"roots": static}),
            (
                url_path_join(base, r"/voila/labextensions/(.*)"),
                StaticFiles,
                {"roots": bundles, "prefixes": [*EXTENSIONS, *BUNDLES]},
            ),
            *wanted,
        ]


def local_page_config(page_config: dict[str, Any], *, base_url: str, **_: Any) -> dict[str, Any]:
    """Voilà's page settings with a versioned address for its scripts and no address outside this server."""
    page_config["fullStaticUrl"] = url_path_join(base_url, "voila/static", f"v{voila_version}")
    # With no address given, every page would load a megabyte of MathJax for formulas that no app shows.
    page_config.update(fullMathjaxUrl=url_path_join(base_url, NO_FORMULAS), mathjaxConfig="none")
    return page_config


def configuration(options: Options) -> Config:
    """Everything that makes the server safe and quick, as one traitlets configuration."""
    c = Config()
    c.Voila.update(
        ip=options.ip,
        port=options.port,
        port_retries=0,
        base_url=options.base_url,
        root_dir=str(options.notebooks),
        open_browser=False,
        token=options.token or "",
        config_file_paths=[],
        log_level=logging.INFO if options.verbose else logging.ERROR,
        tornado_settings={
            "headers": {"Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin"},
            "ws_ping_interval": 20_000,  # milliseconds
        },
    )
    c.VoilaConfiguration.update(
        template="tutor",
        theme="light",
        allow_template_override="NO",
        allow_theme_override="NO",
        strip_sources=True,
        show_tracebacks=False,
        file_allowlist=[NOTHING] if options.listed else PICTURES,
        extension_allowlist=list(EXTENSIONS),
        http_header_envs=["Accept-Language", LEARNER_HEADER, TEACHER_HEADER],
        preheat_kernel=options.preheat > 0,
        default_pool_size=0,
        multi_kernel_manager_class=TutorKernels,
        kernel_spec_manager_class=OwnKernelSpecs,
        page_config_hook=local_page_config,
        resources={
            "tutor": {
                "theme_url": url_path_join(options.base_url, theme()[0]),
                "modules": [url_path_join(options.base_url, address_of(name)) for name in EVERYWHERE],
                "scheme": options.scheme,
                "language": options.language,
                "alone": options.alone,
                "listed": list(options.listed),
            }
        },
    )
    c.TutorKernels.update(
        cull_idle_timeout=options.idle_timeout,
        cull_interval=options.idle_interval,
        cull_connected=False,
        cull_busy=False,
        first_visit_timeout=options.first_visit_timeout,
    )
    c.OwnKernelSpecs.forks = options.forks
    if sys.platform == "linux":
        c.KernelManager.transport = "ipc"  # files of this user only, no ports
    c.VoilaKernelManager.fill_delay = 2.0
    c.VoilaKernelManager.kernel_pools_config = pools(
        Listing(options.notebooks, options.listed), options.preheat, options.warm
    )
    c.VoilaKernelManager.preheat_denylist = [r".*/[._][^/]*$", r".*/[._][^/]*/"]
    c.VoilaKernelManager.preheat_denylist += [f".*/{re.escape(name)}$" for name in TEACHER_NOTEBOOKS]
    if options.hub:
        from tutor.app.entrance.hub import VERSION, HubVisitors

        c.Voila.identity_provider_class = HubVisitors
        c.Voila.tornado_settings["headers"]["X-JupyterHub-Version"] = VERSION
    c.HTMLExporter.anchor_link_text = "#"
    # On a busy machine what a cell shows may come long after the cell has ended: a page without it is empty.
    c.VoilaExecutor.update(
        cell_error_instruction="",
        startup_timeout=START_SECONDS,
        iopub_timeout=START_SECONDS,
        raise_on_iopub_timeout=True,
    )
    for library in ("mathjax_url", "require_js_url", "jquery_url", "mermaid_js_url"):
        setattr(c.HTMLExporter, library, "")
    return c


def own_environment(options: Options, scratch: Path) -> dict[str, str]:
    """Environment of server and kernels: nothing of the user's own Jupyter or IPython set-up."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "localhost": "127.0.0.1"}.get(options.ip, options.ip)
    return {
        "JUPYTER_PATH": str(files("tutor").joinpath("app", "share", "jupyter")),
        "JUPYTER_NO_CONFIG": "1",
        "JUPYTER_CONFIG_DIR": str(scratch / "config"),
        "JUPYTER_DATA_DIR": str(scratch / "data"),
        "JUPYTER_RUNTIME_DIR": str(scratch / "runtime"),
        "IPYTHONDIR": str(scratch / "ipython"),
        "VOILA_APP_IP": f"[{host}]" if ":" in host and not host.startswith("[") else host,
        # Kernels have another current folder, and write to the same place.
        data_folder.DATA: str(data_folder.data_folder()),
        data_folder.DATABASE: data_folder.database_url(),
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
        SERVED: url_path_join(options.base_url, "/"),
    }


def serve(port: int = 8866, ip: str = "127.0.0.1", notebooks: Path | None = None, **more: Any) -> None:
    """Serve the notebooks of a folder as apps until interrupted; the address is printed.

    `more`: any other field of `Options`. Off this machine (`public=True`) a key is made if `token` is None
    and there is no class to join; an empty `token` serves everyone. Raises `ServeError` with a message for a
    person.
    """
    folder = (notebooks or default_notebooks()).resolve()
    request = Options(folder, port, ip, **more)
    options = settled(request, os.environ)
    token_is_new = options.teacher_token not in (request.teacher_token, os.environ.get(TEACHER_TOKEN))
    check(options)
    if threading.current_thread() is threading.main_thread():
        signal.signal(
            signal.SIGTERM, lambda *_: sys.exit(0)
        )  # until Voilà sets its own: leave nothing behind
    if not options.verbose:
        logging.getLogger("tornado.access").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="tutor-") as scratch:
        os.environ.update(own_environment(options, Path(scratch)))
        for name in (LEARNER_VARIABLE, TEACHER_VARIABLE, IN_CLASS):
            os.environ.pop(name, None)
        if classes := open_classes(options):
            os.environ[IN_CLASS] = "1"
        if options.forks:
            FORK_SERVER.start(visible_environment(os.environ))
        app = TutorVoila(config=configuration(options))
        app.options, app.identities, app.served_classes = options, identities(options), classes
        app.made_token = options.teacher_token if token_is_new else None
        app.connection_dir_root = scratch
        app.initialize(argv=[])
        app.start()


def main(argv: list[str] | None = None) -> int:
    """Run `python -m tutor.app.serving.server`; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tutor.app.serving.server", description=str(__doc__).split("\n")[0]
    )
    parser.add_argument("--port", type=int, default=8866)
    parser.add_argument("--ip", default="127.0.0.1")
    parser.add_argument("--notebooks", type=Path)
    parser.add_argument("--base-url", default="/")
    parser.add_argument("--public", action="store_true", help="serve other machines too")
    parser.add_argument(
        "--token", help="key that visitors need; off this machine one is made up unless given"
    )
    parser.add_argument("--places", type=int, default=40, help="most learners at once")
    parser.add_argument("--preheat", type=int, default=1, help="kernels kept ready per notebook")
    parser.add_argument("--warm", type=int, default=6, help="most notebooks that have kernels kept ready")
    parser.add_argument("--idle-timeout", type=int, default=40, help="seconds a closed page keeps its kernel")
    parser.add_argument(
        "--class",
        dest="classes",
        action="append",
        help="a class that visitors have to join: CODE or CODE=TITLE",
    )
    parser.add_argument("--teacher-token", help="what a teacher shows; made up for a class unless given")
    parser.add_argument("--proxied", action="store_true", help="a proxy in front says who asks")
    parser.add_argument(
        "--no-forks", dest="forks", action="store_false", help="start each kernel as a program of its own"
    )
    parser.add_argument("--open-browser", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    try:
        arguments = vars(parser.parse_args(argv))
        serve(**{**arguments, "classes": read_classes(arguments["classes"] or ())})
    except ServeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
