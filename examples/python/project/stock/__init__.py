"""What lies on the shelves of a shop, and what was promised to somebody."""

from stock.shelf import Shelf, Shortage

__all__ = ["Shelf", "Shortage"]
