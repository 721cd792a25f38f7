package fields

import (
	"embed"

	"millesime/platform/tsv"
)

//go:embed words.tsv
var files embed.FS

// words are what people write for codes, by the name of their list.
var words = tsv.Lists(files, "words.tsv", func(r tsv.Row) ([]string, word) { //nolint:gochecknoglobals // a constant table
	return []string{r.Text("list")}, word{code: r.Text("code"), label: r.Text("word"), other: r.List("others")}
})
