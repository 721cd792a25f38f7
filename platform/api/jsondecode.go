package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"unicode/utf8"

	"millesime/platform/fault"
)

// decodeJSON reads one strict JSON value into v: syntax, UTF-8 and whatever
// follows the value are checked first, so that the planned decoders may trust
// what they scan. U+0000, which PostgreSQL cannot keep, is refused.
func decodeJSON(data []byte, v reflect.Value, decode decodeFunc) error {
	if !json.Valid(data) {
		return ErrJSONSyntax.With("offset", syntaxOffset(data))
	}
	if !utf8.Valid(data) || bytes.Contains(data, []byte(`\u0000`)) {
		return ErrMalformed.Because(errUnreadable)
	}
	s := &scanner{data: data}
	if s.peek() == 'n' && v.Kind() == reflect.Struct {
		return ErrBodyMissing // null is no object
	}
	err := decode(s, v)
	var bad *memberError
	if !errors.As(err, &bad) {
		return err
	}
	switch {
	case bad.unknown:
		return ErrUnknownMember.With("path", bad.path)
	case bad.broken != nil:
		bad.broken.PropertyPath = bad.path
		return fault.Invalid(*bad.broken)
	}
	if bad.path == "" {
		bad.path = "."
	}
	return ErrBadMember.With("path", bad.path, "wantedFR", bad.wanted.FR, "wantedEN", bad.wanted.EN).Because(bad.cause)
}

// syntaxOffset is where encoding/json stopped understanding.
func syntaxOffset(data []byte) int64 {
	var (
		raw    json.RawMessage
		syntax *json.SyntaxError
	)
	if errors.As(json.Unmarshal(data, &raw), &syntax) {
		return syntax.Offset
	}
	return int64(len(data))
}
