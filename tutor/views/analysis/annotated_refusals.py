"""The reasons against a move as annotations of the stage, and the same numbers beside them in the list."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tutor.analysis.legality import Verdict
from tutor.trace.words import Speaker
from tutor.views.markup import Html, tag
from tutor.views.shown import views_of
from tutor.views.stage import Setting
from tutor.views.stage.annotations import Annotation, on_stage, piece_keys
from tutor.views.words import wording


class AnnotatedRefusal(NamedTuple):
    """The annotations of a stage, and the number of each reason in its order; 0 where it has none."""

    annotations: tuple[Annotation, ...] = ()
    numbers: tuple[int, ...] = ()


UNANNOTATED: Final = AnnotatedRefusal()


def annotated_refusal(move: Verdict, stage: Html, setting: Setting[Any]) -> AnnotatedRefusal:
    """What stands against a move, on the stage of a setting as it is drawn.

    Reasons about the same piece share one annotation, which says the first of them. What brings a reason
    about is named beside its own piece, with the number of the reason.
    """
    speaker, keys = setting.speaker, piece_keys(stage)
    place_of, annotations, numbers = views_of(speaker.game).reasons, list[Annotation](), list[int]()
    causes: list[Annotation] = []
    for reason in move.reasons:
        place = on_stage(place_of(reason, move, setting), keys)
        if not place.spots:
            numbers.append(0)
            continue
        label = speaker.refusal_in_short(reason)
        at = next(
            (at for at, one in enumerate(annotations) if one.spots[0] == place.spots[0]), len(annotations)
        )
        if at == len(annotations):
            annotations.append(Annotation(place.spots, number=str(at + 1), label=label, line=place.line))
        else:
            one = annotations[at]
            annotations[at] = one._replace(label=one.label or label, line=one.line or place.line)
        numbers.append(at + 1)
        causes += [
            Annotation(spots, number=str(at + 1), label=speaker.name(cause)) for cause, spots in place.causes
        ]
    return AnnotatedRefusal((*annotations, *causes), tuple(numbers))


def annotation_button(number: int, speaker: Speaker) -> Html:
    """The number of an annotation beside what it is about: a press lights it on the stage."""
    says = wording(speaker.lang)("annotation-light", n=number)
    return tag(
        "button", str(number), type="button", class_="rt-number", aria_pressed="false", aria_label=says,
        title=says, data_lights=str(number), data_key=f"number-{number}",
    )  # fmt: skip
