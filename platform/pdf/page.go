package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/signintech/gopdf"
)

// Measures of a page, in mm; sizes of letters in points.
const (
	pageWidth   = 210.0
	margin      = 16.0
	textWidth   = pageWidth - 2*margin
	bottom      = 297 - 24.0 // below it stands the foot
	footTop     = 297 - 18.0
	gap         = 3.0
	titleSize   = 17.0
	numberSize  = 10.0
	bodySize    = 8.5
	smallSize   = 7.5
	tinySize    = 6.8
	lineOfPoint = 0.46 // height of a line in mm, for each point
	point       = 25.4 / 72
	logoHeight  = 16.0
	logoWidth   = 60.0
)

// The house's colours, dark enough to be printed in grey.
//
//nolint:gochecknoglobals // constants
var (
	ink   = shade{42, 18, 20}
	faint = shade{110, 98, 97}
	rule  = shade{222, 212, 208}
	wash  = shade{248, 243, 240}
)

// How lines of a text stand in their width.
const (
	toLeft  = "L"
	toRight = "R"
)

type shade struct{ r, g, b uint8 }

// pages draws a paper, and keeps its first error to the end.
type pages struct {
	gopdf.GoPdf

	paper  Paper
	fonts  house
	font   font   // of what is drawn next
	beyond beyond // common letters
	err    error
}

// families are the fonts in the order of the file.
func families() []font { return []font{display, regular, semibold} }

// newPages begins a paper on its first page.
func newPages(p Paper) (*pages, error) {
	fonts, err := readFonts()
	if err != nil {
		return nil, err
	}
	d := &pages{paper: p, fonts: fonts, beyond: beyond{}}
	d.Start(gopdf.Config{PageSize: *gopdf.PageSizeA4, Unit: gopdf.UnitMM})
	d.SetNoCompression() // streams are written anew
	for _, name := range families() {
		d.keep(d.AddTTFFontFromFontContainer(string(name), fonts.hollow))
	}
	d.AddPage()
	return d, d.err
}

// keep notes an error, if it is the first one.
func (d *pages) keep(err error) {
	if d.err == nil {
		d.err = err
	}
}

// style is how letters look.
type style struct {
	font   font
	size   float64
	colour shade
}

func body() style   { return style{regular, bodySize, ink} }
func strong() style { return style{semibold, bodySize, ink} }
func small() style  { return style{regular, smallSize, faint} }
func label() style  { return style{semibold, tinySize, faint} }
func tiny() style   { return style{regular, tinySize, faint} }

// use makes a style that of what is drawn next.
func (d *pages) use(s style) {
	d.font = s.font
	d.keep(d.SetFont(string(s.font), "", s.size))
	d.SetTextColor(s.colour.r, s.colour.g, s.colour.b)
}

func (s style) line() float64 { return s.size * lineOfPoint }

// display is the style of names and titles, in letters that have all of it.
func (d *pages) display(text string) style {
	if d.fonts.letters[display].hasAll(text) {
		return style{display, titleSize, ink}
	}
	return style{semibold, titleSize, ink}
}

// lines breaks a text into those of a width: after spaces, and within a word that is longer than a line, if it can be after a hyphen.
// Call use before.
func (d *pages) lines(text string, width float64) []string {
	var all []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		paragraph = d.fonts.letters[regular].drawable(paragraph)
		d.beyond.add(d.font, paragraph, d.fonts.common[d.font])
		if d.fits(paragraph, width) {
			all = append(all, paragraph)
			continue
		}
		line := ""
		for word := range strings.SplitAfterSeq(paragraph, " ") {
			pieces := []string{word}
			if !d.fits(word, width) {
				pieces = strings.SplitAfter(word, "-")
			}
			for _, piece := range pieces {
				if line != "" && !d.fits(line+piece, width) {
					all, line = append(all, strings.TrimRight(line, " ")), ""
				}
				line += piece
				if !d.fits(line, width) {
					cut, err := d.SplitText(line, width)
					d.keep(err)
					all, line = append(all, cut[:len(cut)-1]...), cut[len(cut)-1]
				}
			}
		}
		all = append(all, strings.TrimRight(line, " "))
	}
	return all
}

// fits tells that a text takes no more than one line.
func (d *pages) fits(text string, width float64) bool {
	return d.width(strings.TrimRight(text, " ")) <= width
}

// width is that of a text on one line.
func (d *pages) width(text string) float64 {
	width, err := d.MeasureTextWidth(text)
	d.keep(err)
	return width
}

// text draws a text from a point on, over as many lines as it takes, and gives where the next one begins.
func (d *pages) text(s style, text string, x, y, width float64, align string) float64 {
	if text == "" {
		return y
	}
	d.use(s)
	for _, line := range d.lines(text, width) {
		left := x
		if align == toRight {
			left += width - d.width(line)
		}
		d.SetXY(left, y+s.line()/2+0.3*s.size*point) // letters stand in the middle of their line
		d.keep(d.Text(line))
		y += s.line()
	}
	return y
}

// height is how much a text takes.
func (d *pages) height(s style, text string, width float64) float64 {
	d.use(s)
	return float64(len(d.lines(text, width))) * s.line()
}

// line draws a line across the page, from a point to the right margin.
func (d *pages) line(x, y, width float64, colour shade) {
	d.SetStrokeColor(colour.r, colour.g, colour.b)
	d.SetLineWidth(width)
	d.Line(x, y, pageWidth-margin, y)
}

// ruled draws a line between what stands above and below it.
func (d *pages) ruled(y float64) { d.line(margin, y, 0.2, rule) }

// fill draws an area.
func (d *pages) fill(x, y, width, height float64, colour shade) {
	d.SetFillColor(colour.r, colour.g, colour.b)
	d.RectFromUpperLeftWithStyle(x, y, width, height, "F")
}

// feet are what stands below each page, once it is known how many there are.
func (d *pages) feet() {
	const number = 22.0
	for page := range d.GetNumberOfPages() {
		d.keep(d.SetPage(page + 1))
		d.ruled(footTop)
		d.text(tiny(), d.paper.Foot, margin, footTop+2, textWidth-number, toLeft)
		d.text(tiny(), fmt.Sprintf("%d / %d", page+1, d.GetNumberOfPages()), pageWidth-margin-number, footTop+2, number, toRight)
	}
}

// nextPage begins a page, and tells whose and what it is.
func (d *pages) nextPage() float64 {
	d.AddPage()
	whose := d.text(style{semibold, smallSize, faint}, d.paper.Brand, margin, margin, textWidth/2-gap, toLeft)
	what := d.text(small(), d.paper.called(), margin+textWidth/2, margin, textWidth/2, toRight)
	y := max(whose, what)
	d.ruled(y + gap/2)
	return y + 2*gap
}

// output is the objects of the file as it was drawn, with the outlines of its letters.
func (d *pages) output() ([][]byte, error) {
	d.feet()
	var file bytes.Buffer
	_, err := d.WriteTo(&file)
	if err = errors.Join(d.err, err); err != nil {
		return nil, fmt.Errorf("draw a paper: %w", err)
	}
	drawn, err := readObjects(file.Bytes())
	if err != nil {
		return nil, err
	}
	names := families()
	for i, object := range drawn {
		switch {
		case !isFont(object):
			drawn[i] = mended(object)
		case len(names) == 0:
			return nil, errDrawn
		default:
			cut, err := d.fonts.cut(names[0], d.beyond[names[0]])
			if err != nil {
				return nil, err
			}
			drawn[i], names = fmt.Appendf(nil, "%d 0 obj\n%s", i+1, cut), names[1:]
		}
	}
	return drawn, nil
}
