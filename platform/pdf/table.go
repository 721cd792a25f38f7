package pdf

const (
	rowSpace  = 1.5 // above and below what stands in a row
	aboutSize = 7.2
)

// table draws the goods. Its head stands on each page again; a row is never cut, and the last one goes with what all come to.
func (d *pages) table(y float64) float64 {
	t := d.paper.Table
	if len(t.Columns) == 0 {
		return y
	}
	y = d.tableHead(y)
	for i, row := range t.Rows {
		need := d.rowHeight(row)
		switch {
		case i == len(t.Rows)-1:
			need += d.endHeight()
		case row.Group != "":
			need += d.rowHeight(t.Rows[i+1])
		}
		if y+need > bottom {
			y = d.tableHead(d.nextPage())
		}
		y = d.row(row, y)
	}
	return y
}

// widths of the columns: the first takes what the others leave.
func (d *pages) widths() []float64 {
	widths := make([]float64, len(d.paper.Table.Columns))
	rest := textWidth
	for i, column := range d.paper.Table.Columns {
		widths[i] = column.Width
		rest -= column.Width
	}
	widths[0] = rest
	return widths
}

func align(column int) string {
	if column == 0 {
		return toLeft
	}
	return toRight
}

// inset keeps columns of figures apart, and the last one at the edge.
func inset(column int) float64 {
	if column == 0 {
		return 0
	}
	return 1
}

func (d *pages) tableHead(y float64) float64 {
	x, lowest := margin, y
	for i, width := range d.widths() {
		lowest = max(lowest, d.text(label(), d.paper.Table.Columns[i].Head, x+inset(i), y, width-1, align(i)))
		x += width
	}
	d.ruled(lowest + 1)
	return lowest + 1
}

func groupHead() style { return style{semibold, smallSize, ink} }
func about() style     { return style{regular, aboutSize, faint} }

// cell is the style of a column: what a row is about is strong.
func cell(column int) style {
	if column == 0 {
		return strong()
	}
	return body()
}

// rowHeight is how much of the page a row takes.
func (d *pages) rowHeight(row Row) float64 {
	if row.Group != "" {
		return d.height(groupHead(), row.Group, textWidth-2*gap) + 2*rowSpace
	}
	height := 0.0
	for i, width := range d.widths() {
		height = max(height, d.height(cell(i), row.Cells[i], width-1))
	}
	for _, line := range row.About {
		height += d.height(about(), line, d.widths()[0]-gap)
	}
	return height + 2*rowSpace
}

func (d *pages) row(row Row, y float64) float64 {
	if row.Group != "" {
		height := d.rowHeight(row)
		d.fill(margin, y, textWidth, height, wash)
		d.text(groupHead(), row.Group, margin+gap/2, y+rowSpace, textWidth-2*gap, toLeft)
		return y + height
	}
	x, lowest := margin, y
	for i, width := range d.widths() {
		lowest = max(lowest, d.text(cell(i), row.Cells[i], x+inset(i), y+rowSpace, width-1, align(i)))
		x += width
	}
	for _, line := range row.About {
		lowest = d.text(about(), line, margin, lowest, d.widths()[0]-gap, toLeft)
	}
	d.ruled(lowest + rowSpace)
	return lowest + rowSpace
}

// endHeight is what must stand on the page of the last row: the sums, and how they are paid.
func (d *pages) endHeight() float64 {
	sums := 0.0
	for _, sum := range d.paper.Sums {
		sums += d.sumHeight(sum)
	}
	left := gap
	for _, line := range d.paper.Beside {
		left += d.height(small(), line, besideWidth)
	}
	if p := d.paper.Payment; p != nil {
		lines := 1.0
		for n, line := range p.Lines {
			lines += d.height(paymentStyle(n), line, paymentWidth(*p)) + paymentSpace
		}
		left += max(lines, codeHeight(*p))
	}
	return endSpace + max(sums, left)
}
