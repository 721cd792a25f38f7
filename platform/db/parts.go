package db

import (
	"iter"
	"slices"
)

// AtOnce is how many rows one statement writes, or how many ids it names, of lists without a bound. SQLite takes no more values in a
// statement than 32,766, which are 65 columns of so many rows, and Ints keeps a text for each power of two.
const AtOnce = 500

// Parts cuts a list for statements, of which each takes a part.
func Parts[T any](all []T) iter.Seq[[]T] { return slices.Chunk(all, AtOnce) }
