package fields

import (
	"regexp"
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/fault"
	"millesime/platform/table/columns"
)

// The kinds of columns: the member of draft and sheet, what they are called, an example, and other names.

func text(code string, title fault.Text, example string, synonyms ...string) Field {
	draft, sheet := edit.Member[string](code)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms, shown: true,
		read: func(text string, d *edit.Draft) *fault.Text {
			*draft(d) = edit.Some(text)
			return nil
		},
		write: func(s *edit.Sheet) string { return *sheet(s) },
	}
}

// codeText is a column of codes.
func codeText(code string, title fault.Text, example string, synonyms ...string) Field {
	f := text(code, title, example, synonyms...)
	f.code = true
	return f
}

func integer(code string, title fault.Text, example string, synonyms ...string) Field {
	draft, sheet := edit.Member[int](code)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			n, wrong := readWhole(text)
			if wrong == nil {
				*draft(d) = edit.Some(n)
			}
			return wrong
		},
		write: func(s *edit.Sheet) string { return whole(*sheet(s)) },
		cell:  numberCell,
	}
}

func yesNo(code string, title fault.Text, example string, synonyms ...string) Field {
	draft, sheet := edit.Member[bool](code)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			yes, wrong := readYesNo(text)
			if wrong == nil {
				*draft(d) = edit.Some(yes)
			}
			return wrong
		},
		write: func(s *edit.Sheet) string {
			if *sheet(s) {
				return "oui"
			}
			return "non"
		},
	}
}

// word is a code and what people write for it, its own label first.
type word struct {
	code  string
	label string
	other []string // folded
}

// vocabulary finds the codes of words.
type vocabulary map[string]string

func vocabularyOf(words []word) vocabulary {
	v := vocabulary{}
	for i := range slices.Backward(words) { // what two words share is the first one's
		for _, text := range append([]string{words[i].code, words[i].label}, words[i].other...) {
			v[plain(text)] = words[i].code
		}
		v[words[i].label] = words[i].code // as it stands, which spares most rows the folding
	}
	delete(v, "")
	return v
}

// code finds the code of a text.
func (v vocabulary) code(text string) (string, bool) {
	if code, ok := v[text]; ok {
		return code, true
	}
	code, ok := v[plain(text)]
	return code, ok
}

func labelOf(words []word, code string) string {
	for i := range words {
		if words[i].code == code {
			return words[i].label
		}
	}
	return code
}

func labels(words []word) string {
	var all []string
	for i := range words {
		if words[i].label != "" {
			all = append(all, words[i].label)
		}
	}
	return strings.Join(all, ", ")
}

// choice is a column whose values are codes.
func choice(code string, title fault.Text, example string, words []word, synonyms ...string) Field {
	draft, sheet := edit.Member[string](code)
	known := vocabularyOf(words)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			value, ok := known.code(text)
			if !ok {
				if len(words) > shownWords {
					return &fault.Text{
						FR: "Mot non reconnu : écrivez-le en entier, par exemple « " + example + " »",
						EN: "Word not recognised: write it in full, for example “" + example + "”",
					}
				}
				return &fault.Text{
					FR: "Mot non reconnu. Choix possibles : " + labels(words), EN: "Word not recognised. Possible choices: " + labels(words),
				}
			}
			*draft(d) = edit.Some(value)
			return nil
		},
		write: func(s *edit.Sheet) string { return labelOf(words, *sheet(s)) },
	}
}

// country is a choice of any country: of those that have no word here, the code of two capitals.
func country(title fault.Text, example string, words []word, synonyms ...string) Field {
	f := choice("country", title, example, words, synonyms...)
	known := f.read
	f.read = func(text string, d *edit.Draft) *fault.Text {
		wrong := known(text, d)
		if wrong != nil && twoCapitals.MatchString(text) {
			d.Country, wrong = edit.Some(text), nil
		}
		return wrong
	}
	return f
}

var twoCapitals = regexp.MustCompile(`^[A-Z]{2}$`)

// shownWords is how many words a message lists at most.
const shownWords = 16

// list is a column of several values, known ones by their codes.
func list(code string, title fault.Text, example string, words []word, synonyms ...string) Field {
	draft, sheet := edit.Member[[]string](code)
	known := vocabularyOf(words)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			values := []string{}
			for _, part := range parts(text, wordBreaks) {
				if value, ok := known.entry(part); ok {
					values = append(values, value)
				}
			}
			*draft(d) = edit.Some(values)
			return nil
		},
		write: func(s *edit.Sheet) string {
			var out []string
			for _, value := range *sheet(s) {
				label := labelOf(words, value)
				if again, ok := known.entry(part{text: label}); !ok || again != value {
					out = append(out, quoted(value))
					continue
				}
				out = append(out, unbroken(label, wordBreaks))
			}
			return strings.Join(out, ", ")
		},
	}
}

// entry is the value of a part of a list; false when it says that there is none. What is quoted is meant as it stands.
func (v vocabulary) entry(p part) (string, bool) {
	if p.quoted {
		return p.text, true
	}
	if isNone(p.text) {
		return "", false
	}
	if code, ok := v.code(p.text); ok {
		return code, true
	}
	return p.text, true
}

// lines is a column of several texts, which may have commas.
func lines(code string, title fault.Text, example string, synonyms ...string) Field {
	draft, sheet := edit.Member[[]string](code)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms, shown: true,
		read: func(text string, d *edit.Draft) *fault.Text {
			values := []string{}
			for _, part := range parts(text, lineBreaks) {
				values = append(values, part.text)
			}
			*draft(d) = edit.Some(values)
			return nil
		},
		write: func(s *edit.Sheet) string {
			var out []string
			for _, value := range *sheet(s) {
				out = append(out, unbroken(value, lineBreaks))
			}
			return strings.Join(out, " ; ")
		},
	}
}

// plain is the form in which words are compared: that of titles of columns.
func plain(text string) string { return columns.Key(text) }

func isNone(text string) bool {
	switch plain(text) {
	case "aucun", "aucune", "non", "neant", "none", "no", "":
		return true
	}
	return false
}
