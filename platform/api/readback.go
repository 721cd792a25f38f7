package api

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"

	"millesime/platform/fault"
)

// Read is what Endpoint.Reads gives of a resource that one operation shows.
func Read[Out any](shown Out, err error) ([]any, error) { return []any{shown}, err }

// members are those that a body declares, by name: true for one that may be left out without another meaning, a Field.
type members map[string]bool

func membersOf(t reflect.Type) members {
	declared := members{}
	if t.Kind() != reflect.Struct {
		return declared
	}
	for _, f := range flatten(t) {
		if name := jsonName(f.StructField); name != "" {
			_, declared[name] = fieldValue(f.Type)
		}
	}
	return declared
}

// changed takes out of a body what it sends back as it was read, so that what was read can be written: a value in the form of
// the answer, a picture that would be encoded again, a member that nobody writes. Of the latter it refuses those that
// changed, by name and all at once. Whoever reads nothing of the resource is left to the operation's own refusal.
func (m members) changed(data []byte, reads func() ([]any, error)) ([]byte, error) {
	if !json.Valid(data) || bytes.TrimSpace(data)[0] != '{' {
		return data, nil // decodeJSON says why
	}
	shown, err := reads()
	if _, refused := fault.As(err); refused {
		return data, nil
	}
	if err != nil {
		return nil, err
	}
	views := make([]map[string]any, len(shown))
	for i, one := range shown {
		if views[i], err = asSent(one); err != nil {
			return nil, err
		}
	}
	return m.without(data, views)
}

// versionMember of a body tells what state it was made of. One of another state is for the operation to refuse as such.
const versionMember = "version"

func (m members) without(data []byte, views []map[string]any) ([]byte, error) {
	var refused []fault.Violation
	stale, kept := false, []byte{'{'}
	s := &scanner{data: data}
	s.peek()
	for first := true; s.next(first); first = false {
		start := s.pos
		name := string(s.key())
		value := s.raw()
		field, declared := m[name]
		compared := value
		if name == versionMember {
			compared = bytes.Trim(value, `"`) // numbers may be sent as text
		}
		known, same := compare(views, name, compared)
		switch {
		case same && (field || !declared):
			continue
		case known && !declared && name[0] != '@':
			refused = append(refused, fault.At(name, "read_only", "Ce champ ne se modifie pas ici", "This member cannot be changed here"))
			continue
		case declared && name == versionMember:
			stale = known && !same
		}
		if len(kept) > 1 {
			kept = append(kept, ',')
		}
		kept = append(kept, data[start:s.pos]...)
	}
	if len(refused) > 0 && !stale {
		return nil, fault.Invalid(refused...)
	}
	return append(kept, '}'), nil
}

// asSent is an answer as its reader has it, by member.
func asSent(answer any) (map[string]any, error) {
	data, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	var view map[string]any
	err = json.Unmarshal(data, &view)
	return view, err
}

// compare tells whether a view has a member, and whether one has it with this value.
func compare(views []map[string]any, name string, value []byte) (known, same bool) {
	var sent any
	if json.Unmarshal(value, &sent) != nil {
		return false, false // cannot be: the document is valid
	}
	for _, view := range views {
		current, found := view[name]
		known = known || found
		same = same || found && reflect.DeepEqual(current, sent)
	}
	return known, same
}

// After shows what an act left of a thing, unless the act was refused.
func After[T any](ctx context.Context, id int64, refused error, show func(ctx context.Context, id int64) (T, error)) (T, error) {
	if refused != nil {
		var none T
		return none, refused
	}
	return show(ctx, id)
}
