package api

import (
	"encoding/json"
	"reflect"
	"strconv"
	"unicode/utf8"

	"millesime/platform/fault"
	"millesime/platform/tidy"
)

// Verbatim is a text of a body that is read as it was sent: a password. All other texts are tidied.
type Verbatim string

// text reads a JSON string, and refuses half a character: "\ud83c".
func (s *scanner) text() ([]byte, error) {
	if s.peek() != '"' {
		return nil, wantedText()
	}
	quoted := s.raw()
	if err := whole(quoted); err != nil {
		return nil, err
	}
	return unquote(quoted), nil
}

// tidied reads a JSON string that somebody typed or pasted.
func (s *scanner) tidied() (string, error) {
	text, err := s.text()
	return tidy.Text(string(text)), err
}

// whole refuses JSON with half a character in a text. JSON may escape one, and decoders would put U+FFFD in its place.
func whole(value []byte) error {
	for i := 0; i < len(value); i++ {
		if value[i] != '\\' {
			continue
		}
		i++ // what is escaped
		first := escaped(value[i-1:])
		switch {
		case first < 0xd800 || first > 0xdfff:
			continue
		case first < 0xdc00 && inLowHalf(escaped(value[min(i+5, len(value)):])):
			i += len(`\u0000\u0000`) - 2
			continue
		}
		return &memberError{broken: &fault.Violation{
			Code: "half_character", Text: fault.Say("Un caractère est coupé en deux : saisissez-le à nouveau",
				"A character is cut in half: type it again"),
		}}
	}
	return nil
}

// escaped is the number of an escape \uXXXX that a text begins with; 0 where there is none.
func escaped(text []byte) rune {
	if len(text) < len(`\u0000`) || text[0] != '\\' || text[1] != 'u' {
		return 0
	}
	n, err := strconv.ParseUint(string(text[2:6]), 16, 32)
	if err != nil {
		return utf8.RuneError // cannot be: the document is valid
	}
	return rune(n)
}

func inLowHalf(r rune) bool { return 0xdc00 <= r && r <= 0xdfff }

func decodeString(s *scanner, v reflect.Value) error {
	if s.null() {
		return nil
	}
	text, err := s.tidied()
	if err == nil {
		v.SetString(text)
	}
	return err
}

func decodeVerbatim(s *scanner, v reflect.Value) error {
	if s.null() {
		return nil
	}
	text, err := s.text()
	if err == nil {
		v.SetString(string(text))
	}
	return err
}

// decodeStandard leaves a value to encoding/json.
func decodeStandard(s *scanner, v reflect.Value) error {
	value := s.raw()
	if err := whole(value); err != nil {
		return err
	}
	return refused(json.Unmarshal(value, v.Addr().Interface()))
}
