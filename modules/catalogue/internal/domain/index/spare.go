package index

import "sync"

// spare is the working memory of one query, pooled so that a request allocates nothing per product.
type spare struct {
	n      int
	sets   []bitset
	taken  int
	scores []uint16
	again  []uint16 // scores of another reading of the search
	best   []uint16 // of the word being searched; read only where its hits are marked
	counts []uint32
	rows   []uint32
	others []uint32
}

type sparePool struct {
	n    int
	pool sync.Pool
}

func newSparePool(n int) *sparePool {
	return &sparePool{n: n, pool: sync.Pool{New: func() any {
		return &spare{n: n, scores: make([]uint16, n), again: make([]uint16, n), best: make([]uint16, n)}
	}}}
}

func (p *sparePool) get() *spare {
	s, _ := p.pool.Get().(*spare)
	s.taken = 0
	return s
}

func (p *sparePool) put(s *spare) { p.pool.Put(s) }

// bitset gives an empty set, valid until the spare goes back.
func (s *spare) bitset() bitset {
	if s.taken == len(s.sets) {
		s.sets = append(s.sets, newBitset(s.n))
		s.taken++
		return s.sets[s.taken-1]
	}
	b := s.sets[s.taken]
	s.taken++
	clear(b)
	return b
}

// zeros gives n zeroed counters, valid until the next call.
func (s *spare) zeros(n int) []uint32 {
	if cap(s.counts) < n {
		s.counts = make([]uint32, n)
	}
	s.counts = s.counts[:n]
	clear(s.counts)
	return s.counts
}
