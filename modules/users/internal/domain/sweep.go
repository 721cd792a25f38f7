package domain

import "context"

// sweepSize is how many rows one transaction of a sweep takes.
const sweepSize = 100

// inPieces repeats a transaction that takes sweepSize rows at most until there are no more, and tells how many there were.
func inPieces(ctx context.Context, piece func(context.Context) (int, error)) (int, error) {
	total := 0
	for {
		n, err := piece(ctx)
		total += n
		if err != nil || n < sweepSize {
			return total, err
		}
	}
}
