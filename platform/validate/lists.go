package validate

import (
	"reflect"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"
)

// MinItems accepts a list of at least n values.
func MinItems(n int) Rule {
	return &valueRule{
		name: "min_items", params: []any{"min", n},
		schema: func(s *Schema) { s.MinItems = &n },
		ozzo:   size(func(count int) bool { return count >= n }),
	}
}

// MaxItems accepts a list of at most n values.
func MaxItems(n int) Rule {
	return &valueRule{
		name: "max_items", params: []any{"max", n},
		schema: func(s *Schema) { s.MaxItems = &n },
		ozzo:   size(func(count int) bool { return count <= n }),
	}
}

func size(ok func(count int) bool) ozzo.Rule {
	return holds[any](func(v any) bool { return ok(reflect.ValueOf(v).Len()) })
}
