package pdf

import (
	"bytes"
	"fmt"
	"image"
	"strings"

	"github.com/signintech/gopdf"
)

// Render draws the paper, and puts the attachments into it. It takes some milliseconds and a megabyte: call it where heavy work is done,
// never within a transaction.
func Render(p Paper, attached ...Attachment) ([]byte, error) {
	d, err := newPages(p)
	if err != nil {
		return nil, err
	}
	y, err := d.head()
	if err != nil {
		return nil, err
	}
	y = d.parties(y + 2*gap)
	y = d.table(y + gap)
	if y, err = d.end(y); err != nil {
		return nil, err
	}
	d.notes(y)
	drawn, err := d.output()
	if err != nil {
		return nil, err
	}
	return archive(drawn, p, attached), nil
}

// head tells who sends the paper, and what it is.
func (d *pages) head() (float64, error) {
	const half = textWidth/2 - gap
	left := margin
	if logo := logoOf(d.paper.Logo); logo != nil {
		if err := d.picture(logo, margin, margin, logoWidth, logoHeight); err != nil {
			return 0, err
		}
		left += logoHeight + gap
	} else {
		left = d.text(d.display(d.paper.Brand), d.paper.Brand, margin, margin, half, toLeft)
	}
	right := d.text(d.display(d.paper.Title), d.paper.Title, margin+textWidth-half, margin, half, toRight)
	right = d.text(style{semibold, numberSize, ink}, d.paper.Number, margin+textWidth-half, right, half, toRight) + 1
	for _, fact := range d.paper.Facts {
		right = d.text(small(), fact, margin+textWidth-half, right, half, toRight)
	}
	y := max(left, right) + gap
	d.ruled(y)
	return y, d.err
}

// picture draws one as large as it fits into a box, at its upper left.
func (d *pages) picture(content []byte, x, y, width, height float64) error {
	size, kind, err := image.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return fmt.Errorf("read a picture: %w", err)
	}
	held, err := gopdf.ImageHolderByBytes(content)
	if err == nil {
		scale := min(width/float64(size.Width), height/float64(size.Height))
		err = d.ImageByHolder(held, x, y, &gopdf.Rect{W: float64(size.Width) * scale, H: float64(size.Height) * scale})
	}
	if err != nil {
		return fmt.Errorf("draw a picture of kind %s: %w", kind, err)
	}
	return nil
}

// parties stand side by side.
func (d *pages) parties(y float64) float64 {
	if len(d.paper.Parties) == 0 {
		return y
	}
	width := textWidth / float64(len(d.paper.Parties))
	lowest := y
	for i, party := range d.paper.Parties {
		x := margin + float64(i)*width
		at := d.text(label(), strings.ToUpper(party.Label), x, y, width-gap, toLeft) + 0.8
		for n, line := range party.Lines {
			s := style{regular, smallSize + 0.5, ink}
			if n == 0 {
				s = strong()
			}
			at = d.text(s, line, x, at, width-gap, toLeft)
		}
		lowest = max(lowest, at)
	}
	return lowest + gap
}

// notes are what the law asks for, over as many pages as they take.
func (d *pages) notes(y float64) {
	for _, note := range d.paper.Notes {
		if y+d.height(tiny(), note, textWidth) > bottom {
			y = d.nextPage()
		}
		y = d.text(tiny(), note, margin, y, textWidth, toLeft) + 0.6
	}
}
