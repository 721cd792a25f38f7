package states

import (
	"slices"
	"strings"
)

// Definition is a state table as its module writes it down. C is what its guards look at.
type Definition[S, R ~string, C any] struct {
	States      []S
	Roles       []R
	Begins      map[S]string // the states in which things come to be, with what causes it
	Ends        map[S]string // those in which they leave the table, likewise
	Transitions []Transition[S, R]
	Guards      map[Guard]func(about C, to S) error // each gives the refusal, or nil
	NoSuch      error                               // refuses where no transition leads
	NotYours    error                               // refuses a transition that only others may make
}

// Table answers what may be done. It never changes, so any number of readers share it.
type Table[S, R ~string, C any] struct {
	definition Definition[S, R, C]
	from       map[S][]Transition[S, R]
}

// New makes a table. A faulty one is a fault of the program: it panics, and names all that is wrong.
func New[S, R ~string, C any](d Definition[S, R, C]) *Table[S, R, C] {
	if faults := d.faults(); len(faults) > 0 {
		panic("states: " + strings.Join(faults, "; "))
	}
	t := &Table[S, R, C]{definition: d, from: map[S][]Transition[S, R]{}}
	for _, row := range d.Transitions {
		t.from[row.From] = append(t.from[row.From], row)
	}
	return t
}

// Transitions are all rows, in the order they were written down; not to be changed.
func (t *Table[S, R, C]) Transitions() []Transition[S, R] { return t.definition.Transitions }

// From are the rows that lead out of a state, likewise.
func (t *Table[S, R, C]) From(state S) []Transition[S, R] { return t.from[state] }

// Allowed are the transitions that a role may make now, at most one to each state.
func (t *Table[S, R, C]) Allowed(from S, role R, about C) []Transition[S, R] {
	var allowed []Transition[S, R]
	for _, row := range t.from[from] {
		if slices.Contains(row.By, role) && t.check(row, about) == nil {
			allowed = append(allowed, row)
		}
	}
	return allowed
}

// Find gives the transition by which a role may bring a thing from one state to another now, or the refusal.
func (t *Table[S, R, C]) Find(from, to S, role R, about C) (Transition[S, R], error) {
	refusal := t.definition.NoSuch
	for _, row := range t.from[from] {
		if row.To != to {
			continue
		}
		if slices.Contains(row.By, role) {
			return row, t.check(row, about)
		}
		refusal = t.definition.NotYours
	}
	return Transition[S, R]{}, refusal
}

func (t *Table[S, R, C]) check(row Transition[S, R], about C) error {
	for _, guard := range row.Guards {
		if refusal := t.definition.Guards[guard](about, row.To); refusal != nil {
			return refusal
		}
	}
	return nil
}

// Transition is a row of a state table. S are the states of a thing, R is what an actor is to it.
type Transition[S, R ~string] struct {
	From, To S
	By       []R
	Reason   bool     // a comment is required
	Alone    bool     // asks for more than a comment, so it is never made for many things at once
	Guards   []Guard  // all must hold
	Effects  []Effect // what else happens, in the same transaction
	Due      Due      // when the system makes it by itself; "" = when something else causes it
}

// Guard names a condition of a transition, besides who asks.
type Guard string

// Effect names what a transition does besides changing the state.
type Effect string

// Due names when the system makes a transition by itself.
type Due string
