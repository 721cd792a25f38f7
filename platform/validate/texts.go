package validate

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"
)

// Min accepts a text of at least n characters.
func Min(n int) Rule {
	return &valueRule{
		name: "min", params: []any{"min", n},
		schema: func(s *Schema) { s.MinLength = &n },
		ozzo:   runes(func(count int) bool { return count >= n }),
	}
}

// Max accepts a text of at most n characters.
func Max(n int) Rule {
	return &valueRule{
		name: "max", params: []any{"max", n},
		schema: func(s *Schema) { s.MaxLength = &n },
		ozzo:   runes(func(count int) bool { return count <= n }),
	}
}

// Length accepts a text of exactly n characters.
func Length(n int) Rule {
	return &valueRule{
		name: "length", params: []any{"length", n},
		schema: func(s *Schema) { s.MinLength, s.MaxLength = &n, &n },
		ozzo:   runes(func(count int) bool { return count == n }),
	}
}

// runes counts characters, not bytes. ozzo.RuneLength has no "exactly" without
// a skip of the empty text, and takes a maximum of 0 for none.
func runes(ok func(count int) bool) ozzo.Rule {
	return holds[string](func(s string) bool { return ok(utf8.RuneCountInString(s)) })
}

// Regex accepts a text that matches the pattern; anchor it with ^ and $.
func Regex(pattern *regexp.Regexp) Rule {
	return &valueRule{
		name:   "regex",
		schema: func(s *Schema) { s.Pattern = pattern.String() },
		ozzo:   strict{ozzo.Match(pattern), pattern.MatchString("")},
	}
}

// Digits accepts a text of exactly n digits.
func Digits(n int) Rule {
	return &valueRule{
		name: "digits", params: []any{"length", n},
		schema: func(s *Schema) { s.Pattern = `^[0-9]{` + strconv.Itoa(n) + `}$` },
		ozzo: holds[string](func(s string) bool {
			return len(s) == n && strings.Trim(s, "0123456789") == ""
		}),
	}
}

// OneOf accepts one of the values.
func OneOf[T comparable](values ...T) Rule {
	allowed := make([]any, len(values))
	for i, v := range values {
		allowed[i] = plain(v)
	}
	return &valueRule{
		name:   "one_of",
		schema: func(s *Schema) { s.Enum = allowed },
		ozzo:   holds[any](func(v any) bool { return slices.Contains(allowed, plain(v)) }),
	}
}
