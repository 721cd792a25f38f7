package table

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
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
	reader := newReader(bytes.NewReader(sample), delimiter)
	columns, same, all := 0, 0, 0
	for all < sampledRecords {
		cells, err := reader.Read()
		if err != nil {
			break
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

func newReader(text io.Reader, delimiter rune) *csv.Reader {
	reader := csv.NewReader(text)
	reader.Comma = delimiter
	reader.FieldsPerRecord = -1
	reader.LazyQuotes = true // names are quoted in many ways: Cuvée "Vieilles Vignes"
	reader.ReuseRecord = true
	return reader
}

// eachRecord reads rows and numbers them as a spreadsheet does: empty lines count, line breaks inside cells do not.
func eachRecord(text *lines, delimiter rune, titled bool, row func(int, []string) error) error {
	reader := newReader(text, delimiter)
	number, nextLine := 0, 1
	for first := true; ; first = false {
		cells, err := reader.Read()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			if parse, ok := errors.AsType[*csv.ParseError](err); ok {
				return ErrLineTooLong.With("row", number+1).Because(parse)
			}
			return err
		}
		line, _ := reader.FieldPos(0)
		number += 1 + max(line-nextLine, 0)
		nextLine = line + 1
		for _, cell := range cells {
			nextLine += strings.Count(cell, "\n")
		}
		text.mark(number)
		if first && !titled {
			continue
		}
		if err := row(number, cells); err != nil {
			return err
		}
	}
}
