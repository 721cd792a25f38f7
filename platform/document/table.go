package document

import (
	"errors"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/states"
	"millesime/platform/validate"
)

// Table is the state table of a kind of document with its terms. S are its states, R is what an actor is to one, D is what guards
// look at.
type Table[S, R ~string, D any] struct {
	*states.Table[S, R, D]
	Terms[S]
}

// New makes a table, which refuses in its terms. A faulty one is a fault of the program: it panics, and names all that is wrong.
func New[S, R ~string, D any](d states.Definition[S, R, D], terms Terms[S]) *Table[S, R, D] {
	if faults := terms.faults(d.States); len(faults) > 0 {
		panic("document: " + strings.Join(faults, "; "))
	}
	d.NoSuch, d.NotYours = terms.NoSuch, terms.NotYours
	return &Table[S, R, D]{Table: states.New(d), Terms: terms}
}

// Resolve finds the row by which a role brings a document from the state that it is in to another one, or the refusal. A comment of
// blanks is no reason.
func (t *Table[S, R, D]) Resolve(about D, from, to S, role R, comment string) (states.Transition[S, R], error) {
	if from == to {
		return states.Transition[S, R]{}, t.Refuse(t.Moved, from)
	}
	row, err := t.Find(from, to, role, about)
	switch {
	case errors.Is(err, t.NoSuch):
		err = t.Refuse(t.NoSuch.With("to", t.name(to)), from)
	case errors.Is(err, t.NotYours):
		err = t.NotYours.With("status", t.name(from), "to", t.name(to))
	case err == nil && row.Reason:
		err = t.CheckReason(comment)
	}
	return row, err
}

// CheckReason refuses a move that asks for a reason and has none.
func (t *Table[S, R, D]) CheckReason(comment string) error {
	switch {
	case strings.TrimSpace(comment) != "":
		return nil
	case t.NoReason != nil:
		return t.NoReason
	default:
		return fault.Invalid(validate.Violation("comment", "required"))
	}
}

// Targets are the states that transitions lead to, and those of them that ask for a reason. Neither is nil.
func Targets[S, R ~string](rows []states.Transition[S, R], asks func(states.Transition[S, R]) bool) (to, withReason []S) {
	to, withReason = []S{}, []S{}
	for _, row := range rows {
		to = append(to, row.To)
		if asks(row) {
			withReason = append(withReason, row.To)
		}
	}
	return to, withReason
}

// AsksReason tells whether a row of a table asks for one.
func AsksReason[S, R ~string](row states.Transition[S, R]) bool { return row.Reason }
