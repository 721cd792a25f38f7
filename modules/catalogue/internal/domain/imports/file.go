package imports

import (
	"path"
	"strings"
	"unicode"

	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// Begin takes the titles of the columns.
func (i *Import) Begin(titles []table.Cell) { i.Columns = columns.Of(table.Displays(titles)) }

// See counts a row and keeps samples of its cells.
func (i *Import) See(cells []table.Cell) {
	i.Rows++
	columns.See(i.Columns, table.Displays(cells))
}

// Filename is the last part of a path, as far as it can be shown.
func Filename(name string) string {
	const longest = 120
	name = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, path.Base(strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/")))
	if short := []rune(name); len(short) > longest {
		name = string(short[len(short)-longest:])
	}
	if name == "." || name == "/" || name == "" {
		return "import"
	}
	return name
}
