"""The words of English and Russian that join others and name nothing: what is said turns on none of them.

Words that say no, how many, which way or in whose place are not among them.
"""

from __future__ import annotations

from typing import Final

_ENGLISH: Final = """
a an the this that these those it its he she they them their theirs his him her hers i me my mine we us our
ours you your yours who whom whose which what how why where when there here
is are was were be been being am do does did doing done have has had having can could may might must shall
should will would let want wants wanted please still also just even now then so too very another again
with within from into onto to of on in at by for about against between through thru during before after under
towards upon via and or but if than as because while since until though
"""
_RUSSIAN: Final = """
и а но или либо да же ли бы б ведь вот если то что чтобы как когда где куда откуда почему зачем потому поэтому
кто кого кому кем чей чья чьё чьи чего чему чем какой какая какое какие какого какую который которая которое
которые которого которую этот эта это эти этого этой этому этим этих эту тот та те того той тому тем тех ту
я меня мне мной мы нас нам нами ты тебя тебе тобой вы вас вам вами он она оно они его её ему ей им ими их него
неё нему ней ним ними них нём мой моя моё мои моего моей моему моим моих мою твой твоя твоё твои твоего твоей
наш наша наше наши ваш ваша ваше ваши свой своя своё свои своего своей своему своим своих свою себя себе собой
в во на с со к ко у о об обо от до из изо за по под над при про для через сквозь между перед после около
вокруг быть был была было были есть будет будут будем буду можно могу может можем можете могут мочь мог могла
надо нужно хочу хочет хочешь хотим хотят ещё уже тоже также только там тут здесь сейчас теперь так такой такая
такое такие потом сначала затем очень пожалуйста разве опять снова
"""

FUNCTION_WORDS: Final = frozenset(f"{_ENGLISH} {_RUSSIAN}".replace("ё", "е").split())
"""Each as it may be written in lower case, with е for ё."""


def is_function_word(word: str) -> bool:
    """Whether a word, in whatever case, only joins others.

    >>> is_function_word("With"), is_function_word("её"), is_function_word("without")
    (True, True, False)
    """
    return word.lower().replace("ё", "е") in FUNCTION_WORDS
