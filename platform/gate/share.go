package gate

import (
	"slices"
	"time"
)

// share is a part of the gate's weight, with those who wait for it.
type share struct {
	total, used int
	running     []*Pass
	line        []*queue // of persons, in the order of their turns
}

// queue is what waits of one person; it is never empty.
type queue struct {
	who     string
	waiting []*Pass
}

func (s *share) fits(p *Pass) bool { return s.used+p.weight <= s.total }

func (s *share) of(who string) *queue {
	at := slices.IndexFunc(s.line, func(q *queue) bool { return q.who == who })
	if at < 0 {
		return nil
	}
	return s.line[at]
}

// add puts work behind that of its person, and a person who had none waiting behind the others.
func (s *share) add(p *Pass) {
	q := s.of(p.who)
	if q == nil {
		q = &queue{who: p.who}
		s.line = append(s.line, q)
	}
	q.waiting = append(q.waiting, p)
}

// remove takes out who no longer waits.
func (s *share) remove(p *Pass) {
	q := s.of(p.who)
	if q.waiting = slices.DeleteFunc(q.waiting, func(w *Pass) bool { return w == p }); len(q.waiting) == 0 {
		s.line = slices.DeleteFunc(s.line, func(other *queue) bool { return other == q })
	}
}

// next takes out whose turn it is; nil while that does not fit. Nothing overtakes: what is light would keep what is heavy
// waiting for ever.
func (s *share) next() *Pass {
	if len(s.line) == 0 || !s.fits(s.line[0].waiting[0]) {
		return nil
	}
	q := s.line[0]
	p := q.waiting[0]
	q.waiting, s.line = q.waiting[1:], s.line[1:]
	if len(q.waiting) > 0 {
		s.line = append(s.line, q)
	}
	return p
}

// ahead is the work before a piece that would begin to wait now, as weight times the time that each kind takes.
func (s *share) ahead(p *Pass, now time.Time, took func(Kind) time.Duration) time.Duration {
	var load time.Duration
	for _, r := range s.running {
		load += time.Duration(r.weight) * max(0, took(r.kind)-now.Sub(r.since))
	}
	rounds := 1
	if own := s.of(p.who); own != nil {
		rounds += len(own.waiting)
	}
	for _, q := range s.line { // each has a turn in each round
		for _, w := range q.waiting[:min(rounds, len(q.waiting))] {
			load += time.Duration(w.weight) * took(w.kind)
		}
	}
	return load
}

// expected is how long the piece would wait.
func (s *share) expected(p *Pass, now time.Time, took func(Kind) time.Duration) time.Duration {
	if len(s.line) == 0 && s.fits(p) {
		return 0
	}
	return s.ahead(p, now, took) / time.Duration(s.total)
}
