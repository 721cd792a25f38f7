package picture_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/color/palette"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"golang.org/x/image/bmp"

	"millesime/platform/gate"
	"millesime/platform/picture"
)

// cleaned is what becomes of a picture at a gate of its own.
func cleaned(dataURL string, limits picture.Limits) (string, error) {
	return picture.NewCleaner(gate.New(gate.Options{})).Clean(context.Background(), dataURL, limits)
}

func url(mediaType string, content []byte) string {
	return "data:" + mediaType + ";base64," + base64.StdEncoding.EncodeToString(content)
}

func content(t testing.TB, dataURL string) []byte {
	t.Helper()
	_, encoded, _ := strings.Cut(dataURL, ";base64,")
	raw, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// corners is a picture whose four quarters are red, green, blue and white, in reading order.
func corners(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, quarter(x*2/w, y*2/h))
		}
	}
	return m
}

func quarter(x, y int) color.NRGBA {
	return []color.NRGBA{{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 255}}[y*2+x]
}

func asPNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func asJPEG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, m, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func asBMP(t testing.TB, m image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := bmp.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// asGIF is an animation of two pictures, the second one black.
func asGIF(t testing.TB, w, h int) []byte {
	t.Helper()
	first := image.NewPaletted(image.Rect(0, 0, w, h), palette.Plan9)
	for y := range h {
		for x := range w {
			first.Set(x, y, quarter(x*2/w, y*2/h))
		}
	}
	second := image.NewPaletted(first.Rect, color.Palette{color.Black, color.White})
	var out bytes.Buffer
	if err := gif.EncodeAll(&out, &gif.GIF{Image: []*image.Paletted{first, second}, Delay: []int{5, 5}}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// oneWebP is a picture of one pixel, lossy.
func oneWebP(t testing.TB) []byte {
	t.Helper()
	return content(t, ";base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA")
}

// withEXIF puts an orientation into a JPEG, in either byte order.
func withEXIF(jpg []byte, orientation uint16, order binary.AppendByteOrder, mark string) []byte {
	tiff := order.AppendUint16([]byte(mark), 42)
	tiff = order.AppendUint16(order.AppendUint32(tiff, 8), 2)                    // two entries
	tiff = append(order.AppendUint16(tiff, 0x010f), make([]byte, 10)...)         // the maker, of no use
	tiff = order.AppendUint32(append(order.AppendUint16(tiff, 0x0112), 0, 3), 1) // type and count are not read
	tiff = append(order.AppendUint16(tiff, orientation), 0, 0)
	segment := append([]byte("Exif\x00\x00"), tiff...)
	out := binary.BigEndian.AppendUint16([]byte("\xff\xd8\xff\xe1"), uint16(len(segment)+2))
	return append(append(out, segment...), jpg[2:]...)
}

func decode(t testing.TB, dataURL string) image.Image {
	t.Helper()
	m, _, err := image.Decode(bytes.NewReader(content(t, dataURL)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}
