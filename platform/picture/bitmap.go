package picture

import (
	"bytes"
	"context"
	"image"
	"image/color"
	stdgif "image/gif"
	"image/jpeg"
	stdpng "image/png"
	"io"

	xbmp "golang.org/x/image/bmp"
	xwebp "golang.org/x/image/webp"
)

const (
	maxPixels   = 40_000_000
	maxMemory   = 256 << 20 // bytes that decoding may take
	jpegQuality = 86
)

type codec struct {
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
}

func codecOf(kind string) codec {
	switch kind {
	case jpg:
		return codec{jpeg.DecodeConfig, jpeg.Decode}
	case png:
		return codec{stdpng.DecodeConfig, stdpng.Decode}
	case gif:
		return codec{stdgif.DecodeConfig, stdgif.Decode} // the first picture only
	case webp:
		return codec{xwebp.DecodeConfig, decodeWebP}
	default:
		return codec{xbmp.DecodeConfig, xbmp.Decode}
	}
}

func (c *Cleaner) cleanBitmap(ctx context.Context, kind string, content []byte, limits Limits) (string, error) {
	codec := codecOf(kind)
	config, err := codec.config(bytes.NewReader(content))
	if err != nil || config.Width <= 0 || config.Height <= 0 {
		return "", ErrImage.Because(err)
	}
	turn := upright
	perPixel := bytesPerPixel(config.ColorModel)
	if kind == jpg {
		segments := readSegments(content)
		turn = segments.orientation
		if segments.progressive {
			perPixel = 16 // all coefficients of all components are kept until the end
		}
	}
	// Divided, not multiplied: sides may be large enough to overflow.
	if config.Width > maxPixels/config.Height || config.Width > maxMemory/perPixel/config.Height {
		return "", ErrPixels
	}
	return c.turn(ctx, int64(config.Width)*int64(config.Height)*int64(perPixel), func() (string, error) {
		small, err := decodeSmall(codec, content, limits.MaxSide)
		if err != nil {
			return "", ErrImage.Because(err)
		}
		return encode(turn.apply(small), limits)
	})
}

func decodeSmall(c codec, content []byte, side int) (*image.RGBA, error) {
	whole, err := c.decode(bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	return scale(whole, side), nil
}

// bytesPerPixel is what a decoder keeps for one pixel, at most.
func bytesPerPixel(model color.Model) int {
	switch model {
	case color.RGBA64Model, color.NRGBA64Model:
		return 8
	default:
		return 4
	}
}

// encode gives JPEG, or PNG where something shows through. PNG may weigh more than what came in; then it becomes
// smaller until it fits.
func encode(m *image.RGBA, limits Limits) (string, error) {
	for side := limits.MaxSide; side > 0; side = side * 3 / 4 {
		m = scale(m, side)
		var out bytes.Buffer
		mediaType := TypeJPEG
		var err error
		if m.Opaque() {
			err = jpeg.Encode(&out, m, &jpeg.Options{Quality: jpegQuality})
		} else {
			mediaType = TypePNG
			err = stdpng.Encode(&out, m)
		}
		if err != nil {
			return "", ErrImage.Because(err)
		}
		if out.Len() < limits.MaxBytes {
			return dataURL(mediaType, out.Bytes()), nil
		}
	}
	return "", ErrSize.With("size", limits.MaxBytes/1024)
}
