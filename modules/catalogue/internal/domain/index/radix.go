package index

// sorter sorts rows by a number, equal ones in the order they stand in. It keeps its working memory.
type sorter struct {
	keys, spareKeys []uint64
	rows, spareRows []uint32
}

const (
	digitBits = 11
	digits    = 1 << digitBits
)

// rank gives the rows 0 to n-1 sorted by key, digit after digit from the last one on; the result is valid until the
// next call.
func (s *sorter) rank(n int, key func(row uint32) uint64) []uint32 {
	if cap(s.keys) < n {
		s.keys, s.spareKeys = make([]uint64, n), make([]uint64, n)
		s.rows, s.spareRows = make([]uint32, n), make([]uint32, n)
	}
	keys, rows := s.keys[:n], s.rows[:n]
	toKeys, toRows := s.spareKeys[:n], s.spareRows[:n]
	some, every := uint64(0), ^uint64(0)
	for row := range rows {
		k := key(uint32(row))
		keys[row], rows[row] = k, uint32(row)
		some |= k
		every &= k
	}
	differing := some &^ every
	for shift := 0; shift < 64; shift += digitBits {
		if differing>>shift&(digits-1) == 0 {
			continue // all have the same digit here
		}
		var next [digits + 1]uint32
		for _, k := range keys {
			next[k>>shift&(digits-1)+1]++
		}
		for d := 1; d < digits; d++ {
			next[d] += next[d-1]
		}
		for i, k := range keys {
			at := &next[k>>shift&(digits-1)]
			toKeys[*at], toRows[*at] = k, rows[i]
			*at++
		}
		keys, toKeys = toKeys, keys
		rows, toRows = toRows, rows
	}
	return rows
}

// signed makes a number that may be negative sortable.
func signed(n int64) uint64 { return uint64(n) ^ 1<<63 }

// permutation is a sort order of all rows.
type permutation struct {
	rows  []uint32 // at each position
	at    []uint32 // of each row
	other bitset   // positions whose row differs in its value from the one before
}

// permutation sorts rows by key; equal keys stay in the editorial order.
func (s *sorter) permutation(n int, key func(row uint32) uint64) *permutation {
	return s.permutationOf(n, key, func(a, b uint32) bool { return key(a) == key(b) })
}

// permutationOf sorts rows by a key that tells more of them apart than their values do.
func (s *sorter) permutationOf(n int, key func(row uint32) uint64, same func(a, b uint32) bool) *permutation {
	p := &permutation{rows: append(make([]uint32, 0, n), s.rank(n, key)...), at: make([]uint32, n), other: newBitset(n)}
	for i, row := range p.rows {
		p.at[row] = uint32(i)
		if i > 0 && !same(p.rows[i-1], row) {
			p.other.set(uint32(i))
		}
	}
	return p
}

// ranks numbers the values of all rows: rows alike have the same number.
func (p *permutation) ranks() []uint32 {
	ranks, rank := make([]uint32, len(p.rows)), uint32(0)
	for i, row := range p.rows {
		if p.other.has(uint32(i)) {
			rank++
		}
		ranks[row] = rank
	}
	return ranks
}
