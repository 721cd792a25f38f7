package pdf_test

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"
)

// logo is a wide picture of which every other point is clear, where its form has such.
func logo(t *testing.T, kind string) []byte {
	t.Helper()
	drawn := image.NewNRGBA(image.Rect(0, 0, 60, 20))
	for x := range 60 {
		for y := range 20 {
			drawn.Set(x, y, color.NRGBA{R: 120, A: uint8((x + y) % 2 * 255)})
		}
	}
	var out bytes.Buffer
	var err error
	switch kind {
	case "png":
		err = png.Encode(&out, drawn)
	case "jpeg":
		err = jpeg.Encode(&out, drawn, nil)
	default:
		out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg"/>`)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// A logo stands on white in place of the brand, each time the same; a drawing leaves the brand in letters, and no paper fails for it.
func TestALogoStandsForTheBrand(t *testing.T) {
	t.Parallel()
	for kind, drawn := range map[string]int{"png": 1, "jpeg": 1, "svg": 0} {
		p := paper(1)
		p.Payment, p.Logo = nil, logo(t, kind)
		file := render(t, p)
		listed := tool(t, file, "pdfimages", "-list", "FILE")
		if pictures := strings.Count(listed, "\n") - 2; pictures != drawn || strings.Contains(listed, "smask") {
			t.Errorf("%s: %d pictures:\n%s", kind, pictures, listed)
		}
		said := tool(t, file, "pdftotext", "-layout", "FILE", "-")
		if strings.Contains(said, p.Brand) != (drawn == 0) {
			t.Errorf("%s: the brand in letters:\n%s", kind, said)
		}
		if !bytes.Equal(file, render(t, p)) {
			t.Errorf("%s: the same paper gives another file", kind)
		}
	}
}
