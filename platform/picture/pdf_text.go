package picture

import (
	"bytes"
	"encoding/hex"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// textOf reads a text of a document without blanks and signs that nobody sees, as browsers read addresses; false: it is no text, or longer.
func textOf(said []byte) (text string, isWhole bool) {
	var plain []byte
	switch {
	case bytes.HasPrefix(said, []byte("(")):
		plain, isWhole = unescaped(said[1:])
	case bytes.HasPrefix(said, []byte("<")):
		digits, _, isClosed := strings.Cut(string(said[1:]), ">")
		digits = strings.Join(strings.Fields(strings.ReplaceAll(digits, "\x00", " ")), "")
		var err error
		plain, err = hex.DecodeString((digits + "0")[:(len(digits)+1)/2*2])
		isWhole = isClosed && err == nil
	}
	return visible(decoded(plain)), isWhole
}

// unescaped reads a text in brackets, from its inside on (ISO 32000-2, 7.3.4.2).
func unescaped(said []byte) (plain []byte, isClosed bool) {
	for i, depth := 0, 0; i < len(said); i++ {
		char := said[i]
		switch {
		case char == '\\' && i+1 < len(said):
			i++
			char = said[i]
			if octal := octalOf(said[i:]); octal > 0 {
				code, _ := strconv.ParseUint(string(said[i:i+octal]), 8, 16)
				i, char = i+octal-1, byte(code)
			} else if strings.IndexByte("nrtbf\r\n", char) >= 0 {
				continue // a blank
			}
		case char == '(':
			depth++
		case char == ')':
			if depth--; depth < 0 {
				return plain, true
			}
		}
		plain = append(plain, char)
	}
	return plain, false
}

// octalOf counts the digits of a letter that is written by its number.
func octalOf(said []byte) int {
	n := 0
	for n < min(3, len(said)) && said[n] >= '0' && said[n] <= '7' {
		n++
	}
	return n
}

// decoded reads letters of two bytes where a text begins by saying so.
func decoded(plain []byte) string {
	isBig := bytes.HasPrefix(plain, []byte{0xfe, 0xff})
	if !isBig && !bytes.HasPrefix(plain, []byte{0xff, 0xfe}) {
		return string(plain)
	}
	var letters []uint16
	for i := 2; i+1 < len(plain); i += 2 {
		high, low := plain[i], plain[i+1]
		if !isBig {
			high, low = low, high
		}
		letters = append(letters, uint16(high)<<8|uint16(low))
	}
	return string(utf16.Decode(letters))
}

// visible leaves out blanks and signs that nobody sees.
func visible(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || !unicode.IsGraphic(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
}
