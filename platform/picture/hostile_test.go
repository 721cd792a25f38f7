package picture_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"millesime/platform/picture"
	"millesime/platform/picture/picturetest"
)

func TestHostileFiles(t *testing.T) {
	t.Parallel()
	small := corners(16, 16)
	jpg, png := asJPEG(t, small), asPNG(t, small)
	var zipped bytes.Buffer
	z := gzip.NewWriter(&zipped)
	_, _ = z.Write([]byte("<svg xmlns='http://www.w3.org/2000/svg'/>"))
	_ = z.Close()
	progressive := []byte("\xff\xd8\xff\xc2\x00\x11\x08\x13\x88\x13\x88\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00" + // 5000 × 5000
		"\xff\xda\x00\x0c\x03\x01\x00\x02\x00\x03\x00\x00\x3f\x00")
	for name, c := range map[string]struct {
		url  string
		want error
	}{
		"empty":                       {"", picture.ErrExt},
		"no data URL":                 {"https://evil.example/logo.png", picture.ErrExt},
		"no comma":                    {"data:image/png;base64", picture.ErrExt},
		"no base64":                   {"data:image/svg+xml,<svg/>", picture.ErrExt},
		"parameters":                  {"data:image/png;charset=utf-8;base64,AAAA", picture.ErrExt},
		"header of a megabyte":        {"data:" + strings.Repeat("x", 1<<20) + ";base64,AAAA", picture.ErrExt},
		"lines":                       {url("image/png", png)[:60] + "\n" + url("image/png", png)[60:], picture.ErrExt},
		"no padding":                  {strings.TrimRight(url("image/png", append(png, 0)), "="), picture.ErrExt},
		"empty content":               {"data:image/png;base64,", picture.ErrExt},
		"page":                        {url("text/html", []byte("<script>alert(1)</script>")), picture.ErrExt},
		"page as picture":             {url("image/svg+xml", []byte("<html><script>alert(1)</script></html>")), picture.ErrImage},
		"text as picture":             {url("image/png", []byte("hello")), picture.ErrImage},
		"jpeg as png":                 {url("image/png", jpg), picture.ErrExt},
		"svg as png":                  {url("image/png", []byte("<svg/>")), picture.ErrExt},
		"png as svg":                  {url("image/svg+xml", png), picture.ErrExt},
		"zipped svg":                  {url("image/svg+xml", zipped.Bytes()), picture.ErrImage},
		"cut png":                     {url("image/png", png[:len(png)/2]), picture.ErrImage},
		"cut jpeg":                    {url("image/jpeg", jpg[:len(jpg)/2]), picture.ErrImage},
		"cut gif":                     {url("image/gif", asGIF(t, 16, 16)[:60]), picture.ErrImage},
		"cut bmp":                     {url("image/bmp", asBMP(t, small)[:80]), picture.ErrImage},
		"cut webp":                    {url("image/webp", oneWebP(t)[:24]), picture.ErrImage},
		"png of 2,500 megapixels":     {url("image/png", picturetest.PNGHeader(50_000, 50_000, 8, 6)), picture.ErrPixels},
		"png of 41 megapixels":        {url("image/png", picturetest.PNGHeader(41_000, 1000, 1, 0)), picture.ErrPixels},
		"png of endless sides":        {url("image/png", picturetest.PNGHeader(1<<31-1, 1<<31-1, 8, 6)), picture.ErrImage},
		"png of 16 bits":              {url("image/png", picturetest.PNGHeader(6200, 6200, 16, 6)), picture.ErrPixels},
		"png that promises 39":        {url("image/png", picturetest.PNGHeader(39_000, 1000, 8, 6)), picture.ErrImage},
		"progressive jpeg, 25":        {url("image/jpeg", progressive), picture.ErrPixels},
		"a little too heavy":          {url("image/png", make([]byte, 1<<20+1)), picture.ErrSize},
		"header of jpeg, then script": {url("image/jpeg", []byte("\xff\xd8\xff<script>alert(1)</script>")), picture.ErrImage},
	} {
		if got, err := cleaned(c.url, picture.Limits{}); !errors.Is(err, c.want) || got != "" {
			t.Errorf("%s: %v, %.40s", name, err, got)
		}
	}
}

// What rides in a picture does not leave with it.
func TestPolyglots(t *testing.T) {
	t.Parallel()
	const rider = "<script>alert('rider')</script>"
	small := corners(16, 16)
	jpg := asJPEG(t, small)
	comment := append([]byte("\xff\xd8\xff\xfe\x00\x21"), rider...)
	for name, dataURL := range map[string]string{
		"after a jpeg": url("image/jpeg", append(asJPEG(t, small), rider...)),
		"in a comment": url("image/jpeg", append(comment, jpg[2:]...)),
		"after a png":  url("image/png", append(asPNG(t, small), rider...)),
		"after a gif":  url("image/gif", append(asGIF(t, 16, 16), rider...)),
		"after a bmp":  url("image/bmp", append(asBMP(t, small), rider...)),
	} {
		got, err := cleaned(dataURL, picture.Limits{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if bytes.Contains(content(t, got), []byte("rider")) {
			t.Errorf("%s: it is still there", name)
		}
	}
}

// A small file that unfolds to nearly 40 megapixels is taken, in bounded memory: the picture itself and little more.
func TestMemoryIsBounded(t *testing.T) { //nolint:paralleltest // it measures what this process allocates
	for name, m := range map[string]image.Image{
		"square": image.NewGray(image.Rect(0, 0, 6300, 6300)), "line": image.NewGray(image.Rect(0, 0, 1, 39_000_000)),
	} {
		bomb := url("image/png", asPNG(t, m))
		if len(bomb) > 1<<20 {
			t.Fatalf("%s: the file has %d bytes", name, len(bomb))
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		got, err := cleaned(bomb, picture.Limits{})
		runtime.ReadMemStats(&after)
		if err != nil || len(got) > 1<<20 {
			t.Errorf("%s: %v", name, err)
		}
		if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used > 150 {
			t.Errorf("%s: %d MB", name, used)
		}
	}
}

// A refusal costs nothing, however much is sent: nothing is decoded.
func TestRefusalsAreCheap(t *testing.T) { //nolint:paralleltest // the same
	huge := "data:image/png;base64," + strings.Repeat("A", 64<<20)
	bomb := url("image/png", picturetest.PNGHeader(50_000, 50_000, 8, 6))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, tooHeavy := cleaned(huge, picture.Limits{})
	_, tooLarge := cleaned(bomb, picture.Limits{})
	runtime.ReadMemStats(&after)
	if !errors.Is(tooHeavy, picture.ErrSize) || !errors.Is(tooLarge, picture.ErrPixels) {
		t.Errorf("%v, %v", tooHeavy, tooLarge)
	}
	if used := (after.TotalAlloc - before.TotalAlloc) >> 10; used > 1024 {
		t.Errorf("%d kB", used)
	}
}

// A transparent picture of noise weighs more as PNG than it did as GIF: it becomes smaller until it fits.
func TestResultFits(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	m := image.NewPaletted(image.Rect(0, 0, 600, 600), color.Palette{color.Transparent})
	for range 255 {
		m.Palette = append(m.Palette, color.NRGBA{uint8(random.IntN(256)), uint8(random.IntN(256)), uint8(random.IntN(256)), 255})
	}
	for i := range m.Pix {
		m.Pix[i] = uint8(random.IntN(256))
	}
	var file bytes.Buffer
	if err := gif.Encode(&file, m, nil); err != nil {
		t.Fatal(err)
	}
	limits := picture.Limits{MaxBytes: file.Len() + 1}
	got, err := cleaned(url("image/gif", file.Bytes()), limits)
	if err != nil {
		t.Fatal(err)
	}
	side := decode(t, got).Bounds().Dx()
	if size := len(content(t, got)); size > limits.MaxBytes || side >= 600 || side < 200 {
		t.Errorf("%d bytes of %d, %d pixels", size, limits.MaxBytes, side)
	}
	limits.MaxBytes *= 4
	if got, err := cleaned(url("image/gif", file.Bytes()), limits); err != nil || decode(t, got).Bounds().Dx() != 600 {
		t.Errorf("smaller without need, %v", err)
	}
}
