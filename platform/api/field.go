package api

import (
	"encoding"
	"encoding/json"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"millesime/platform/partial"
)

// Field is a member of a PATCH body: absent keeps the value, null clears it,
// anything else replaces it. A list or an object is cleared by null only where
// the Field points to it.
type Field[T any] = partial.Field[T]

// Some is a field that was sent with a value.
func Some[T any](v T) Field[T] { return partial.Some(v) }

// OrNull is the value for a member that is null when there is none: for "", 0 and the instant that never came.
func OrNull[T comparable](v T) *T { return partial.OrNull(v) }

// OrZero is what a member that may be null points to, zero for null.
func OrZero[T any](p *T) T {
	if p == nil {
		var none T
		return none
	}
	return *p
}

// patchField is what the decoder knows of any Field.
type patchField interface {
	MarkSet(null bool)
}

// fieldValue is the type of a Field's value; false for any other type.
func fieldValue(t reflect.Type) (reflect.Type, bool) {
	if t.Kind() != reflect.Struct || !reflect.PointerTo(t).Implements(reflect.TypeFor[patchField]()) {
		return nil, false
	}
	value, _ := t.FieldByName("Value")
	return value.Type, true
}

// takesNull tells whether a Field takes null for its value. A list or an object does not, unless the Field points to it: what is
// forgotten must not empty it, [] does.
func takesNull(value reflect.Type) bool {
	switch value.Kind() {
	case reflect.Slice, reflect.Map:
		return false
	case reflect.Struct:
		return reads[json.Unmarshaler](value) || reads[encoding.TextUnmarshaler](value)
	}
	return true
}

// reads tells whether a type reads itself.
func reads[T any](t reflect.Type) bool { return reflect.PointerTo(t).Implements(reflect.TypeFor[T]()) }

// nameFields has the engine describe Fields, wherever they are in a type, as their values; complete adds the null.
func nameFields(registry huma.Registry, t reflect.Type, seen map[reflect.Type]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	if value, ok := fieldValue(t); ok {
		registry.RegisterTypeAlias(t, value)
		nameFields(registry, value, seen)
		return
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		nameFields(registry, t.Elem(), seen)
	case reflect.Struct:
		for f := range t.Fields() {
			nameFields(registry, f.Type, seen)
		}
	}
}
