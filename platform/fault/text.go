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

// Say is a text in French and in English.
func Say(fr, en string) Text { return Text{FR: fr, EN: en} }

// Same is a text that reads alike in both languages.
func Same(text string) Text { return Say(text, text) }

// Join puts texts one after another, in each language.
func Join(texts []Text, between string) Text {
	fr, en := make([]string, 0, len(texts)), make([]string, 0, len(texts))
	for _, t := range texts {
		fr, en = append(fr, t.FR), append(en, t.EN)
	}
	return Text{FR: strings.Join(fr, between), EN: strings.Join(en, between)}
}

// In gives the text in a language: English for "en", French for anything else.
func (t Text) In(lang string) string {
	if lang == "en" {
		return t.EN
	}
	return t.FR
}

// Fill replaces {name} by its value, given as "name", value pairs; a value that
// is itself a Text goes into each language in its own words. An odd parameter at
// the end is ignored; an unknown placeholder stays as it is.
func (t Text) Fill(params ...any) Text {
	if len(params) == 0 {
		return t
	}
	return Text{FR: fill(t.FR, "fr", params), EN: fill(t.EN, "en", params)}
}

func fill(template, lang string, params []any) string {
	var pairs []string
	for i := 0; i+1 < len(params); i += 2 {
		name, value := fmt.Sprint("{", params[i], "}"), params[i+1]
		if !strings.Contains(template, name) { // some texts are given much that they do not say
			continue
		}
		if text, ok := value.(Text); ok {
			value = text.In(lang)
		}
		pairs = append(pairs, name, fmt.Sprint(value))
	}
	if len(pairs) == 2 { // most have one, which needs no replacer built
		return strings.ReplaceAll(template, pairs[0], pairs[1])
	}
	return strings.NewReplacer(pairs...).Replace(template)
}
