package document

import (
	"maps"
	"slices"

	"millesime/platform/fault"
)

// Terms are the words in which the moves of a kind of document are refused. Texts of refusals may name {status}, where the document
// is, and {to}, where it should go.
type Terms[S ~string] struct {
	Names  map[S]fault.Text // of all states, as the interface has them (specification 3); none: refusals do not name them
	Member string           // of a refusal's answer, that carries the state now: the answer's own status is that of HTTP

	NoSuch   *fault.Fault // nothing leads there
	NotYours *fault.Fault // others make this move
	Moved    *fault.Fault // somebody has done it already
	NoReason error        // the move asks for one; nil: in the words of validate
}

// Refuse gives a refusal of a document in a state, with its name and the state in the answer.
func (t Terms[S]) Refuse(refusal *fault.Fault, at S) error {
	return t.About(at, refusal.With("status", t.name(at)))
}

// About adds the state that a document is in to the answer of a refusal; another error is returned unchanged.
func (t Terms[S]) About(at S, refusal error) error {
	if f, ok := fault.As(refusal); ok {
		return f.Body(map[string]S{t.Member: at})
	}
	return refusal
}

// name of a state; its code where it has none.
func (t Terms[S]) name(state S) fault.Text {
	if name, ok := t.Names[state]; ok {
		return name
	}
	return fault.Same(string(state))
}

// faults are all that is wrong with terms of documents that have these states.
func (t Terms[S]) faults(states []S) []string {
	var faults []string
	if t.NoSuch == nil || t.NotYours == nil || t.Moved == nil {
		faults = append(faults, "a refusal is missing")
	}
	if t.Member == "" {
		faults = append(faults, "no member carries the state")
	}
	for _, state := range slices.Sorted(maps.Keys(t.Names)) {
		if !slices.Contains(states, state) {
			faults = append(faults, "names an unknown state: "+string(state))
		}
	}
	for _, state := range states {
		if _, named := t.Names[state]; !named && len(t.Names) > 0 {
			faults = append(faults, "without a name: "+string(state))
		}
	}
	return faults
}
