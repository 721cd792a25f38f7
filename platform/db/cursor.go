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
	Sort  string          `json:"s"`
	Value json.RawMessage `json:"v"`
	ID    int64           `json:"i"`
}

// After is the cursor of a row: its value in the sort, and its id.
func (s Sort) After(value any, id int64) string {
	raw, err := json.Marshal(value)
	if err != nil {
		return "" // strings, numbers and instants always marshal
	}
	text, err := json.Marshal(place{Sort: s.Key, Value: raw, ID: id})
	if err != nil {
		return ""
	}
	return base64.RawURLEncoding.EncodeToString(text)
}

// read gives the place that a cursor of the same sort names, else ErrCursor.
func (s Sort) read(text string) (value any, id int64, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, 0, fmt.Errorf("%w: %w", ErrCursor, err)
	}
	var p place
	if err := json.Unmarshal(raw, &p); err != nil {
		return nil, 0, fmt.Errorf("%w: %w", ErrCursor, err)
	}
	if p.Sort != s.Key {
		return nil, 0, fmt.Errorf("%w: it is of the sort %q", ErrCursor, p.Sort)
	}
	switch s.Kind {
	case SortNumber:
		value, err = decoded[int64](p.Value, nil)
	case SortInstant:
		value, err = decoded(p.Value, func(at time.Time) bool { return at.Year() >= clock.FirstYear && at.Year() <= clock.LastYear })
	case SortText:
		value, err = decoded(p.Value, func(text string) bool { return !strings.Contains(text, "\x00") })
	}
	return value, p.ID, err
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
