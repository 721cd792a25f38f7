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

// repertoire is which characters a font has: one that it lacks must not be drawn in an archived file.
type repertoire struct{ font *sfnt.Font }

//nolint:gochecknoglobals // read once
var readFonts = sync.OnceValues(func() (map[string]repertoire, error) {
	read := map[string]repertoire{}
	for name, content := range map[string][]byte{inter: interRegular, fraunces: frauncesSemibold} {
		font, err := sfnt.Parse(content)
		if err != nil {
			return nil, fmt.Errorf("read the font %s: %w", name, err)
		}
		read[name] = repertoire{font}
	}
	return read, nil
})

func (r repertoire) has(letter rune) bool {
	var buffer sfnt.Buffer
	glyph, err := r.font.GlyphIndex(&buffer, letter)
	return err == nil && glyph != 0
}

// drawable is the text as the font can draw it: what it lacks becomes a question mark, and what nobody sees a space.
func (r repertoire) drawable(text string) string {
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
func (r repertoire) hasAll(text string) bool {
	return !strings.ContainsFunc(norm.NFC.String(text), func(letter rune) bool { return !r.has(letter) })
}
