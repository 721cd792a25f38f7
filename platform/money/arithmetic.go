package money

import (
	"math"
	"math/bits"
)

// Times is c, which is not negative, taken n times. What 64 bits cannot hold stays at the greatest amount they can: a sum
// that wrapped round would be told as a debt.
func (c Cents) Times(n int64) Cents {
	high, low := bits.Mul64(uint64(max(c, 0)), uint64(max(n, 0)))
	if high != 0 || low > math.MaxInt64 {
		return math.MaxInt64
	}
	return Cents(low)
}

// Plus is the sum of two amounts that are not negative, bounded likewise.
func (c Cents) Plus(d Cents) Cents {
	if d > math.MaxInt64-c {
		return math.MaxInt64
	}
	return c + d
}
