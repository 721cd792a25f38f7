package fields

import "millesime/platform/table/columns"

var titled = func() []columns.Field { //nolint:gochecknoglobals // a constant table
	known := make([]columns.Field, 0, len(all))
	for i := range all {
		known = append(known, columns.Field{Code: all[i].Code, Title: all[i].Title, Synonyms: all[i].synonyms})
	}
	return known
}()

// Columns are the fields with the titles by which their columns are known.
func Columns() []columns.Field { return titled }
