package pdf

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"millesime/platform/qr"
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

// end draws what the paper comes to and how it is paid, together on one page.
func (d *pages) end(y float64) (float64, error) {
	y += 1.5 * gap
	left := y
	for _, line := range d.paper.Beside {
		left = d.text(small(), line, margin, left, textWidth-sumsWidth-2*gap, "L")
	}
	left, err := d.payment(left + gap)
	if err != nil {
		return 0, err
	}
	return max(left, d.sums(y)) + gap, nil
}

const (
	sumsWidth   = 84.0
	amountWidth = 30.0
	sumLine     = 5.0
	codeSize    = 26.0
)

func (d *pages) sums(y float64) float64 {
	x := pageWidth - margin - sumsWidth
	for _, sum := range d.paper.Sums {
		s := style{inter, "", bodySize, ink}
		if sum.Strong {
			d.SetDrawColor(ink.r, ink.g, ink.b)
			d.SetLineWidth(0.3)
			d.Line(x, y+0.4, pageWidth-margin, y+0.4)
			s = style{inter, bold, bodySize + 1.5, ink}
			y++
		}
		next := d.text(s, sum.Label, x, y+0.6, sumsWidth-amountWidth, "L")
		d.text(s, sum.Amount, pageWidth-margin-amountWidth, y+0.6, amountWidth, "R")
		y = max(y+sumLine, next+0.6)
	}
	return y
}

// payment draws how the paper is paid, with the code that banks read.
func (d *pages) payment(y float64) (float64, error) {
	p := d.paper.Payment
	if p == nil {
		return y, nil
	}
	x, width := margin, textWidth-sumsWidth-2*gap
	if p.Code != "" {
		code, err := qr.Of(p.Code)
		if err != nil {
			return 0, err
		}
		drawn, err := code.PNG()
		if err != nil {
			return 0, err
		}
		if err := d.picture("code", drawn, x, y, codeSize, codeSize); err != nil {
			return 0, err
		}
		x, width = x+codeSize+gap, width-codeSize-gap
	}
	at := y + 1
	for n, line := range p.Lines {
		s := style{inter, "", smallSize, ink}
		if n == 0 {
			s = body(bold)
		}
		at = d.text(s, line, x, at, width, "L") + 0.4
	}
	if p.Code != "" {
		at = max(at, y+codeSize)
	}
	return at, nil
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
