package index

import "math/bits"

// bitset marks rows; bit i of word w is row 64 w + i.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (b bitset) set(row uint32) { b[row>>6] |= 1 << (row & 63) }

func (b bitset) has(row uint32) bool { return b[row>>6]&(1<<(row&63)) != 0 }

func (b bitset) and(other bitset) {
	for i := range b {
		b[i] &= other[i]
	}
}

func (b bitset) setAll(rows []uint32) {
	for _, row := range rows {
		b.set(row)
	}
}

func (b bitset) unset(rows []uint32) {
	for _, row := range rows {
		b[row>>6] &^= 1 << (row & 63)
	}
}

// fill marks the first n rows.
func (b bitset) fill(n int) {
	for i := range b {
		b[i] = ^uint64(0)
	}
	if rest := n & 63; rest != 0 {
		b[len(b)-1] = 1<<rest - 1
	}
}

func (b bitset) count() int {
	n := 0
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

// each calls fn for the marked rows, ascending, until it returns false.
func (b bitset) each(fn func(row uint32) bool) {
	for i, word := range b {
		for ; word != 0; word &= word - 1 {
			if !fn(uint32(i<<6 + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}
