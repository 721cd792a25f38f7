package validate

import (
	"fmt"
	"reflect"
)

// convert gives a value as T, from a type of the same kind: a named text is a
// string to a rule on strings.
func convert[T any](value any) (T, error) {
	if v, ok := value.(T); ok {
		return v, nil
	}
	var zero T
	v, to := reflect.ValueOf(value), reflect.TypeFor[T]()
	if v.Kind() != to.Kind() {
		return zero, fmt.Errorf("%T is not a %v", value, to)
	}
	converted, _ := reflect.TypeAssert[T](v.Convert(to))
	return converted, nil
}

// plain gives texts and whole numbers as string and int64, so that values of
// named types compare.
func plain(value any) any {
	v := reflect.ValueOf(value)
	switch {
	case v.Kind() == reflect.String:
		return v.String()
	case v.CanInt():
		return v.Int()
	}
	return value
}
