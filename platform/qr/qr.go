// Package qr draws QR codes: addresses to be printed and scanned.
package qr

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"sync"

	"github.com/boombuler/barcode"
	encoder "github.com/boombuler/barcode/qr"
)

const (
	// quiet is how many modules stay white around a code, as readers want it.
	quiet = 4
	// Printed is how many pixels of a bitmap one module takes a side: a code of 25 mm prints at 300 dots an inch and more.
	Printed = 12
)

// Code is a QR code, to be drawn.
type Code struct{ modules barcode.Barcode }

// Of draws the code of an address.
func Of(address string) (Code, error) {
	modules, err := encoder.Encode(address, encoder.M, encoder.Auto)
	if err != nil {
		return Code{}, fmt.Errorf("draw a QR code: %w", err)
	}
	return Code{modules}, nil
}

// side is how many modules the drawing has, quiet ones included.
func (c Code) side() int { return c.modules.Bounds().Dx() + 2*quiet }

// black gives each black module its place in the drawing.
func (c Code) black(draw func(x, y int)) {
	side := c.modules.Bounds().Dx()
	for y := range side {
		for x := range side {
			if r, _, _, _ := c.modules.At(x, y).RGBA(); r == 0 {
				draw(x+quiet, y+quiet)
			}
		}
	}
}

// SVG is one path, black on white, for screens and printers of any resolution.
func (c Code) SVG() []byte {
	var path strings.Builder
	c.black(func(x, y int) { _, _ = fmt.Fprintf(&path, "M%d %dh1v1h-1z", x, y) })
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[1]d" shape-rendering="crispEdges">`+
		`<path fill="#fff" d="M0 0h%[1]dv%[1]dH0z"/><path d="%[2]s"/></svg>`, c.side(), path.String())
}

// buffers are used again: a new one is a megabyte, cleared.
type buffers struct{ pool sync.Pool }

//nolint:gochecknoglobals // shared by all codes
var shared buffers

// Get implements png.EncoderBufferPool; nil: there is none yet.
func (b *buffers) Get() *png.EncoderBuffer {
	found, _ := b.pool.Get().(*png.EncoderBuffer)
	return found
}

// Put implements png.EncoderBufferPool.
func (b *buffers) Put(used *png.EncoderBuffer) { b.pool.Put(used) }

// PNG is the same as a bitmap in two colours, for programs that print labels and take no drawings. Each module has so many pixels a side.
func (c Code) PNG(pixels int) ([]byte, error) {
	bitmap := image.NewPaletted(image.Rect(0, 0, c.side()*pixels, c.side()*pixels), color.Palette{color.White, color.Black})
	c.black(func(x, y int) {
		for dy := range pixels {
			for dx := range pixels {
				bitmap.SetColorIndex(x*pixels+dx, y*pixels+dy, 1)
			}
		}
	})
	var out bytes.Buffer
	if err := (&png.Encoder{BufferPool: &shared}).Encode(&out, bitmap); err != nil {
		return nil, fmt.Errorf("draw a QR code: %w", err)
	}
	return out.Bytes(), nil
}
