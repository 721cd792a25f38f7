package fields

import (
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
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			*draft(d) = edit.Some(text)
			return nil
		},
		write: func(s *edit.Sheet) string { return *sheet(s) },
	}
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
		cell:  figure,
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
			for _, part := range parts(text, ",;|/\n") {
				if isNone(part) {
					continue
				}
				if code, ok := known.code(part); ok {
					part = code
				}
				values = append(values, part)
			}
			*draft(d) = edit.Some(values)
			return nil
		},
		write: func(s *edit.Sheet) string {
			var out []string
			for _, value := range *sheet(s) {
				out = append(out, labelOf(words, value))
			}
			return strings.Join(out, ", ")
		},
	}
}

// lines is a column of several texts, which may have commas.
func lines(code string, title fault.Text, example string, synonyms ...string) Field {
	draft, sheet := edit.Member[[]string](code)
	return Field{
		Code: code, Title: title, example: example, synonyms: synonyms,
		read: func(text string, d *edit.Draft) *fault.Text {
			*draft(d) = edit.Some(parts(text, ";|\n"))
			return nil
		},
		write: func(s *edit.Sheet) string { return strings.Join(*sheet(s), " ; ") },
	}
}

// parts cuts a text and leaves out what is empty.
func parts(text, separators string) []string {
	found := []string{}
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(separators, r) }) {
		if part = strings.TrimSpace(part); part != "" {
			found = append(found, part)
		}
	}
	return found
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
