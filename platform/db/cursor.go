package db

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"millesime/platform/clock"
)

// ErrCursor refuses a cursor that this list did not give.
var ErrCursor = errors.New("a cursor that the list did not give")

// SortKind is the type of a sort's values.
type SortKind int

// The kinds of sort values.
const (
	SortText SortKind = iota
	SortNumber
	SortInstant
)

// place is where a row stands. Its text is opaque to callers.
type place struct {
	Sort   string            `json:"s"`
	Values []json.RawMessage `json:"v"`
	ID     int64             `json:"i"`
}

// name is what a cursor tells its list by.
func (s Sorts) name() string {
	keys := make([]string, len(s))
	for i, one := range s {
		keys[i] = one.Key
	}
	return strings.Join(keys, ",")
}

// After is the cursor of a row: its value in each sort, by the sort's key, and its id.
func (s Sorts) After(id int64, value func(key string) any) string {
	at := place{Sort: s.name(), ID: id}
	for _, one := range s {
		raw, err := json.Marshal(value(one.Key))
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
	if p.Sort != s.name() || len(p.Values) != len(s) {
		return nil, fmt.Errorf("%w: it is of the sort %q", ErrCursor, p.Sort)
	}
	values := make([]any, 0, len(s)+1)
	for i, one := range s {
		value, err := one.Kind.read(p.Values[i])
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return append(values, p.ID), nil
}

func (k SortKind) read(raw json.RawMessage) (value any, err error) {
	switch k {
	case SortNumber:
		value, err = decoded[int64](raw, nil)
	case SortInstant:
		value, err = decoded(raw, func(at time.Time) bool { return at.Year() >= clock.FirstYear && at.Year() <= clock.LastYear })
	case SortText:
		value, err = decoded(raw, func(text string) bool { return !strings.Contains(text, "\x00") })
	}
	return value, err
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
