package apptest

import (
	"bytes"
	"testing"

	"github.com/xuri/excelize/v2"

	"millesime/platform/api/apitest"
)

// Workbook is an exported list: its rows by the names of the columns, raw values.
func Workbook(t testing.TB, answer *apitest.Response) (*excelize.File, []map[string]string) {
	t.Helper()
	file, err := excelize.OpenReader(bytes.NewReader(answer.Body))
	if err != nil {
		t.Fatalf("no workbook: %v", err)
	}
	t.Cleanup(func() { _ = file.Close() })
	lines, err := file.GetRows(file.GetSheetName(0), excelize.Options{RawCellValue: true})
	if err != nil || len(lines) == 0 {
		t.Fatalf("no rows: %v", err)
	}
	rows := make([]map[string]string, 0, len(lines))
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range line {
			row[lines[0][i]] = cell
		}
		rows = append(rows, row)
	}
	return file, rows
}
