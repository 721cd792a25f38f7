package picture_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"strings"
	"testing"

	"millesime/platform/fault"
	"millesime/platform/picture"
)

func clean(t testing.TB, dataURL string) string {
	t.Helper()
	got, err := cleaned(dataURL, picture.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// alike compares the middles of the four quarters.
func alike(t *testing.T, m image.Image, want [4]color.NRGBA) {
	t.Helper()
	b := m.Bounds()
	for i, w := range want {
		x, y := b.Min.X+b.Dx()*(1+2*(i%2))/4, b.Min.Y+b.Dy()*(1+2*(i/2))/4
		r, g, bl, _ := m.At(x, y).RGBA()
		for c, pair := range [][2]int{{int(r >> 8), int(w.R)}, {int(g >> 8), int(w.G)}, {int(bl >> 8), int(w.B)}} {
			if d := pair[0] - pair[1]; d < -40 || d > 40 {
				t.Errorf("quarter %d, channel %d: %d, want %d", i, c, pair[0], pair[1])
			}
		}
	}
}

func TestEveryFormat(t *testing.T) {
	t.Parallel()
	want := [4]color.NRGBA{quarter(0, 0), quarter(1, 0), quarter(0, 1), quarter(1, 1)}
	for declared, raw := range map[string][]byte{
		"image/jpeg": asJPEG(t, corners(64, 48)), "image/jpg": asJPEG(t, corners(64, 48)), "image/png": asPNG(t, corners(64, 48)),
		"image/gif": asGIF(t, 64, 48), "image/bmp": asBMP(t, corners(64, 48)), "image/x-ms-bmp": asBMP(t, corners(64, 48)),
	} {
		got := clean(t, url(declared, raw))
		if !strings.HasPrefix(got, "data:image/jpeg;base64,") {
			t.Errorf("%s became %.30s", declared, got)
		}
		m := decode(t, got)
		if m.Bounds() != image.Rect(0, 0, 64, 48) {
			t.Errorf("%s: %v", declared, m.Bounds())
		}
		alike(t, m, want)
	}
	if m := decode(t, clean(t, url("image/webp", oneWebP(t)))); m.Bounds().Dx() != 1 {
		t.Errorf("webp: %v", m.Bounds())
	}
}

func TestTransparencyIsKept(t *testing.T) {
	t.Parallel()
	m := corners(64, 48)
	m.SetNRGBA(3, 3, color.NRGBA{255, 0, 0, 0})
	got := clean(t, url("image/png", asPNG(t, m)))
	if !strings.HasPrefix(got, "data:image/png;base64,") {
		t.Fatalf("%.30s", got)
	}
	if _, _, _, a := decode(t, got).At(3, 3).RGBA(); a != 0 {
		t.Errorf("alpha %d", a)
	}
}

func TestLongestSideIsClamped(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ w, h, wantW, wantH int }{
		{3000, 2000, 1024, 683},
		{1500, 3000, 512, 1024},
		{1025, 10, 1024, 10},
		{1024, 1024, 1024, 1024},
		{8000, 1, 1024, 1},
		{1, 8000, 1, 1024},
		{2049, 2049, 1024, 1024},
	} {
		m := decode(t, clean(t, url("image/png", asPNG(t, corners(c.w, c.h)))))
		if m.Bounds().Dx() != c.wantW || m.Bounds().Dy() != c.wantH {
			t.Errorf("%d × %d: %v", c.w, c.h, m.Bounds())
		}
		if c.w > 10 && c.h > 9 {
			alike(t, m, [4]color.NRGBA{quarter(0, 0), quarter(1, 0), quarter(0, 1), quarter(1, 1)})
		}
	}
}

func TestOrientation(t *testing.T) {
	t.Parallel()
	r, g, b, w := quarter(0, 0), quarter(1, 0), quarter(0, 1), quarter(1, 1)
	for i, want := range [][4]color.NRGBA{
		{r, g, b, w}, {g, r, w, b}, {w, b, g, r}, {b, w, r, g}, {r, b, g, w}, {b, r, w, g}, {w, g, b, r}, {g, w, r, b}, {r, g, b, w}, {r, g, b, w},
	} {
		value := uint16((i + 1) % 10) // 9 and 0 mean nothing
		for _, raw := range [][]byte{
			withEXIF(asJPEG(t, corners(64, 32)), value, binary.BigEndian, "MM"),
			withEXIF(asJPEG(t, corners(64, 32)), value, binary.LittleEndian, "II"),
		} {
			got := clean(t, url("image/jpeg", raw))
			m := decode(t, got)
			if turned := m.Bounds().Dx() == 32; turned != (value >= 5 && value <= 8) {
				t.Errorf("%d: %v", value, m.Bounds())
			}
			alike(t, m, want)
			if bytes.Contains(content(t, got), []byte("Exif")) {
				t.Errorf("%d: the EXIF data are kept", value)
			}
		}
	}
}

func TestMessages(t *testing.T) {
	t.Parallel()
	limits := picture.Limits{MaxBytes: 500 * 1024}
	for want, dataURL := range map[string]string{
		"L'image doit avoir un poids inférieur à 500 KB": "data:image/png;base64," + strings.Repeat("A", 1<<20),
		"Le champ doit être une image":                   url("image/png", []byte("a text")),
		"Le champ doit être un fichier valide":           url("image/tiff", []byte("II*\x00")),
	} {
		_, err := cleaned(dataURL, limits)
		f, ok := fault.As(picture.At("base64ContentLogo", err))
		if !ok || len(f.Violations) != 1 || f.Violations[0].PropertyPath != "base64ContentLogo" || f.Violations[0].Text.FR != want ||
			!errors.Is(f, fault.ErrViolations) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	// "Inférieur à": exactly as much is too much.
	small := asPNG(t, corners(8, 8))
	for _, size := range []int{500*1024 - 1, 500 * 1024} {
		padded := append(bytes.Clone(small), make([]byte, size-len(small))...)
		if _, err := cleaned(url("image/png", padded), limits); (err == nil) != (size < 500*1024) {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
	if err := picture.At("logo", errStranger); !errors.Is(err, errStranger) {
		t.Errorf("got %v", err)
	}
}

var errStranger = errors.New("a stranger")

func TestAPhotoIsNoDrawing(t *testing.T) {
	t.Parallel()
	drawing := url("image/svg+xml", []byte(svgHead+"</svg>"))
	if _, err := cleaned(drawing, picture.Limits{Photo: true}); !errors.Is(err, picture.ErrExt) {
		t.Errorf("a drawing as a photo: %v", err)
	}
	if _, err := cleaned(url("image/png", []byte(svgHead+"</svg>")), picture.Limits{Photo: true}); err == nil {
		t.Error("a drawing that calls itself a photo passed")
	}
	if _, err := cleaned(url("image/png", asPNG(t, corners(8, 8))), picture.Limits{Photo: true}); err != nil {
		t.Errorf("a photo: %v", err)
	}
}
