package validate

import (
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"
)

// Min accepts a text of at least n characters.
func Min(n int) Rule {
	return &valueRule{
		name: "min", text: Message("min", "min", n),
		schema: func(s *Schema) { s.MinLength = &n },
		ozzo:   runes(func(count int) bool { return count >= n }),
	}
}

// Max accepts a text of at most n characters.
func Max(n int) Rule {
	return &valueRule{
		name: "max", text: Message("max", "max", n),
		schema: func(s *Schema) { s.MaxLength = &n },
		ozzo:   runes(func(count int) bool { return count <= n }),
	}
}

// Length accepts a text of exactly n characters.
func Length(n int) Rule {
	return &valueRule{
		name: "length", text: Message("length", "length", n),
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
		name: "regex", text: Message("regex"),
		schema: func(s *Schema) { s.Pattern = pattern.String() },
		ozzo:   strict{ozzo.Match(pattern), pattern.MatchString("")},
	}
}

// Digits accepts a text of exactly n digits.
func Digits(n int) Rule {
	pattern := regexp.MustCompile(`^[0-9]{` + strconv.Itoa(n) + `}$`)
	return &valueRule{
		name: "digits", text: Message("digits", "length", n),
		schema: func(s *Schema) { s.Pattern = pattern.String() },
		ozzo:   strict{ozzo.Match(pattern), n == 0},
	}
}

// OneOf accepts one of the values.
func OneOf[T comparable](values ...T) Rule {
	allowed := make([]any, len(values))
	for i, v := range values {
		allowed[i] = plain(v)
	}
	return &valueRule{
		name: "one_of", text: Message("one_of"),
		schema: func(s *Schema) { s.Enum = allowed },
		ozzo:   holds[any](func(v any) bool { return slices.Contains(allowed, plain(v)) }),
	}
}
