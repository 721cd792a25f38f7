package db

import (
	"iter"
	"slices"
)

// AtOnce is how many rows one statement writes, or how many ids it names, of lists without a bound. Ints binds each id, up to the next
// power of two, of which each has a text that is kept; SQLite takes no more than 32,766 values.
const AtOnce = 500

// Parts cuts a list for statements, of which each takes a part.
func Parts[T any](all []T) iter.Seq[[]T] { return slices.Chunk(all, AtOnce) }
