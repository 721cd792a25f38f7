// Package code128 draws Code 128 barcodes: numbers that scanners read off the labels of parcels.
package code128

import (
	"fmt"
	"image/color"
	"strings"

	"github.com/boombuler/barcode"
	encoder "github.com/boombuler/barcode/code128"
)

const (
	// Longest is how many characters a code may have.
	Longest = 80
	// quiet is how many modules stay white before and after the bars, as readers want it.
	quiet = 10
	// height of the drawing in modules; whoever shows it may stretch it.
	height = 60
)

// Holds tells whether a code can say a text: visible ASCII characters and spaces.
func Holds(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r > '~' })
}

// Code is a barcode, to be drawn.
type Code struct{ modules barcode.Barcode }

// Of draws the code of a text: pairs of figures in code set C, everything else in B.
func Of(text string) (Code, error) {
	if !Holds(text) {
		return Code{}, fmt.Errorf("draw a barcode: %q has characters that it cannot hold", text)
	}
	modules, err := encoder.Encode(text)
	if err != nil {
		return Code{}, fmt.Errorf("draw a barcode: %w", err)
	}
	return Code{modules}, nil
}

// SVG is one path, black on white, a module one unit wide. It is stretched to the place it is given: a scanner looks at widths
// alone.
func (c Code) SVG() []byte {
	var bars strings.Builder
	width := c.modules.Bounds().Dx()
	for x := 0; x < width; {
		end := x
		for end < width && c.black(end) {
			end++
		}
		if end > x {
			_, _ = fmt.Fprintf(&bars, "M%d 0h%dv%dh-%dz", x+quiet, end-x, height, end-x)
		}
		x = max(end, x+1)
	}
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d" `+
		`preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h%[1]dv%[2]dH0z"/><path d="%[3]s"/></svg>`,
		width+2*quiet, height, bars.String())
}

func (c Code) black(x int) bool {
	return color.GrayModel.Convert(c.modules.At(x, 0)) == color.Gray{}
}
