package picture

import (
	"bytes"
	"context"
	"strings"

	"millesime/platform/gate"
)

// The media types that are kept: of pictures, drawings and documents.
const (
	TypeJPEG = "image/jpeg"
	TypePNG  = "image/png"
	TypeSVG  = "image/svg+xml"
	TypePDF  = "application/pdf"
)

// Limits of a picture; zero members are the usual ones.
type Limits struct {
	MaxBytes int // what is kept weighs less; 0 = 1 MiB
	MaxSent  int // what is sent weighs less; 0 = MaxBytes
	MaxSide  int // pixels of the longest side after; 0 = 1024 (specification 9)
	// Photo accepts no drawings: SVG is refused.
	Photo bool
}

const (
	defaultBytes = 1 << 20
	defaultSide  = 1024
)

func (l Limits) withDefaults() Limits {
	if l.MaxBytes <= 0 {
		l.MaxBytes = defaultBytes
	}
	if l.MaxSent <= 0 {
		l.MaxSent = l.MaxBytes
	}
	if l.MaxSide <= 0 {
		l.MaxSide = defaultSide
	}
	return l
}

// Cleaner makes pictures safe to show, each when its turn has come at the gate.
type Cleaner struct{ gate *gate.Gate }

// NewCleaner makes a cleaner.
func NewCleaner(g *gate.Gate) *Cleaner { return &Cleaner{g} }

// Clean gives the picture of a data URL as a data URL that is safe to show: JPEG, PNG where it is transparent, or
// SVG. It accepts JPEG, PNG, GIF (its first picture), WebP, BMP and SVG, when the declared type agrees with the
// content. Errors are ErrImage, ErrExt, ErrSize and ErrPixels, and those of the gate.
func (c *Cleaner) Clean(ctx context.Context, dataURL string, limits Limits) (string, error) {
	limits = limits.withDefaults()
	declared, content, err := parse(dataURL, limits.MaxSent, ErrSize)
	if err != nil {
		return "", err
	}
	kind, known := kindOf(declared)
	if !known || limits.Photo && kind == svg {
		return "", ErrExt
	}
	found := sniff(content)
	switch {
	case found == "":
		return "", ErrImage
	case found != kind:
		return "", ErrExt
	case kind == svg:
		return c.turn(ctx, 0, func() (string, error) { return cleanSVG(content, limits) })
	default:
		return c.cleanBitmap(ctx, kind, content, limits)
	}
}

// turn does what takes a processor, and so much memory in bytes, when the gate says so.
func (c *Cleaner) turn(ctx context.Context, memory int64, work func() (string, error)) (clean string, err error) {
	err = c.gate.Do(ctx, gate.Work{Kind: gate.Picture, Weight: gate.Memory(memory)}, func() (err error) {
		clean, err = work()
		return err
	})
	return clean, err
}

// The kinds of pictures.
const (
	jpg  = "jpeg"
	png  = "png"
	gif  = "gif"
	webp = "webp"
	bmp  = "bmp"
	svg  = "svg"
)

// kindOf reads a declared media type; browsers have two names for some.
func kindOf(mediaType string) (kind string, known bool) {
	switch mediaType {
	case "image/jpeg", "image/jpg":
		return jpg, true
	case "image/png":
		return png, true
	case "image/gif":
		return gif, true
	case "image/webp":
		return webp, true
	case "image/bmp", "image/x-ms-bmp":
		return bmp, true
	case "image/svg+xml":
		return svg, true
	}
	return "", false
}

// sniff tells the kind by the first bytes; "" = none of ours.
func sniff(content []byte) string {
	head := string(content[:min(len(content), 16)])
	switch {
	case strings.HasPrefix(head, "\xff\xd8\xff"):
		return jpg
	case strings.HasPrefix(head, "\x89PNG\r\n\x1a\n"):
		return png
	case strings.HasPrefix(head, "GIF87a"), strings.HasPrefix(head, "GIF89a"):
		return gif
	case strings.HasPrefix(head, "RIFF") && len(head) >= 12 && head[8:12] == "WEBP":
		return webp
	case strings.HasPrefix(head, "BM"):
		return bmp
	case bytes.HasPrefix(bytes.TrimLeft(bytes.TrimPrefix(content, []byte("\xef\xbb\xbf")), " \t\r\n"), []byte("<")):
		return svg
	}
	return ""
}
