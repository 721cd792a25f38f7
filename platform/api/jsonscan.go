package api

import "encoding/json"

// scanner walks over JSON that is known to be valid.
type scanner struct {
	data []byte
	pos  int
}

// peek skips white space and gives the byte a value begins with.
func (s *scanner) peek() byte {
	for {
		switch c := s.data[s.pos]; c {
		case ' ', '\t', '\n', '\r':
			s.pos++
		default:
			return c
		}
	}
}

// raw takes a whole value.
func (s *scanner) raw() []byte {
	c := s.peek()
	start := s.pos
	switch c {
	case '"':
		s.skipString()
	case '{', '[':
		s.skipNested()
	default:
		for s.pos < len(s.data) && !ends(s.data[s.pos]) {
			s.pos++
		}
	}
	return s.data[start:s.pos]
}

func (s *scanner) skipString() {
	for s.pos++; s.data[s.pos] != '"'; s.pos++ {
		if s.data[s.pos] == '\\' {
			s.pos++
		}
	}
	s.pos++
}

func (s *scanner) skipNested() {
	for depth := 0; ; {
		switch s.data[s.pos] {
		case '"':
			s.skipString()
			continue
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		}
		s.pos++
		if depth == 0 {
			return
		}
	}
}

// ends tells whether a byte follows a number or literal.
func ends(c byte) bool {
	switch c {
	case ',', ']', '}', ' ', '\t', '\n', '\r':
		return true
	}
	return false
}

// null takes a null if there is one.
func (s *scanner) null() bool {
	if s.peek() != 'n' {
		return false
	}
	s.pos += len("null")
	return true
}

// next steps into an object or array, or from one element to the next; false
// when closed. first is true before the first element.
func (s *scanner) next(first bool) bool {
	if first {
		s.pos++ // the opening bracket
	}
	switch s.peek() {
	case '}', ']':
		s.pos++
		return false
	case ',':
		s.pos++
		s.peek()
	}
	return true
}

// key takes the name of a member and its colon. The bytes belong to the body.
func (s *scanner) key() []byte {
	name := unquote(s.raw())
	s.peek()
	s.pos++ // the colon
	return name
}

// unquote gives the text of a JSON string, without a copy when nothing is
// escaped.
func unquote(quoted []byte) []byte {
	for _, c := range quoted {
		if c == '\\' {
			var text string
			if json.Unmarshal(quoted, &text) != nil {
				return nil // cannot be: the document is valid
			}
			return []byte(text)
		}
	}
	return quoted[1 : len(quoted)-1]
}
