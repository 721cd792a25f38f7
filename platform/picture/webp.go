package picture

import (
	"image"
	"io"

	xwebp "golang.org/x/image/webp"
)

// decodeWebP reads a picture. What is kept with losses tells black as 16 and white as 235 (ITU-R BT.601, as VP8 has it), where the
// picture types of Go, made for JPEG, go from 0 to 255: unchanged, its white would be grey.
func decodeWebP(r io.Reader) (image.Image, error) {
	decoded, err := xwebp.Decode(r)
	switch m := decoded.(type) {
	case *image.YCbCr:
		widen(m)
	case *image.NYCbCrA:
		widen(&m.YCbCr)
	}
	return decoded, err
}

// widen stretches brightness from 16–235 and colours from 16–240 to 0–255.
func widen(m *image.YCbCr) {
	stretch(m.Y, 16, 219, 0)
	stretch(m.Cb, 128, 224, 128)
	stretch(m.Cr, 128, 224, 128)
}

// stretch moves each value's distance from a middle, of so many steps, to one of 255 steps from another middle.
func stretch(values []byte, from, steps, to int) {
	var stretched [256]byte
	for v := range stretched {
		stretched[v] = byte(min(max(((v-from)*255*2+steps)/(2*steps)+to, 0), 255))
	}
	for i, v := range values {
		values[i] = stretched[v]
	}
}
