package fault

import (
	"fmt"
	"strings"
)

// Text is one message in the two languages of the product. It may hold
// placeholders such as {name}, filled by Fill.
type Text struct {
	FR string `json:"fr"`
	EN string `json:"en"`
}

// In gives the text in a language: English for "en", French for anything else.
func (t Text) In(lang string) string {
	if lang == "en" {
		return t.EN
	}
	return t.FR
}

// Fill replaces {name} by its value, given as "name", value pairs. An odd
// parameter at the end is ignored; an unknown placeholder stays as it is.
func (t Text) Fill(params ...any) Text {
	pairs := make([]string, 0, len(params))
	for i := 0; i+1 < len(params); i += 2 {
		pairs = append(pairs, fmt.Sprintf("{%v}", params[i]), fmt.Sprint(params[i+1]))
	}
	fill := strings.NewReplacer(pairs...)
	return Text{FR: fill.Replace(t.FR), EN: fill.Replace(t.EN)}
}
