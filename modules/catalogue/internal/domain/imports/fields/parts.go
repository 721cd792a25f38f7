package fields

import "strings"

// What is between the parts of a list, of words and of texts that may have commas.
const (
	wordBreaks = ",;|/\n"
	lineBreaks = ";|\n"
)

// part is an entry of a list in a cell. One that holds what is between parts stands in quotes, its own quotes doubled, as in CSV.
type part struct {
	text   string
	quoted bool
}

// parts cuts a text and leaves out what is empty.
func parts(text, breaks string) []part {
	found := []part{}
	for text != "" {
		text = strings.TrimLeft(text, " \t")
		if value, rest, ok := unquoted(text, breaks); ok {
			found, text = append(found, part{value, true}), rest
			continue
		}
		end := strings.IndexAny(text, breaks)
		next := end + 1
		if end < 0 {
			end, next = len(text), len(text)
		}
		if value := strings.TrimSpace(text[:end]); value != "" {
			found = append(found, part{text: value})
		}
		text = text[next:]
	}
	return found
}

// unquoted reads a part in quotes and gives what follows its break; false when the text begins with none.
func unquoted(text, breaks string) (value, rest string, ok bool) {
	value, rest, ok = inQuotes(text)
	rest = strings.TrimLeft(rest, " \t")
	if !ok || rest != "" && strings.IndexAny(rest, breaks) != 0 {
		return "", "", false
	}
	return value, rest[min(1, len(rest)):], true
}

// inQuotes reads what stands in quotes at the beginning of a text, unless it is empty, and gives what follows.
func inQuotes(text string) (value, rest string, ok bool) {
	if !strings.HasPrefix(text, `"`) {
		return "", "", false
	}
	for at := 1; ; at++ {
		end := strings.IndexByte(text[at:], '"')
		if end < 0 {
			return "", "", false
		}
		if at += end + 1; !strings.HasPrefix(text[at:], `"`) {
			value = strings.TrimSpace(strings.ReplaceAll(text[1:at-1], `""`, `"`))
			return value, text[at:], value != ""
		}
	}
}

// unbroken writes a part so that parts reads it as one.
func unbroken(text, breaks string) string {
	if strings.ContainsAny(text, breaks) || strings.HasPrefix(text, `"`) {
		return quoted(text)
	}
	return text
}

func quoted(text string) string { return `"` + strings.ReplaceAll(text, `"`, `""`) + `"` }
