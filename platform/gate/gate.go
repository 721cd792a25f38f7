package gate

import (
	"context"
	"slices"
	"sync"
	"time"

	"millesime/platform/clock"
)

// Options of a gate; zero values are the usual ones.
type Options struct {
	Weight   int           // of all that runs at a time, in units; 0 = defaultWeight, never below LeastWeight
	Patience time.Duration // the least time that work waits for its first turn; 0 = what its kind says
	Metrics  *Metrics      // nil counts nothing
}

// Gate lets heavy work in. Use one in a process.
type Gate struct {
	patience time.Duration
	metrics  *Metrics
	clock    clock.Clock // of the machine: contexts end by it

	mu     sync.Mutex
	signIn share
	rest   share
	kinds  map[Kind]*tally
}

// tally is what is known of a kind.
type tally struct {
	took     time.Duration // a turn, as a moving average
	all      int           // pieces of work under way
	byPerson map[string]int
}

// New makes a gate. Half of its weight is for passwords: with more of the processors they are hardly faster, and requests
// that are not heavy wait longer (docs/decisions/0032).
func New(o Options) *Gate {
	if o.Weight == 0 {
		o.Weight = defaultWeight()
	}
	weight := max(o.Weight, LeastWeight)
	g := &Gate{
		patience: o.Patience, metrics: o.Metrics, clock: clock.System(), kinds: map[Kind]*tally{},
		signIn: share{total: weight / 2}, rest: share{total: weight - weight/2},
	}
	for _, k := range Kinds() {
		g.kinds[k] = &tally{byPerson: map[string]int{}}
	}
	return g
}

// Do waits for a turn, does the work, and gives the turn to the next, also after a panic. Before the work begins it fails
// with ErrPerson, ErrBusy, or what ended the context.
func (g *Gate) Do(ctx context.Context, w Work, fn func() error) error {
	p, err := g.Join(ctx, w)
	if err != nil {
		return err
	}
	defer p.Leave()
	if err := p.Enter(ctx); err != nil {
		return err
	}
	return fn()
}

// Join counts a piece of work as its person's, without a turn yet: Enter waits for that. Leave it, whatever happens. It
// fails with ErrPerson when the person has as many of the kind under way as may be, and with ErrBusy when all have.
func (g *Gate) Join(ctx context.Context, w Work) (*Pass, error) {
	r, known := ruleOf(w.Kind)
	if !known {
		panic("gate: unknown kind " + string(w.Kind))
	}
	p := &Pass{gate: g, kind: w.Kind, rule: r, who: personOf(ctx), share: &g.rest}
	if r.signIn {
		p.share = &g.signIn
	}
	p.weight = min(max(r.weight, w.Weight), p.share.total) // the heaviest has its share to itself
	g.mu.Lock()
	defer g.mu.Unlock()
	t := g.kinds[p.kind]
	switch {
	case r.perPerson > 0 && t.byPerson[p.who] >= r.perPerson:
		g.metrics.refuse(p.kind, reasonPerson)
		return nil, ErrPerson.RetryAfter(max(t.took, whenOneEnds))
	case r.inAll > 0 && t.all >= r.inAll:
		g.metrics.refuse(p.kind, reasonAll)
		return nil, busy(whenOneEnds)
	}
	t.all++
	t.byPerson[p.who]++
	return p, nil
}

// admit gives turns to all whose turn it is.
func (g *Gate) admit(s *share, now time.Time) {
	for p := s.next(); p != nil; p = s.next() {
		g.metrics.wait(p.kind, -1)
		g.start(p, now)
		close(p.turn)
	}
}

func (g *Gate) start(p *Pass, now time.Time) {
	if !p.begun {
		g.metrics.waited(p.kind, max(0, now.Sub(p.asked)))
	}
	p.runs, p.begun, p.since = true, true, now
	p.share.used += p.weight
	p.share.running = append(p.share.running, p)
	g.metrics.run(p.kind, 1)
}

func (g *Gate) stop(p *Pass, now time.Time) {
	g.measure(p, now)
	p.runs = false
	p.share.used -= p.weight
	p.share.running = slices.DeleteFunc(p.share.running, func(r *Pass) bool { return r == p })
	g.metrics.run(p.kind, -1)
}

func (g *Gate) took(k Kind) time.Duration { return g.kinds[k].took }

// averaged is over how many turns a kind's time is averaged, more or less.
const averaged = 8

// measure notes how long a turn took so far, and begins anew.
func (g *Gate) measure(p *Pass, now time.Time) {
	t, took := g.kinds[p.kind], max(0, now.Sub(p.since))
	if t.took == 0 {
		t.took = took
	}
	t.took += (took - t.took) / averaged
	p.since = now
}
