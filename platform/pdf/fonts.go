package pdf

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/unicode/norm"
)

// The house's letters: Inter for what is read, Fraunces for names and titles (SIL Open Font License).
var (
	//go:embed assets/inter-regular.ttf
	interRegular []byte
	//go:embed assets/inter-semibold.ttf
	interSemibold []byte
	//go:embed assets/fraunces-semibold.ttf
	frauncesSemibold []byte
)

const (
	inter    = "inter"
	fraunces = "fraunces"
	bold     = "B"
)

func addFonts(f *fpdf.Fpdf) {
	f.AddUTF8FontFromBytes(inter, "", interRegular)
	f.AddUTF8FontFromBytes(inter, bold, interSemibold)
	f.AddUTF8FontFromBytes(fraunces, "", frauncesSemibold)
}

// repertoire is which characters of the basic plane a font has, a bit for each: one that it lacks must not be drawn in an archived file.
type repertoire [maxLetter/wordSize + 1]uint64

const (
	maxLetter = 0xffff // fpdf draws no others
	wordSize  = 64
)

//nolint:gochecknoglobals // read once
var readFonts = sync.OnceValues(func() (map[string]*repertoire, error) {
	read := map[string]*repertoire{}
	for name, content := range map[string][]byte{inter: interRegular, fraunces: frauncesSemibold} {
		font, err := sfnt.Parse(content)
		if err != nil {
			return nil, fmt.Errorf("read the font %s: %w", name, err)
		}
		read[name] = lettersOf(font)
	}
	return read, nil
})

// lettersOf looks every character up once: a paper asks for each of its letters several times.
func lettersOf(font *sfnt.Font) *repertoire {
	var (
		letters repertoire
		buffer  sfnt.Buffer
	)
	for letter := range rune(maxLetter + 1) {
		if glyph, err := font.GlyphIndex(&buffer, letter); err == nil && glyph != 0 {
			letters[letter/wordSize] |= 1 << (letter % wordSize)
		}
	}
	return &letters
}

func (r *repertoire) has(letter rune) bool {
	return letter >= 0 && letter <= maxLetter && r[letter/wordSize]&(1<<(letter%wordSize)) != 0
}

// drawable is the text as the font can draw it: what it lacks becomes a question mark, and what nobody sees a space.
func (r *repertoire) drawable(text string) string {
	return strings.Map(func(letter rune) rune {
		switch {
		case letter == '\u202f': // of French figures; it vanishes between bold ones
			return '\u00a0'
		case unicode.IsControl(letter):
			return ' '
		case r.has(letter):
			return letter
		default:
			return '?'
		}
	}, norm.NFC.String(text))
}

// hasAll tells that the font can draw the whole text.
func (r *repertoire) hasAll(text string) bool {
	return !strings.ContainsFunc(norm.NFC.String(text), func(letter rune) bool { return !r.has(letter) })
}
