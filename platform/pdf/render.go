package pdf

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"

	"codeberg.org/go-pdf/fpdf"
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
	return archive(drawn, p, attached)
}

// head tells who sends the paper, and what it is.
func (d *pages) head() (float64, error) {
	const half = textWidth/2 - gap
	left := margin
	if len(d.paper.Logo) > 0 {
		if err := d.picture("logo", d.paper.Logo, margin, margin, logoWidth, logoHeight); err != nil {
			return 0, err
		}
		left += logoHeight + gap
	} else {
		left = d.text(d.display(d.paper.Brand, titleSize), d.paper.Brand, margin, margin, half, "L")
	}
	right := d.text(d.display(d.paper.Title, titleSize), d.paper.Title, margin+textWidth-half, margin, half, "R")
	right = d.text(style{inter, bold, numberSize, ink}, d.paper.Number, margin+textWidth-half, right, half, "R") + 1
	for _, fact := range d.paper.Facts {
		right = d.text(small(), fact, margin+textWidth-half, right, half, "R")
	}
	y := max(left, right) + gap
	d.ruled(y)
	return y, d.Error()
}

// picture draws one as large as it fits into a box, at its upper left.
func (d *pages) picture(name string, content []byte, x, y, width, height float64) error {
	kind := strings.TrimPrefix(http.DetectContentType(content), "image/")
	info := d.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: kind}, bytes.NewReader(content))
	if err := d.Error(); err != nil {
		return fmt.Errorf("draw a picture of kind %s: %w", kind, err)
	}
	scale := min(width/info.Width(), height/info.Height())
	d.ImageOptions(name, x, y, info.Width()*scale, info.Height()*scale, false, fpdf.ImageOptions{ImageType: kind}, 0, "")
	return d.Error()
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
		at := d.text(label(), strings.ToUpper(party.Label), x, y, width-gap, "L") + 0.8
		for n, line := range party.Lines {
			s := style{inter, "", smallSize + 0.5, ink}
			if n == 0 {
				s = body(bold)
			}
			at = d.text(s, line, x, at, width-gap, "L")
		}
		lowest = max(lowest, at)
	}
	return lowest + gap
}

// notes are what the law asks for, over as many pages as they take.
func (d *pages) notes(y float64) {
	s := style{inter, "", tinySize, faint}
	for _, note := range d.paper.Notes {
		if y+d.height(s, note, textWidth) > bottom {
			y = d.nextPage()
		}
		y = d.text(s, note, margin, y, textWidth, "L") + 0.6
	}
}
