package pdf

import (
	"bytes"
	"fmt"
	"strings"

	"codeberg.org/go-pdf/fpdf"
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

type shade struct{ r, g, b int }

// pages draws a paper; fpdf keeps its first error to the end.
type pages struct {
	*fpdf.Fpdf

	paper Paper
	fonts map[string]*repertoire
}

// newPages begins a paper on its first page.
func newPages(p Paper) (*pages, error) {
	fonts, err := readFonts()
	if err != nil {
		return nil, err
	}
	d := &pages{Fpdf: fpdf.New("P", "mm", "A4", ""), paper: p, fonts: fonts}
	d.SetCatalogSort(true)
	d.SetCreationDate(p.Made)
	d.SetModificationDate(p.Made)
	d.SetMargins(margin, margin, margin)
	d.SetAutoPageBreak(false, 0)
	d.SetCellMargin(0)
	addFonts(d.Fpdf)
	d.AliasNbPages(allPages)
	d.SetFooterFunc(d.foot)
	d.AddPage()
	return d, d.Error()
}

// allPages stands for the number of pages until it is known.
const allPages = "{all}"

// style is how letters look.
type style struct {
	font, weight string
	size         float64
	colour       shade
}

func body(weight string) style { return style{inter, weight, bodySize, ink} }
func small() style             { return style{inter, "", smallSize, faint} }
func label() style             { return style{inter, bold, tinySize, faint} }

// use makes a style that of what is drawn next.
func (d *pages) use(s style) {
	d.SetFont(s.font, s.weight, s.size)
	d.SetTextColor(s.colour.r, s.colour.g, s.colour.b)
}

func (s style) line() float64 { return s.size * lineOfPoint }

// display is the style of names and titles, in letters that have all of it.
func (d *pages) display(text string, size float64) style {
	if d.fonts[fraunces].hasAll(text) {
		return style{fraunces, "", size, ink}
	}
	return style{inter, bold, size, ink}
}

// lines breaks a text into those of a width: after spaces, and within a word that is longer than a line, if it can be after a hyphen.
// Call use before.
func (d *pages) lines(text string, width float64) []string {
	var all []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		paragraph = d.fonts[inter].drawable(paragraph)
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
					cut := d.SplitText(line, width)
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
	return d.GetStringWidth(strings.TrimRight(text, " ")) <= width
}

// text draws a text from a point on, over as many lines as it takes, and gives where the next one begins.
func (d *pages) text(s style, text string, x, y, width float64, align string) float64 {
	if text == "" {
		return y
	}
	d.use(s)
	for _, line := range d.lines(text, width) {
		d.SetXY(x, y)
		d.CellFormat(width, s.line(), line, "", 0, align+"M", false, 0, "")
		y += s.line()
	}
	return y
}

// height is how much a text takes.
func (d *pages) height(s style, text string, width float64) float64 {
	d.use(s)
	return float64(len(d.lines(text, width))) * s.line()
}

// ruled draws a line across the page.
func (d *pages) ruled(y float64) {
	d.SetDrawColor(rule.r, rule.g, rule.b)
	d.SetLineWidth(0.2)
	d.Line(margin, y, pageWidth-margin, y)
}

// foot is what stands below each page.
func (d *pages) foot() {
	const number = 22.0
	y := footTop
	d.ruled(y)
	d.text(style{inter, "", tinySize, faint}, d.paper.Foot, margin, y+2, textWidth-number, "L")
	d.use(style{inter, "", tinySize, faint})
	d.SetXY(pageWidth-margin-number, y+2)
	d.CellFormat(number, tinySize*lineOfPoint, fmt.Sprintf("%d / %s", d.PageNo(), allPages), "", 0, "RM", false, 0, "")
}

// nextPage begins a page, and tells whose and what it is.
func (d *pages) nextPage() float64 {
	d.AddPage()
	left := d.text(style{inter, bold, smallSize, faint}, d.paper.Brand, margin, margin, textWidth/2-gap, "L")
	right := d.text(style{inter, "", smallSize, faint}, d.paper.called(), margin+textWidth/2, margin, textWidth/2, "R")
	y := max(left, right)
	d.ruled(y + gap/2)
	return y + 2*gap
}

// output is the file as it was drawn.
func (d *pages) output() ([]byte, error) {
	var file bytes.Buffer
	if err := d.Output(&file); err != nil {
		return nil, fmt.Errorf("draw a paper: %w", err)
	}
	return file.Bytes(), nil
}
