"""Writes the exercises; see the package."""

from tools.exercises.data import exercise_texts, written


def main() -> None:
    texts = exercise_texts()
    for old in written() - set(texts):
        old.unlink()
    for file, text in texts.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file.name, len(text))


if __name__ == "__main__":
    main()
