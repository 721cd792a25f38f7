package pdf

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
)

// fontsIn are the files of the fonts within a paper.
func fontsIn(t *testing.T, file []byte) [][]byte {
	t.Helper()
	var all [][]byte
	for object := range bytes.SplitSeq(file, []byte("endobj\n")) {
		if !isFont(object) {
			continue
		}
		_, stream, _ := bytes.Cut(object, []byte("stream\n"))
		reader, err := zlib.NewReader(bytes.NewReader(stream))
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(reader)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, content)
	}
	return all
}

// table is a part of a font.
func table(font []byte, name string) []byte {
	at := bytes.Index(font, []byte(name))
	return font[binary.BigEndian.Uint32(font[at+8:]):][:binary.BigEndian.Uint32(font[at+12:])]
}

// outlined tells that a font has the outline of a letter, as the font has it that it was cut from.
func outlined(t *testing.T, cut, from []byte, letter rune) bool {
	t.Helper()
	parsed, err := sfnt.Parse(from)
	if err != nil {
		t.Fatal(err)
	}
	glyph, err := parsed.GlyphIndex(nil, letter)
	if err != nil || glyph == 0 {
		t.Fatalf("the font has no %q, %v", letter, err)
	}
	outline := func(font []byte) []byte {
		begins := func(glyph int) uint32 {
			if binary.BigEndian.Uint16(table(font, "head")[50:]) == 0 { // short ones, of pairs of bytes
				return 2 * uint32(binary.BigEndian.Uint16(table(font, "loca")[2*glyph:]))
			}
			return binary.BigEndian.Uint32(table(font, "loca")[4*glyph:])
		}
		return table(font, "glyf")[begins(int(glyph)):begins(int(glyph)+1)]
	}
	return len(outline(cut)) > 0 && bytes.Equal(outline(cut), outline(from))
}

// Every letter of a paper has its outline in the font that it is drawn with, whether or not most papers have it.
func TestLettersHaveTheirOutlines(t *testing.T) {
	t.Parallel()
	p := Paper{
		Brand: "Château Ždan", Title: "Facture", Number: "Ω7", Foot: "Łódź & Fils, №4", Table: Table{Columns: []Column{{Head: "Vin"}}},
	}
	file, err := Render(p)
	if err != nil {
		t.Fatal(err)
	}
	fonts := fontsIn(t, file)
	if len(fonts) != 3 {
		t.Fatalf("the paper has %d fonts", len(fonts))
	}
	for n, said := range []string{p.Brand + p.Title, p.Foot + common, p.Number + "VIN" + common} {
		from := [][]byte{frauncesSemibold, interRegular, interSemibold}[n]
		for _, letter := range said {
			if !strings.ContainsRune(" \u00a0", letter) && !outlined(t, fonts[n], from, letter) {
				t.Errorf("%s lacks %q", families()[n], letter)
			}
		}
	}
}

// Papers whose letters are common ones have the same fonts for what is read, cut once.
func TestFontsAreCutOnce(t *testing.T) {
	t.Parallel()
	var read [][]byte
	for _, foot := range []string{"Domaine du Clos · SIREN 344752993", "Maison Bréchard · 12 €"} {
		file, err := Render(Paper{Brand: "Clos", Title: "Avoir", Foot: foot})
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, fontsIn(t, file)[1])
	}
	if !bytes.Equal(read[0], read[1]) {
		t.Error("fonts differ by letters that are common")
	}
	fonts, err := readFonts()
	if err != nil {
		t.Fatal(err)
	}
	first, err := fonts.cut(regular, nil)
	again, wrong := fonts.cut(regular, nil)
	if err != nil || wrong != nil || &first[0] != &again[0] {
		t.Errorf("a font is cut again, %v, %v", err, wrong)
	}
}

// The letters beyond the common ones are told once each, in one order: the same letters are the same font.
func TestBeyond(t *testing.T) {
	t.Parallel()
	fonts, err := readFonts()
	if err != nil {
		t.Fatal(err)
	}
	got := beyond{}
	for _, text := range []string{"źaΩ Łé", "Łź", "aé"} {
		got.add(regular, text, fonts.common[regular])
	}
	if !slices.Equal(got[regular], []rune("ŁźΩ")) {
		t.Errorf("beyond are %q", string(got[regular]))
	}
}
