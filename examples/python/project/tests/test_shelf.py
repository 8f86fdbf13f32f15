import unittest

from stock import Shelf, Shortage


class ShelfTest(unittest.TestCase):
    def test_add_sums_up(self):
        shelf = Shelf()
        shelf.add("apple", 2)
        shelf.add("apple", 3)
        self.assertEqual(shelf.count("apple"), 5)

    def test_take_lowers_the_count(self):
        shelf = Shelf()
        shelf.add("apple", 5)
        shelf.take("apple", 2)
        self.assertEqual(shelf.count("apple"), 3)

    def test_take_raises_a_shortage(self):
        shelf = Shelf()
        shelf.add("apple", 1)
        with self.assertRaises(Shortage) as caught:
            shelf.take("apple", 2)
        self.assertEqual(caught.exception.there, 1)
        self.assertEqual(shelf.count("apple"), 1)

    def test_an_unknown_article_counts_nothing(self):
        self.assertEqual(Shelf().count("pear"), 0)


if __name__ == "__main__":
    unittest.main()
