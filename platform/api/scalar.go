package api

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// setText writes a text into a value of one type.
type setText func(v reflect.Value, text string) error

var (
	jsonUnmarshaler = reflect.TypeFor[json.Unmarshaler]()         //nolint:gochecknoglobals // constant
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]() //nolint:gochecknoglobals // constant
)

// planText finds how texts become values of a type; resource is the tag `ref`
// of the field. It panics on types no parameter can have.
func planText(t reflect.Type, resource string) setText {
	switch {
	case t == reflect.TypeFor[Reference]():
		return func(v reflect.Value, text string) error {
			ref, err := ParseReference(text, resource)
			v.SetInt(int64(ref))
			return err
		}
	case t == reflect.TypeFor[time.Time]():
		return setTime
	case t.Kind() == reflect.Pointer:
		inner := planText(t.Elem(), resource)
		return func(v reflect.Value, text string) error {
			v.Set(reflect.New(t.Elem()))
			return inner(v.Elem(), text)
		}
	case reflect.PointerTo(t).Implements(textUnmarshaler):
		return func(v reflect.Value, text string) error {
			return v.Addr().Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text)) //nolint:forcetypeassert // checked when planned
		}
	case reflect.PointerTo(t).Implements(jsonUnmarshaler):
		return func(v reflect.Value, text string) error {
			quoted, err := json.Marshal(text)
			if err != nil {
				return err
			}
			return v.Addr().Interface().(json.Unmarshaler).UnmarshalJSON(quoted) //nolint:forcetypeassert // checked when planned
		}
	}
	return planBasicText(t)
}

func planBasicText(t reflect.Type) setText {
	switch t.Kind() {
	case reflect.String:
		return func(v reflect.Value, text string) error { v.SetString(text); return nil }
	case reflect.Bool:
		return setBool
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(v reflect.Value, text string) error {
			n, err := strconv.ParseInt(wholeText(text), 10, t.Bits())
			v.SetInt(n)
			return err
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return func(v reflect.Value, text string) error {
			n, err := strconv.ParseUint(wholeText(text), 10, t.Bits())
			v.SetUint(n)
			return err
		}
	case reflect.Float32, reflect.Float64:
		return func(v reflect.Value, text string) error {
			if !isNumber(text) {
				return strconv.ErrSyntax
			}
			n, err := strconv.ParseFloat(text, t.Bits())
			v.SetFloat(n)
			return err
		}
	}
	panic(fmt.Sprintf("api: a parameter cannot be a %s", t))
}

func setBool(v reflect.Value, text string) error {
	switch text {
	case "true", "1":
		v.SetBool(true)
	case "false", "0":
		v.SetBool(false)
	default:
		return errNotBoolean
	}
	return nil
}

// setTime accepts an instant or a date, which is midnight UTC.
func setTime(v reflect.Value, text string) error {
	layout := time.RFC3339Nano
	if len(text) == len(time.DateOnly) {
		layout = time.DateOnly
	}
	t, err := time.Parse(layout, text)
	v.Set(reflect.ValueOf(t.UTC()))
	return err
}

// wholeText leaves out the zeros that some programs write behind a whole number: 6.0 is 6, as in JSON Schema.
func wholeText(text string) string {
	whole, decimals, _ := strings.Cut(text, ".")
	if decimals != "" && strings.Trim(decimals, "0") == "" {
		return whole
	}
	return text
}

// isNumber tells whether a text is a JSON number, which excludes "+1", "0x1",
// "Inf" and the like.
func isNumber(text string) bool {
	return text != "" && (text[0] == '-' || (text[0] >= '0' && text[0] <= '9')) &&
		json.Valid([]byte(text))
}
