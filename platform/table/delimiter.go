package table

import (
	"bytes"
	"strings"
)

// delimiters that are looked for, those met most often first.
const delimiters = ";\t,|:^~#"

// sampledRecords is how many rows decide about the delimiter.
const sampledRecords = 50

// detectDelimiter takes the character that cuts the first rows into as many cells as the titles; the first line may name
// it ("sep=;"), then titled is false.
func detectDelimiter(sample []byte) (delimiter rune, titled bool) {
	first, _, _ := bytes.Cut(sample, []byte("\n"))
	if named, ok := strings.CutPrefix(strings.ToLower(strings.TrimRight(string(first), "\r")), "sep="); ok {
		for _, r := range named {
			if r != '"' && r != '\r' && r != '\n' && r != '\uFFFD' {
				return r, false
			}
		}
	}
	best, most := ';', 0
	for _, candidate := range delimiters {
		if score := agreement(sample, candidate); score > most {
			best, most = candidate, score
		}
	}
	return best, true
}

// agreement counts the rows with as many cells as the titles, more cells counting for more between equals; 0 when there is
// but one column.
func agreement(sample []byte, delimiter rune) int {
	reader := newRecords(newLines(bytes.NewReader(sample)), delimiter)
	columns, same, all := 0, 0, 0
	for all < sampledRecords {
		cells, err := reader.next()
		if err != nil {
			break
		}
		if len(cells) == 1 && strings.TrimSpace(cells[0].Text) == "" {
			continue // an empty line
		}
		if all++; columns == 0 {
			columns = len(cells)
		}
		if len(cells) == columns {
			same++
		}
	}
	if columns < 2 || all == 0 {
		return 0
	}
	return same*1000/all*(MaxColumns+1) + min(columns, MaxColumns)
}
