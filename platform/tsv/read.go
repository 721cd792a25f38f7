// Package tsv reads tables that are built into the program: rows of cells separated by tabs, under a line that names the
// columns. Empty lines and those that begin with # are comments; a cell of - is empty.
package tsv

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

// Row is a line of a table. A column or number that is not there panics with file and line, as Read does.
type Row struct {
	place string
	cells map[string]string
}

// Read makes a value of each row of a file. A table is part of the program: a malformed line panics with file and line, which
// stops the start.
func Read[T any](files fs.FS, name string, of func(Row) T) []T {
	content, err := fs.ReadFile(files, name)
	if err != nil {
		panic(err)
	}
	var columns []string
	var all []T
	for i, line := range strings.Split(string(content), "\n") {
		if line = strings.TrimSuffix(line, "\r"); line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "\t")
		if columns == nil {
			columns = cells
			continue
		}
		row := Row{place: fmt.Sprintf("%s:%d", name, i+1), cells: make(map[string]string, len(columns))}
		if len(cells) != len(columns) {
			row.failf("%d cells for %d columns", len(cells), len(columns))
		}
		for at, cell := range cells {
			if cell == "-" {
				cell = ""
			}
			row.cells[columns[at]] = cell
		}
		all = append(all, of(row))
	}
	return all
}

// Lists are the values of rows by what each is listed under, in the order of the file.
func Lists[T any](files fs.FS, name string, of func(Row) (under []string, value T)) map[string][]T {
	lists := map[string][]T{}
	Read(files, name, func(r Row) any {
		under, value := of(r)
		for _, list := range under {
			lists[list] = append(lists[list], value)
		}
		return nil
	})
	return lists
}

func (r Row) failf(format string, args ...any) { panic(r.place + ": " + fmt.Sprintf(format, args...)) }

// Text of a column.
func (r Row) Text(column string) string {
	text, ok := r.cells[column]
	if !ok {
		r.failf("no column %s", column)
	}
	return text
}

// Int is the number in a column.
func (r Row) Int(column string) int {
	n, err := strconv.Atoi(r.Text(column))
	if err != nil {
		r.failf("%s: %v", column, err)
	}
	return n
}

// List is what commas separate in a column, nil for nothing.
func (r Row) List(column string) []string {
	if r.Text(column) == "" {
		return nil
	}
	return strings.Split(r.Text(column), ", ")
}
