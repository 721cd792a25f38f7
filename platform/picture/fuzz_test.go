package picture_test

import (
	"image"
	"strings"
	"testing"

	"millesime/platform/fault"
	"millesime/platform/picture"
	"millesime/platform/picture/picturetest"
)

// Whatever is sent, the answer is one of the declared refusals or a small, decodable picture.
func FuzzClean(f *testing.F) {
	small := corners(8, 8)
	for declared, raw := range map[string][]byte{
		"image/jpeg": asJPEG(f, small), "image/png": asPNG(f, small), "image/gif": asGIF(f, 8, 8), "image/bmp": asBMP(f, small),
		"image/webp": oneWebP(f), "image/svg+xml": []byte(svgHead + `<path d="M0 0"/></svg>`),
	} {
		f.Add(declared, raw)
		f.Add(declared, raw[:len(raw)/2])
	}
	f.Add("image/png", picturetest.PNGHeader(50_000, 50_000, 8, 6))
	f.Add("application/pdf", []byte(minimalPDF))
	f.Fuzz(func(t *testing.T, declared string, raw []byte) {
		got, err := cleaned(url(declared, raw), picture.Limits{})
		if err != nil {
			if _, ok := fault.As(err); !ok || got != "" {
				t.Fatalf("%v, %s", err, got)
			}
			return
		}
		if strings.HasPrefix(got, "data:image/svg+xml;") {
			judge(t, string(content(t, got)))
			return
		}
		if b := decode(t, got).Bounds(); b.Dx() > 1024 || b.Dy() > 1024 || b.Min != (image.Point{}) {
			t.Fatal(b)
		}
	})
}

func FuzzSVG(f *testing.F) {
	for _, body := range attacks() {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		if got, err := drawn(t, body); err == nil {
			judge(t, svgHead+got+"</svg>")
		}
	})
}

func FuzzPDF(f *testing.F) {
	f.Add("application/pdf", []byte(minimalPDF))
	f.Add("application/pdf", []byte(pdf("3 0 obj <</S/GoToR/F(\\057a)>> endobj 4 0 obj <</OpenAction 5 0 R/URI<FEFF0061>>> endobj",
		packed(f, objectStream, "5 0 <</S/Named/N/Print>>"))))
	f.Fuzz(func(t *testing.T, declared string, raw []byte) {
		got, err := picture.PDF(url(declared, raw), 4096)
		if _, ok := fault.As(err); err != nil && !ok || err == nil && string(content(t, got)) != string(raw) {
			t.Fatal(err)
		}
	})
}
