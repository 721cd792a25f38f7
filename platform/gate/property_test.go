package gate

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"

	_ "millesime/platform/testkit/constant"
)

// waiter is a piece of work that waits, with what the others have had since it began to.
type waiter struct {
	pass   *Pass
	turn   <-chan struct{}
	rounds int // its place among those of its person, from 1
	others map[string]int
}

// house drives a gate step by step, without goroutines.
type house struct {
	t       *rapid.T
	gate    *Gate
	waiting []*waiter
	running []*Pass
	resting []*Pass
}

// ask lets work have or await its turn.
func (h *house) ask(p *Pass) {
	h.t.Helper()
	turn, err := p.ask(h.t.Context()) // no deadline: nothing is refused
	switch {
	case err != nil:
		h.t.Fatal(err)
	case turn == nil:
		h.running = append(h.running, p)
		h.served(p)
	default:
		h.wait(p, turn)
	}
}

func (h *house) wait(p *Pass, turn <-chan struct{}) {
	rounds := 1
	for _, w := range h.waiting {
		if w.pass.who == p.who && w.pass.share == p.share {
			rounds++
		}
	}
	h.waiting = append(h.waiting, &waiter{p, turn, rounds, map[string]int{}})
}

// served notes a turn for all who waited for theirs.
func (h *house) served(p *Pass) {
	for _, w := range h.waiting {
		if w.pass.share == p.share && w.pass.who != p.who {
			w.others[p.who]++
		}
	}
}

// look finds whose turn has come, and judges.
func (h *house) look() {
	h.t.Helper()
	var came []*waiter
	h.waiting = slices.DeleteFunc(h.waiting, func(w *waiter) bool {
		select {
		case <-w.turn:
			came = append(came, w)
			return true
		default:
			return false
		}
	})
	for _, w := range came {
		h.running = append(h.running, w.pass)
		h.served(w.pass)
	}
	for _, w := range slices.Concat(h.waiting, came) {
		for who, turns := range w.others {
			if turns > w.rounds {
				h.t.Fatalf("%s had %d turns while the work number %d of %s waited", who, turns, w.rounds, w.pass.who)
			}
		}
	}
	for _, s := range []*share{&h.gate.signIn, &h.gate.rest} {
		sum := 0
		for _, p := range h.running {
			if p.share == s {
				sum += p.weight
			}
		}
		if sum != s.used || sum > s.total {
			h.t.Fatalf("%d runs, %d is counted, %d may", sum, s.used, s.total)
		}
		if len(s.line) > 0 && s.fits(s.line[0].waiting[0]) {
			h.t.Fatal("there is room, and somebody waits")
		}
	}
}

// pick takes one out of a list.
func pick[T any](t *rapid.T, list *[]T) T {
	at := rapid.IntRange(0, len(*list)-1).Draw(t, "which")
	one := (*list)[at]
	*list = slices.Delete(*list, at, at+1)
	return one
}

// Whatever people ask for and in whatever order: what runs never weighs more than may, no room is left empty while
// somebody waits, nobody has more than one turn in a round of another's, and in the end everybody had a turn.
func TestTheGateIsBoundedAndFair(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		h := &house{t: t, gate: New(Options{Weight: rapid.IntRange(LeastWeight, 40).Draw(t, "weight")})}
		gone, leave := context.WithCancel(h.t.Context())
		leave()
		step := map[string]func(){
			"come": func() {
				who := ForPerson(t.Context(), rapid.Int64Range(1, 5).Draw(t, "person"))
				work := Work{Kind: rapid.SampledFrom(Kinds()).Draw(t, "kind"), Weight: rapid.IntRange(0, 12).Draw(t, "weight")}
				if p, err := h.gate.Join(who, work); err == nil {
					h.ask(p)
				}
			},
			"go on": func() {
				if len(h.resting) > 0 {
					h.ask(pick(t, &h.resting))
				}
			},
			"rest": func() {
				if len(h.running) > 0 {
					p := pick(t, &h.running)
					p.Rest()
					h.resting = append(h.resting, p)
				}
			},
			"yield": func() {
				if len(h.running) > 0 {
					p := pick(t, &h.running)
					if turn := p.makeWay(); turn != nil {
						h.wait(p, turn)
					} else {
						h.running = append(h.running, p)
					}
				}
			},
			"end": func() {
				if len(h.running) > 0 {
					pick(t, &h.running).Leave()
				}
			},
			"give up": func() {
				if len(h.waiting) > 0 {
					w := pick(t, &h.waiting)
					if err := w.pass.giveUp(gone, gone); err == nil {
						t.Fatal("who gave up has a turn")
					}
					w.pass.Leave()
				}
			},
		}
		names := []string{"come", "come", "come", "go on", "rest", "yield", "end", "give up"}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			step[rapid.SampledFrom(names).Draw(t, "step")]()
			h.look()
		}
		for len(h.waiting) > 0 { // each end lets somebody in
			before := len(h.waiting)
			for len(h.running) > 0 && len(h.waiting) == before {
				pick(t, &h.running).Leave()
				h.look()
			}
			if len(h.waiting) == before {
				t.Fatalf("%d wait for ever", before)
			}
		}
	})
}
