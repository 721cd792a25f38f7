package db

import (
	"strings"

	"github.com/uptrace/bun"

	"millesime/platform/fold"
)

var escapeLike = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`) //nolint:gochecknoglobals // read only

// Holding is the pattern of texts that hold a word anywhere, for LIKE ? ESCAPE '\'. What the word has of LIKE's own signs
// stands for itself. Word and text are folded (platform/fold).
func Holding(word string) string { return "%" + escapeLike.Replace(word) + "%" }

// HoldingWords keeps the rows whose folded column (alias.column) holds every word of a search.
func HoldingWords(q *bun.SelectQuery, column, search string) *bun.SelectQuery {
	for word := range strings.FieldsSeq(fold.Text(search)) {
		q = q.Where(`? LIKE ? ESCAPE '\'`, bun.Safe(column), Holding(word))
	}
	return q
}
