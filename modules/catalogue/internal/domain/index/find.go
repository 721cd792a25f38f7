package index

// search is one search at work: the rows in which it looks, and its working memory.
type search struct {
	*content
	in bitset // what the viewer sees
	sp *spare
}

// found are the rows of a search with their scores, which are those of the best reading.
func (s *search) found(all [][]term, scores []uint16) bitset {
	rows := s.sp.bitset()
	copy(rows, s.in)
	s.read(all[0], rows, scores)
	for _, reading := range all[1:] {
		other := s.sp.bitset()
		copy(other, s.in)
		clear(s.sp.again)
		s.read(reading, other, s.sp.again)
		other.each(func(row uint32) bool {
			if !rows.has(row) {
				rows.set(row)
				scores[row] = 0
			}
			scores[row] = max(scores[row], s.sp.again[row])
			return true
		})
	}
	return rows
}

// read leaves the rows that have every term, and adds up their scores.
func (s *search) read(terms []term, rows bitset, scores []uint16) {
	taken := s.sp.taken
	for i := range terms {
		s.sp.taken = taken
		hits := s.sp.bitset()
		s.hit(&terms[i], hits)
		rows.and(hits)
		rows.each(func(row uint32) bool {
			scores[row] += s.sp.best[row]
			return true
		})
	}
	s.sp.taken = taken
}

// hit marks the rows that have a term, with the best of its scores.
func (s *search) hit(t *term, hits bitset) {
	d := s.words
	if t.word != "" {
		from, to := d.prefix(t.word)
		for i := from; i < to; i++ {
			points := uint16(pointsBegun)
			if len(d.words[i]) == len(t.word) {
				points = pointsWhole
			}
			s.mark(i, points, hits)
		}
	}
	for _, word := range t.whole {
		if at, ok := d.whole(word); ok {
			s.mark(at, 1, hits)
		}
	}
	for _, m := range t.value {
		c := s.columns[m.facet]
		for _, code := range c.holds[m.value] {
			for _, row := range c.rows[c.starts[code]:c.starts[code+1]] {
				s.score(row, pointsValue, hits)
			}
		}
	}
}

// mark scores the rows of a word of the dictionary.
func (s *search) mark(at int, points uint16, hits bitset) {
	d := s.words
	for p := d.starts[at]; p < d.starts[at+1]; p++ {
		s.score(d.rows[p], uint16(d.weights[p])*points, hits)
	}
}

func (s *search) score(row uint32, score uint16, hits bitset) {
	if !hits.has(row) {
		hits.set(row)
		s.sp.best[row] = score
	} else if s.sp.best[row] < score {
		s.sp.best[row] = score
	}
}

// rowsOf marks what the viewer sees of a term.
func (s *search) rowsOf(t *term) bitset {
	hits := s.sp.bitset()
	s.hit(t, hits)
	hits.and(s.in)
	return hits
}
