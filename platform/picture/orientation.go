package picture

import (
	"encoding/binary"
	"image"
)

// orientation says how a camera was held: the EXIF values 1 to 8.
type orientation int

const upright orientation = 1

// apply turns the picture as it was seen.
func (o orientation) apply(m *image.RGBA) *image.RGBA {
	if o <= upright || o > 8 {
		return m
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	to := image.NewRGBA(image.Rect(0, 0, w, h))
	if o >= 5 {
		to = image.NewRGBA(image.Rect(0, 0, h, w))
	}
	for y := range h {
		for x := range w {
			tx, ty := o.place(x, y, w, h)
			copy(to.Pix[to.PixOffset(tx, ty):], m.Pix[m.PixOffset(x, y):m.PixOffset(x, y)+4])
		}
	}
	return to
}

// place is where a pixel goes.
func (o orientation) place(x, y, w, h int) (tx, ty int) {
	switch o {
	case 2:
		return w - 1 - x, y
	case 3:
		return w - 1 - x, h - 1 - y
	case 4:
		return x, h - 1 - y
	case 5:
		return y, x
	case 6:
		return h - 1 - y, x
	case 7:
		return h - 1 - y, w - 1 - x
	case 8:
		return y, w - 1 - x
	default:
		return x, y
	}
}

// segments is what is read of a JPEG beside its picture.
type segments struct {
	orientation orientation
	progressive bool
}

// readSegments walks the segments before the picture data. What it cannot read it leaves: the decoder judges.
func readSegments(jpeg []byte) segments {
	found := segments{orientation: upright}
	for at := 2; at+4 <= len(jpeg); {
		if jpeg[at] != 0xff {
			return found
		}
		marker := jpeg[at+1]
		if marker == 0xff { // fill byte
			at++
			continue
		}
		length := int(binary.BigEndian.Uint16(jpeg[at+2:]))
		if marker == 0xda || length < 2 || at+2+length > len(jpeg) { // start of the picture data
			return found
		}
		data := jpeg[at+4 : at+2+length]
		switch marker {
		case 0xc2:
			found.progressive = true
		case 0xe1:
			if o := exifOrientation(data); o != 0 {
				found.orientation = o
			}
		}
		at += 2 + length
	}
	return found
}

// exifOrientation reads tag 0x0112 of the first directory; 0 = not there.
func exifOrientation(app1 []byte) orientation {
	const header = "Exif\x00\x00"
	if len(app1) < len(header)+8 || string(app1[:len(header)]) != header {
		return 0
	}
	tiff := app1[len(header):]
	var order binary.ByteOrder = binary.BigEndian
	if string(tiff[:2]) == "II" {
		order = binary.LittleEndian
	}
	start := order.Uint32(tiff[4:])
	if uint64(start)+2 > uint64(len(tiff)) {
		return 0
	}
	entries := tiff[start+2:]
	for n := int(order.Uint16(tiff[start:])); n > 0 && len(entries) >= 12; n-- {
		if order.Uint16(entries) == 0x0112 {
			if o := orientation(order.Uint16(entries[8:])); o >= 1 && o <= 8 {
				return o
			}
			return 0
		}
		entries = entries[12:]
	}
	return 0
}
