package db

import (
	"strconv"
	"strings"
)

// mostRows is how many rows of an insert are bound at most. There is a text for each number of rows; with more, preparing it
// anew is little beside writing the rows.
const mostRows = 12

// splitValues takes the values out of the text of an insert as bun writes it: plain ones, row after row. False when there is
// anything else between the brackets, e.g. an expression or a number with a point, and when what follows may be another each
// time.
func splitValues(text string) (short string, args []any, ok bool) {
	const values = " VALUES ("
	if !strings.HasPrefix(text, "INSERT INTO ") {
		return "", nil, false
	}
	at := strings.Index(text, values)
	if at < 0 || strings.ContainsAny(text[:at], "'") {
		return "", nil, false
	}
	at += len(values)
	s := splitting{left: text[at:]}
	s.short.Grow(at + 64)
	s.short.WriteString(text[:at])
	for rows := 1; ; rows++ {
		if !s.row() || rows > mostRows {
			return "", nil, false
		}
		next, more := strings.CutPrefix(s.left, ", (")
		if !more {
			break
		}
		s.short.WriteString(", (")
		s.left = next
	}
	if varies(s.left) {
		return "", nil, false
	}
	s.short.WriteString(s.left)
	return s.short.String(), s.args, true
}

// varies tells whether there are values in what follows the rows, but for an empty text.
func varies(text string) bool {
	rest := strings.ReplaceAll(text, "''", "")
	return strings.ContainsAny(rest, "'0123456789")
}

// splitting is what is done and what is left of a text.
type splitting struct {
	short strings.Builder
	args  []any
	left  string
}

// row takes the values up to the bracket that closes them.
func (s *splitting) row() bool {
	for {
		value, rest, ok := readValue(s.left)
		if !ok || rest == "" {
			return false
		}
		s.args = append(s.args, value)
		s.short.WriteByte('?')
		s.left = rest[1:]
		switch rest[0] {
		case ')':
			s.short.WriteByte(')')
			return true
		case ',':
			s.short.WriteString(", ")
			s.left = strings.TrimPrefix(s.left, " ")
		default:
			return false
		}
	}
}

// readValue reads the value at the beginning of a text.
func readValue(text string) (value any, rest string, ok bool) {
	if strings.HasPrefix(text, "'") {
		return readText(text[1:])
	}
	end := strings.IndexAny(text, ",)")
	if end < 0 {
		return nil, "", false
	}
	word, rest := text[:end], text[end:]
	switch word {
	case "NULL":
		return nil, rest, true
	case "TRUE":
		return int64(1), rest, true
	case "FALSE":
		return int64(0), rest, true
	}
	number, err := strconv.ParseInt(word, 10, 64)
	return number, rest, err == nil
}

// readText reads a text behind its first quote; two quotes in it are one.
func readText(text string) (value any, rest string, ok bool) {
	end := strings.IndexByte(text, '\'')
	if end >= 0 && !strings.HasPrefix(text[end+1:], "'") { // as nearly all are
		return text[:end], text[end+1:], true
	}
	var b strings.Builder
	for end >= 0 {
		b.WriteString(text[:end])
		text = text[end+1:]
		if !strings.HasPrefix(text, "'") {
			return b.String(), text, true
		}
		b.WriteByte('\'')
		text = text[1:]
		end = strings.IndexByte(text, '\'')
	}
	return nil, "", false
}
