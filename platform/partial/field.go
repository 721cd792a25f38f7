// Package partial holds members of what is changed in part: absent, null or a value.
package partial

import (
	"encoding/json"
	"reflect"
	"time"
)

// Field is such a member: absent keeps the value, null clears it, anything else replaces it.
type Field[T any] struct {
	Set   bool // the member was sent, null included
	Null  bool // the member was null
	Value T
}

// Some is a field that was sent with a value.
func Some[T any](v T) Field[T] { return Field[T]{Set: true, Value: v} }

// OrNull is the value for a member that is null when there is none: for "", 0 and the instant that never came.
func OrNull[T comparable](v T) *T {
	var none T
	if at, ok := any(v).(time.Time); v == none || ok && at.IsZero() {
		return nil
	}
	return &v
}

// Apply writes the field to its target: nothing when absent, zero when null.
func (f Field[T]) Apply(to *T) {
	if f.Set {
		*to = f.Value
	}
}

// As converts the value of a field. Absent and null stay absent and null.
func As[T, U any](f Field[T], kept func(T) U) Field[U] {
	if !f.Set {
		return Field[U]{}
	}
	return Field[U]{Set: true, Null: f.Null, Value: kept(f.Value)}
}

// Given tells platform/validate whether the member was sent, nil being null.
func (f Field[T]) Given() (value any, given bool) {
	if !f.Set || f.Null {
		return nil, f.Set
	}
	return f.Value, true
}

// CanBeNull tells whether null is a value like any other: T then is a pointer.
func (Field[T]) CanBeNull() bool { return reflect.TypeFor[T]().Kind() == reflect.Pointer }

// IsZero lets omitzero leave out absent fields.
func (f Field[T]) IsZero() bool { return !f.Set }

// MarshalJSON writes null or the value.
func (f Field[T]) MarshalJSON() ([]byte, error) {
	if !f.Set || f.Null {
		return []byte("null"), nil
	}
	return json.Marshal(f.Value)
}

// UnmarshalJSON sets the field.
func (f *Field[T]) UnmarshalJSON(data []byte) error {
	f.MarkSet(string(data) == "null")
	return json.Unmarshal(data, &f.Value)
}

// MarkSet is for decoders, which then read the value unless it is null.
func (f *Field[T]) MarkSet(null bool) { f.Set, f.Null = true, null }
