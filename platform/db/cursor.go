package db

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"

	"millesime/platform/clock"
)

// ErrCursor refuses a cursor that this list did not give.
var ErrCursor = errors.New("a cursor that the list did not give")

// place is where a row stands. Its text is opaque to callers.
type place struct {
	Sort   string            `json:"s"`
	Values []json.RawMessage `json:"v"`
	ID     int64             `json:"i"`
}

// name is what a cursor tells its list by.
func (s Sorts) name() string {
	keys := make([]string, len(s.columns))
	for i, c := range s.columns {
		keys[i] = c.key
	}
	return strings.Join(keys, ",")
}

// after is the cursor of a row.
func (s Sorts) after(row reflect.Value) string {
	at := place{Sort: s.name(), ID: s.id.field.Value(row).Int()}
	for _, c := range s.columns {
		raw, err := json.Marshal(c.value(row))
		if err != nil {
			return "" // strings, numbers and instants always marshal
		}
		at.Values = append(at.Values, raw)
	}
	text, err := json.Marshal(at)
	if err != nil {
		return ""
	}
	return base64.RawURLEncoding.EncodeToString(text)
}

// value is what a row has in the column: an instant, a text or a number, whatever JSON its type writes.
func (c sortColumn) value(row reflect.Value) any {
	value := c.field.Value(row)
	if c.mayLack() {
		if value.IsNil() {
			return int64(least)
		}
		value = value.Elem()
	}
	if at, ok := reflect.TypeAssert[time.Time](value); ok {
		return at.UTC()
	}
	if value.Kind() == reflect.String {
		return value.String()
	}
	return value.Int()
}

// read gives the values and the id that a cursor of the same sorts names, else ErrCursor.
func (s Sorts) read(text string) ([]any, error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCursor, err)
	}
	var p place
	if err := json.Unmarshal(raw, &p); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCursor, err)
	}
	if p.Sort != s.name() || len(p.Values) != len(s.columns) {
		return nil, fmt.Errorf("%w: it is of the sort %q", ErrCursor, p.Sort)
	}
	values := make([]any, 0, len(s.columns)+1)
	for i, c := range s.columns {
		value, err := c.read(p.Values[i])
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return append(values, p.ID), nil
}

func (c sortColumn) read(raw json.RawMessage) (any, error) {
	switch kind := c.field.IndirectType; {
	case kind == reflect.TypeFor[time.Time]():
		return decoded(raw, func(at time.Time) bool { return at.Year() >= clock.FirstYear && at.Year() <= clock.LastYear })
	case kind.Kind() == reflect.String:
		return decoded(raw, func(text string) bool { return !strings.Contains(text, "\x00") })
	default:
		return decoded[int64](raw, nil)
	}
}

// decoded reads a value that anybody may have written, and holds it against what the database can take.
func decoded[T any](raw json.RawMessage, fits func(T) bool) (any, error) {
	var v T
	if err := json.Unmarshal(raw, &v); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCursor, err)
	}
	if fits != nil && !fits(v) {
		return nil, fmt.Errorf("%w: a value that no row has", ErrCursor)
	}
	return v, nil
}
