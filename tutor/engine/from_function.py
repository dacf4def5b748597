"""Kinds of query, sentence and candidates that are one function each."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from operator import attrgetter
from typing import Any

from msgspec import Struct, defstruct


def kind_of(function: Callable[..., Any], base: type[Struct], method: str) -> Any:
    """The kind whose resolver, the `method` of its base, is the function; its one value if it has no fields.

    What the function takes after the moment are the fields. Values are equal if they are of the same function
    and have equal fields. Raises TypeError where all fields have defaults: whether a value or a kind is meant
    would not be seen.
    """
    fields = list(signature(function).parameters.values())[1:]
    if fields and all(field.default is not field.empty for field in fields):
        raise TypeError(f"all fields of {function.__name__!r} have defaults; one must not")
    names = [field.name for field in fields]
    got = attrgetter(*names) if names else None
    resolver: Any
    if got is None:
        # Called with nothing in between: the function is the method.
        resolver = staticmethod(function)
    elif len(names) == 1:

        def resolver(self: Any, moment: Any) -> Any:
            return function(moment, got(self))
    else:

        def resolver(self: Any, moment: Any) -> Any:
            return function(moment, *got(self))

    def reduced(self: Any) -> tuple[Any, ...]:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return _again, (function.__module__, function.__qualname__, values)

    kind = defstruct(
        function.__name__,
        [
            (field.name, Any) if field.default is field.empty else (field.name, Any, field.default)
            for field in fields
        ],
        bases=(base,),
        module=function.__module__,
        namespace={
            "__doc__": function.__doc__,
            "__qualname__": function.__qualname__,
            "__reduce__": reduced,
            method: resolver,
        },
        frozen=True,
    )
    return kind if names else kind()


def type_of(listed: Any) -> type:
    """The type that something stands for in a list of kinds: itself, or the type of a kind's one value."""
    return listed if isinstance(listed, type) else type(listed)


def _again(module: str, name: str, values: dict[str, Any]) -> Any:
    """What was pickled: the kind is found by the name of its function."""
    made = attrgetter(name)(import_module(module))
    return (made if isinstance(made, type) else type(made))(**values)
