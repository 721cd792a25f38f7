package picture

import (
	"bytes"
	"encoding/hex"
	"regexp"
	"strings"
)

// blank is what may stand between two words of a document: blanks and comments.
const blank = `(?:[\x00\t\n\f\r ]|%[^\r\n]*[\r\n])*`

const (
	blanks     = "\x00\t\n\f\r "
	longestGap = 64 // bytes between a name and its value: more is an attempt to hide it
)

var reference = regexp.MustCompile(`^(\d{1,10})` + blank + `\d+` + blank + `R`)

// valueOf is what follows a name; false: it is too far away.
func valueOf(said []byte) (value []byte, ok bool) {
	gap := lengthOfBlank(said[:min(len(said), longestGap)])
	return said[gap:], gap < longestGap
}

// lengthOfBlank counts the blanks and comments that said begins with.
func lengthOfBlank(said []byte) int {
	isComment := false
	for i, char := range said {
		switch {
		case char == '\r' || char == '\n':
			isComment = false
		case isComment || strings.IndexByte(blanks, char) >= 0:
		case char == '%':
			isComment = true
		default:
			return i
		}
	}
	return len(said)
}

// lengthOfName counts the letters, digits and signs of a name that said begins with.
func lengthOfName(said []byte) int {
	for i, char := range said {
		if !isPlain(char) && char != '_' && char != '.' && char != '-' {
			return i
		}
	}
	return len(said)
}

func isPlain(char byte) bool {
	return char >= 'A' && char <= 'Z' || char >= 'a' && char <= 'z' || char >= '0' && char <= '9'
}

// insideOf is a dictionary from its inside on, up to where it closes: what stands in texts and comments closes nothing.
func insideOf(said []byte) (inside []byte, isClosed bool) {
	inside, _, isClosed = membersOf(said)
	return inside, isClosed
}

// membersOf is insideOf, and what the dictionary says itself: its texts, its comments and the dictionaries inside it are empty.
func membersOf(said []byte) (inside, own []byte, isClosed bool) {
	depth, text := 1, 0
	for i := 0; i < len(said); i++ {
		from := i
		isOwn := depth == 1 && text == 0
		switch {
		case said[i] == '\\' && text > 0:
			i++
		case said[i] == '(':
			text++
		case said[i] == ')' && text > 0:
			text--
			isOwn = depth == 1 && text == 0
		case text > 0:
		case said[i] == '%':
			i += lengthOfBlank(said[i:]) - 1
			from = i
		case bytes.HasPrefix(said[i:], []byte("<<")):
			depth++
			i++
		case bytes.HasPrefix(said[i:], []byte(">>")):
			if depth--; depth == 0 {
				return said[:i], own, true
			}
			i++
			isOwn = depth == 1
		}
		if isOwn {
			own = append(own, said[from:i+1]...)
		}
	}
	return said, own, false
}

// plainNames writes out what names escape: /J#61vaScript is /JavaScript. Only letters and digits are, so that no text ends elsewhere.
func plainNames(content []byte) []byte {
	plain := make([]byte, 0, len(content))
	for i := 0; i < len(content); i++ {
		var char [1]byte
		if content[i] == '#' && i+2 < len(content) {
			if _, err := hex.Decode(char[:], content[i+1:i+3]); err == nil && isPlain(char[0]) {
				plain = append(plain, char[0])
				i += 2
				continue
			}
		}
		plain = append(plain, content[i])
	}
	return plain
}
