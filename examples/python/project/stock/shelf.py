"""A shelf counts the pieces of each article."""


class Shortage(Exception):
    """Fewer pieces lie on the shelf than were asked for."""

    def __init__(self, article: str, wanted: int, there: int) -> None:
        super().__init__(f"{wanted} of {article} wanted, {there} there")
        self.article = article
        self.wanted = wanted
        self.there = there


class Shelf:
    """Pieces by article. Counts are never negative."""

    def __init__(self) -> None:
        self._pieces: dict[str, int] = {}

    def add(self, article: str, pieces: int) -> None:
        """Put pieces of an article on the shelf."""
        if pieces < 1:
            raise ValueError("at least one piece must be added")
        self._pieces[article] = self._pieces.get(article, 0) + pieces

    def count(self, article: str) -> int:
        """Return how many pieces of an article lie on the shelf."""
        return self._pieces.get(article, 0)

    def take(self, article: str, pieces: int) -> None:
        """Take pieces of an article from the shelf.

        Raises Shortage, and takes nothing, when there are not enough.
        """
        there = self.count(article)
        if pieces > there:
            raise Shortage(article, pieces, there)
        self._pieces[article] = there - pieces
