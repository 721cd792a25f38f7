package api

import (
	"encoding/json"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
)

// Field is a member of a PATCH body: absent keeps the value, null clears it,
// anything else replaces it.
type Field[T any] struct {
	Set   bool // the member was sent, null included
	Null  bool // the member was null
	Value T
}

// Some is a field that was sent with a value.
func Some[T any](v T) Field[T] { return Field[T]{Set: true, Value: v} }

// Apply writes the field to its target: nothing when absent, zero when null.
func (f Field[T]) Apply(to *T) {
	if f.Set {
		*to = f.Value
	}
}

// Given tells platform/validate whether the member was sent, nil being null.
func (f Field[T]) Given() (value any, given bool) {
	if !f.Set || f.Null {
		return nil, f.Set
	}
	return f.Value, true
}

// IsZero lets omitzero leave out absent fields.
func (f Field[T]) IsZero() bool { return !f.Set }

// MarshalJSON writes null or the value.
func (f Field[T]) MarshalJSON() ([]byte, error) {
	if !f.Set || f.Null {
		return []byte("null"), nil
	}
	return json.Marshal(f.Value)
}

// Schema is that of T, or null.
func (Field[T]) Schema(r huma.Registry) *huma.Schema {
	t := reflect.TypeFor[T]()
	schema := r.Schema(t, true, "Field")
	writeCodes(schema, t)
	nullValues(schema, t)
	return orNull(schema)
}

// patchField is what the decoder knows of any Field.
type patchField interface {
	markSet(null bool)
}

func (f *Field[T]) markSet(null bool) { f.Set, f.Null = true, null }
