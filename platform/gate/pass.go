package gate

import (
	"context"
	"errors"
	"time"
)

// Pass is a piece of heavy work under way; it runs, waits for its turn, or rests. One goroutine uses it at a time. A nil
// Pass is of work that needs no turn.
type Pass struct {
	gate   *Gate
	kind   Kind
	rule   rule
	share  *share
	who    string
	weight int

	// Guarded by the gate.
	runs  bool
	begun bool // it has had a turn
	left  bool
	asked time.Time     // when it began to wait
	since time.Time     // when its turn began, or was last measured
	turn  chan struct{} // closed when the turn that it waits for comes
}

// Enter waits for the work's turn. The first one is refused with ErrBusy when it would not come before the context's
// deadline or before the kind's patience ends, at once if that is to be expected. Later ones, after a rest, come as long as
// the context lasts. When the context ends by itself Enter gives its error.
func (p *Pass) Enter(ctx context.Context) error {
	if p == nil {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	waiting, cancel := p.patient(ctx)
	defer cancel()
	turn, err := p.ask(waiting)
	if err != nil {
		return err
	}
	return p.await(ctx, waiting, turn)
}

// await waits for the turn; nil when it is there already.
func (p *Pass) await(ctx, waiting context.Context, turn <-chan struct{}) error {
	if turn == nil {
		return nil
	}
	select {
	case <-turn:
		return nil
	case <-waiting.Done():
		return p.giveUp(ctx, waiting)
	}
}

// patient limits the wait for a first turn.
func (p *Pass) patient(ctx context.Context) (context.Context, context.CancelFunc) {
	if p.begun || p.rule.late {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, max(p.rule.patience, p.gate.patience))
}

// ask takes a turn, or a place in the line for it: then it gives what tells that the turn has come.
func (p *Pass) ask(ctx context.Context) (<-chan struct{}, error) {
	g := p.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if p.runs {
		return nil, nil
	}
	now := g.clock.Now()
	p.asked = now
	if len(p.share.line) == 0 && p.share.fits(p) {
		g.start(p, now)
		return nil, nil
	}
	if deadline, limited := ctx.Deadline(); limited && !p.begun && !p.rule.late {
		if wait := p.share.expected(p, now, g.took); wait > deadline.Sub(now) {
			g.metrics.refuse(p.kind, reasonDeadline)
			return nil, busy(wait)
		}
	}
	return p.queue(), nil
}

// queue puts the work into the line and gives what tells that its turn has come.
func (p *Pass) queue() <-chan struct{} {
	p.turn = make(chan struct{})
	p.share.add(p)
	p.gate.metrics.wait(p.kind, 1)
	return p.turn
}

// giveUp takes the work out of the line, unless its turn came at that very moment.
func (p *Pass) giveUp(ctx, waiting context.Context) error {
	g := p.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if p.runs && ctx.Err() == nil {
		return nil
	}
	now, first := g.clock.Now(), !p.begun
	if p.runs {
		g.stop(p, now)
	} else {
		p.share.remove(p)
		g.metrics.wait(p.kind, -1)
	}
	g.admit(p.share, now) // who is lighter may come in instead
	if !first || errors.Is(waiting.Err(), context.Canceled) {
		return waiting.Err()
	}
	g.metrics.refuse(p.kind, reasonDeadline)
	return busy(p.share.expected(p, now, g.took))
}

// Yield lets others have their turn and waits for the next one; where nobody waits the work goes on.
func (p *Pass) Yield(ctx context.Context) error {
	if p == nil {
		return nil
	}
	return p.await(ctx, ctx, p.makeWay())
}

// makeWay puts the work behind those who wait; nil when nobody does.
func (p *Pass) makeWay() <-chan struct{} {
	g := p.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if !p.runs {
		return nil
	}
	now := g.clock.Now()
	if len(p.share.line) == 0 {
		g.measure(p, now)
		return nil
	}
	g.stop(p, now)
	turn := p.queue() // before the others come in: it keeps its place among them
	g.admit(p.share, now)
	return turn
}

// Rest gives the turn to the next, until Enter: while the work waits for somebody slow.
func (p *Pass) Rest() {
	if p == nil {
		return
	}
	p.gate.mu.Lock()
	defer p.gate.mu.Unlock()
	p.rest()
}

func (p *Pass) rest() {
	if !p.runs {
		return
	}
	now := p.gate.clock.Now()
	p.gate.stop(p, now)
	p.gate.admit(p.share, now)
}

// Leave ends the work. It may be called again.
func (p *Pass) Leave() {
	if p == nil {
		return
	}
	g := p.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if p.left {
		return
	}
	p.left = true
	p.rest()
	t := g.kinds[p.kind]
	t.all--
	if t.byPerson[p.who]--; t.byPerson[p.who] == 0 {
		delete(t.byPerson, p.who)
	}
}
