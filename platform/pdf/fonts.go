package pdf

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"
	"sync"
	"unicode"

	"github.com/signintech/gopdf"
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

// font is one of them, by its name in the file.
type font string

const (
	regular  font = "Inter-Regular"
	semibold font = "Inter-SemiBold"
	display  font = "Fraunces-SemiBold"
)

// house is the letters as they were read, once for all papers: reading them took more than all else of a paper.
type house struct {
	hollow, whole *gopdf.FontContainer // what papers are drawn with, and cut from
	letters       map[font]*repertoire
	common        map[font]*repertoire
}

// repertoire is which characters of the basic plane a font has, a bit for each: one that it lacks must not be drawn in an archived file.
type repertoire [maxLetter/wordSize + 1]uint64

const (
	maxLetter = 0xffff // ours have no others
	wordSize  = 64
)

//nolint:gochecknoglobals // read once
var readFonts = sync.OnceValues(func() (house, error) {
	read := house{&gopdf.FontContainer{}, &gopdf.FontContainer{}, map[font]*repertoire{}, map[font]*repertoire{}}
	for name, content := range map[font][]byte{regular: interRegular, semibold: interSemibold, display: frauncesSemibold} {
		parsed, err := sfnt.Parse(content)
		if err == nil {
			err = errors.Join(read.whole.AddTTFFontData(string(name), content), read.hollow.AddTTFFontData(string(name), hollow(content)))
		}
		if err != nil {
			return house{}, fmt.Errorf("read the font %s: %w", name, err)
		}
		read.letters[name], read.common[name] = lettersOf(parsed), &repertoire{}
		for _, letter := range commonOf(name) {
			read.common[name].add(letter)
		}
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
			letters.add(letter)
		}
	}
	return &letters
}

func (r *repertoire) add(letter rune) { r[letter/wordSize] |= 1 << (letter % wordSize) }

func (r *repertoire) has(letter rune) bool {
	return letter >= 0 && letter <= maxLetter && r[letter/wordSize]&(1<<(letter%wordSize)) != 0
}

// ligatures are letters that some texts hold as one; our fonts have them as two.
var ligatures = strings.NewReplacer("ﬀ", "ff", "ﬁ", "fi", "ﬂ", "fl", "ﬃ", "ffi", "ﬄ", "ffl") //nolint:gochecknoglobals // constant

// drawable is the text as the font can draw it: what it lacks becomes a question mark, a control a space, and a sign that only
// tells how to break or join words nothing.
func (r *repertoire) drawable(text string) string {
	return strings.Map(func(letter rune) rune {
		switch {
		case letter == '\u202f': // of French figures; it vanishes between bold ones
			return '\u00a0'
		case unicode.IsControl(letter):
			return ' '
		case unicode.Is(unicode.Cf, letter):
			return -1
		case r.has(letter):
			return letter
		default:
			return '?'
		}
	}, ligatures.Replace(norm.NFC.String(text)))
}

// hasAll tells that the font can draw the whole text.
func (r *repertoire) hasAll(text string) bool {
	return !strings.ContainsFunc(norm.NFC.String(text), func(letter rune) bool { return !r.has(letter) })
}
