package money

import (
	"math"
	"math/bits"
)

// mulDiv is a × b ÷ d with d > 0, rounded half away from zero: the only
// rounding in the product. The product of a and b may exceed 64 bits; a
// quotient that does panics rather than giving a wrong amount.
func mulDiv(a, b, d int64) int64 {
	negative := (a < 0) != (b < 0)
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	quotient, rest := bits.Div64(hi, lo, uint64(d))
	if rest >= uint64(d)-rest {
		quotient++
	}
	if quotient > 1<<63-1 {
		panic("money: amount out of range")
	}
	if negative {
		return -int64(quotient)
	}
	return int64(quotient)
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// Times is c, which is not negative, taken n times. What 64 bits cannot hold stays at the greatest amount they can: a sum
// that wrapped round would be told as a debt.
func (c Cents) Times(n int64) Cents {
	high, low := bits.Mul64(uint64(max(c, 0)), uint64(max(n, 0)))
	if high != 0 || low > math.MaxInt64 {
		return math.MaxInt64
	}
	return Cents(low)
}

// Scaled is the amount × by ÷ of: a price per litre is one of 0.75 l × 1000 ÷ 750.
func (c Cents) Scaled(by, of int64) Cents { return Cents(mulDiv(int64(c), by, of)) }

// Plus is the sum of two amounts that are not negative, bounded likewise.
func (c Cents) Plus(d Cents) Cents {
	if d > math.MaxInt64-c {
		return math.MaxInt64
	}
	return c + d
}
