"""The content of the Fluent files, read with Fluent's own parser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from draftingtable.games import names
from draftingtable.locale.words import FILES, FOLDER

PYTHON_FILES = (*FILES, *names(), "review")
WEB_FILES = (
    *("web-shell", "web-towers", "web-cities", "web-pages", "web-fair"),
    *("web-campaign", "web-ending", "web-exercises", "web-hints", "web-lessons"),
    *("web-offline", "web-pace", "web-people", "web-puzzles", "web-tips"),
)
"""Used only by the browser client, but checked for all languages too."""


@dataclass(frozen=True)
class Message:
    file: str
    variables: frozenset[str]
    """Includes those of messages it refers to, which are filled from the same parameters."""
    references: frozenset[str]
    variants: tuple[frozenset[str], ...]
    """The keys of each choice in it."""


class Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.variants.append(frozenset(key_of(variant) for variant in node.variants))
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    parser = FluentParser()
    return {
        name: parser.parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8"))
        for name in (*PYTHON_FILES, *WEB_FILES)
    }


@cache
def messages(language: str) -> dict[str, Message]:
    """Returns all messages of a language by name."""
    found: dict[str, Message] = {}
    for file, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is defined twice"
                found[entry.id.name] = read(file, entry)
    return {name: with_referred(message, found) for name, message in found.items()}


def read(file: str, entry: ast.Message) -> Message:
    reader = Reader()
    reader.visit(entry)
    return Message(
        file, frozenset(reader.variables), frozenset(reader.references), tuple(reader.variants)
    )


def with_referred(message: Message, found: dict[str, Message]) -> Message:
    variables = set(message.variables)
    for name in message.references:
        variables |= with_referred(found[name], found).variables
    return Message(message.file, frozenset(variables), message.references, message.variants)


@cache
def said(language: str) -> dict[str, str]:
    """Returns every message formatted without parameters."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*PYTHON_FILES, *WEB_FILES):
        text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return {name: formatted(bundle, name) for name in messages(language)}


def formatted(bundle: FluentBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    return str(bundle.format_pattern(pattern, {})[0])
