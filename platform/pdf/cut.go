package pdf

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/signintech/gopdf"
)

// common are the letters that every paper has of the fonts for what is read, used or not: nearly all papers need no other, so that
// these fonts are cut and pressed once.
const common = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0.,:;-–−/’'%€·@&()+àâçèéêëîïôùûœÀÇÈÉÊŒ"

// commonOf are those of a font: names and titles differ from supplier to supplier, and have few letters.
func commonOf(name font) string {
	if name == display {
		return ""
	}
	return common
}

// beyond are the letters of a paper that are not common ones, by their fonts.
type beyond map[font][]rune

func (b beyond) add(name font, text string, usual *repertoire) {
	for _, letter := range text {
		if usual.has(letter) {
			continue
		}
		if at, known := slices.BinarySearch(b[name], letter); !known {
			b[name] = slices.Insert(b[name], at, letter)
		}
	}
}

// maxCuts are the fonts that are kept as papers carry them, some ten kilobytes each; 88 with all the letters that a font has.
const maxCuts = 256

type cutKey struct {
	font    font
	letters string
}

//nolint:gochecknoglobals // shared by all papers
var cuts = sync.OnceValue(func() *lru.Cache[cutKey, []byte] {
	kept, err := lru.New[cutKey, []byte](maxCuts)
	if err != nil {
		panic(err) // the size is a constant above zero
	}
	return kept
})

// cut is the object of a font with the letters of a paper, without its number: gopdf cuts and presses it.
func (h house) cut(name font, letters []rune) ([]byte, error) {
	key := cutKey{name, string(letters)}
	if kept, known := cuts().Get(key); known {
		return kept, nil
	}
	var d gopdf.GoPdf
	d.Start(gopdf.Config{PageSize: *gopdf.PageSizeA4})
	err := d.AddTTFFontFromFontContainer(string(name), h.whole)
	d.AddPage()
	if err == nil {
		err = d.SetFont(string(name), "", bodySize)
	}
	if err == nil {
		err = d.Text(commonOf(name) + key.letters)
	}
	var file bytes.Buffer
	if err == nil {
		_, err = d.WriteTo(&file)
	}
	if err != nil {
		return nil, fmt.Errorf("cut the font %s: %w", name, err)
	}
	all, err := readObjects(file.Bytes())
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(all, isFont)
	if at < 0 {
		return nil, errDrawn
	}
	_, content, _ := bytes.Cut(all[at], []byte(" obj\n"))
	kept := slices.Clone(content)
	cuts().Add(key, kept)
	return kept, nil
}

// isFont tells that an object is the file of a font.
func isFont(object []byte) bool {
	head, _, stream := bytes.Cut(object, []byte("stream\n"))
	return stream && bytes.Contains(head, []byte("/Length1 "))
}

// hollow is a font without its outlines, by which papers are drawn: they get the outlines of their letters as they were cut once, and
// gopdf has nothing to cut. Letters, their numbers and their widths are those of the font.
func hollow(content []byte) []byte {
	made := slices.Clone(content)
	const head, entry = 12, 16
	for n := range int(binary.BigEndian.Uint16(made[4:])) {
		directory := made[head+n*entry:][:entry]
		length := directory[12:]
		switch string(directory[:4]) {
		case "loca": // where each outline begins: all at the same place
			clear(made[binary.BigEndian.Uint32(directory[8:]):][:binary.BigEndian.Uint32(length)])
		case "maxp": // how many there are
			clear(made[binary.BigEndian.Uint32(directory[8:])+4:][:2])
		case "hmtx", "prep": // read from where they begin, and copied as long as they are
			clear(length)
		}
	}
	return made
}
