package imports

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// Repair is what a person writes into the cells of a row.
type Repair struct {
	Number int
	Values map[string]string // by field
}

// Repair keeps repairs in the rows they name, and gives the references that these had, and those that they have now.
func (i *Import) Repair(repairs []Repair, rows []Row) ([]string, error) {
	byNumber := map[int]*Row{}
	for at := range rows {
		byNumber[rows[at].Number] = &rows[at]
	}
	read := newReader(i.Columns)
	references := map[string]bool{}
	for at := range repairs {
		row := byNumber[repairs[at].Number]
		if row == nil {
			return nil, wrong(fmt.Sprintf("rows[%d].number", at), "unknown", "Cette ligne n’existe pas", "There is no such row")
		}
		if row.Edits == nil {
			row.Edits = map[string]string{}
		}
		maps.Copy(row.Edits, repairs[at].Values)
		if weight(row.Edits) > mostEdited {
			return nil, wrong(fmt.Sprintf("rows[%d].values", at), "too_long",
				"Les corrections de cette ligne sont trop longues : faites-les dans votre fichier, puis importez-le de nouveau",
				"The repairs of this row are too long: make them in your file, then import it again")
		}
		references[row.Reference] = true
		again := *row
		read.draft(&again)
		references[again.Reference] = true
	}
	delete(references, "")
	return slices.Sorted(maps.Keys(references)), nil
}

// Together are the repaired rows and the others with their references, in order.
func Together(repaired, others []Row) ([]Row, error) {
	all, known := slices.Clone(repaired), map[int]bool{}
	for at := range repaired {
		known[repaired[at].Number] = true
	}
	for at := range others {
		if !known[others[at].Number] {
			all = append(all, others[at])
		}
	}
	if len(all) > mostTouched {
		return nil, ErrManyRepeats
	}
	slices.SortFunc(all, func(a, b Row) int { return cmp.Compare(a.Number, b.Number) })
	return all, nil
}

// mostEdited is how many bytes the repairs of a row take: several times what its texts may hold, and hundreds of rows are at
// hand at a time.
const mostEdited = 128 << 10

func weight(texts map[string]string) int {
	bytes := 0
	for _, text := range texts {
		bytes += len(text)
	}
	return bytes
}

// mostTouched is how many rows are judged at once.
const mostTouched = 1_000
