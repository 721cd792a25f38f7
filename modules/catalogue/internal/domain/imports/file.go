package imports

import (
	"path"
	"slices"
	"strings"
	"unicode"
)

const mostSample = 3

// Begin takes the titles of the columns.
func (i *Import) Begin(titles []string) {
	for at, title := range titles {
		i.Columns = append(i.Columns, Column{Index: at, Title: sample(title), Samples: []string{}})
	}
}

// See counts a row and keeps samples of its cells.
func (i *Import) See(cells []string) {
	i.Rows++
	for at := range i.Columns {
		c := &i.Columns[at]
		if at < len(cells) && cells[at] != "" && len(c.Samples) < mostSample && !slices.Contains(c.Samples, sample(cells[at])) {
			c.Samples = append(c.Samples, sample(cells[at]))
		}
	}
}

const longestSample = 80

func sample(text string) string {
	if short := []rune(text); len(short) > longestSample {
		return string(short[:longestSample]) + "…"
	}
	return text
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
