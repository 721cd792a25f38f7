package pdf

import "millesime/platform/qr"

// Measures of what stands below the table, in mm: to the left how it is paid, to the right the sums.
const (
	endSpace     = 1.5 * gap // above it
	sumsWidth    = 92.0
	amountWidth  = 34.0
	besideWidth  = textWidth - sumsWidth - 2*gap
	sumLine      = 5.0
	sumSpace     = 0.6 // above and below a sum
	strongSpace  = 1.0 // below the line above a strong sum
	codeSize     = 26.0
	codePixels   = 4   // of a module: readers see its edges at any size
	paymentSpace = 0.4 // below a line of the payment
)

// end draws what the paper comes to and how it is paid, together on one page.
func (d *pages) end(y float64) (float64, error) {
	y += endSpace
	left := y
	for _, line := range d.paper.Beside {
		left = d.text(small(), line, margin, left, besideWidth, toLeft)
	}
	left, err := d.payment(left + gap)
	if err != nil {
		return 0, err
	}
	return max(left, d.sums(y)) + gap, nil
}

func sumStyle(sum Sum) style {
	if sum.Strong {
		return style{semibold, bodySize + 1.5, ink}
	}
	return body()
}

// sumHeight is how much of the page a sum takes.
func (d *pages) sumHeight(sum Sum) float64 {
	height := max(sumLine, d.height(sumStyle(sum), sum.Label, sumsWidth-amountWidth)+2*sumSpace)
	if sum.Strong {
		height += strongSpace
	}
	return height
}

func (d *pages) sums(y float64) float64 {
	x := pageWidth - margin - sumsWidth
	for _, sum := range d.paper.Sums {
		at := y + sumSpace
		if sum.Strong {
			d.line(x, y+0.4, 0.3, ink)
			at += strongSpace
		}
		s := sumStyle(sum)
		d.text(s, sum.Label, x, at, sumsWidth-amountWidth, toLeft)
		d.text(s, sum.Amount, pageWidth-margin-amountWidth, at, amountWidth, toRight)
		y += d.sumHeight(sum)
	}
	return y
}

// payment draws how the paper is paid, with the code that banks read.
func (d *pages) payment(y float64) (float64, error) {
	p := d.paper.Payment
	if p == nil {
		return y, nil
	}
	x := margin
	if p.Code != "" {
		if err := d.code(p.Code, y); err != nil {
			return 0, err
		}
		x += codeSize + gap
	}
	at := y + 1
	for n, line := range p.Lines {
		at = d.text(paymentStyle(n), line, x, at, paymentWidth(*p), toLeft) + paymentSpace
	}
	return max(at, y+codeHeight(*p)), nil
}

// code draws a QR code at the left margin.
func (d *pages) code(content string, y float64) error {
	code, err := qr.Of(content)
	if err != nil {
		return err
	}
	drawn, err := code.PNG(codePixels)
	if err != nil {
		return err
	}
	return d.picture(drawn, margin, y, codeSize, codeSize)
}

// paymentStyle is that of a line of the payment; the first one tells how much.
func paymentStyle(line int) style {
	if line == 0 {
		return strong()
	}
	return style{regular, smallSize, ink}
}

// paymentWidth is what the code leaves to the lines.
func paymentWidth(p Payment) float64 {
	if p.Code == "" {
		return besideWidth
	}
	return besideWidth - codeSize - gap
}

func codeHeight(p Payment) float64 {
	if p.Code == "" {
		return 0
	}
	return codeSize
}
