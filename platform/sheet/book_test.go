package sheet_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"millesime/platform/money"
	"millesime/platform/sheet"
)

// write gives a workbook as a reader of the file finds it, with raw values or as they look.
func write(t *testing.T, rows ...[]sheet.Cell) *excelize.File {
	t.Helper()
	book, err := sheet.New("Commandes", []sheet.Column{{Name: "Un", Width: 10}, {Name: "Deux", Width: 20}})
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close() //nolint:errcheck // what was written is looked at
	for _, row := range rows {
		if err := book.Row(row...); err != nil {
			t.Fatal(err)
		}
	}
	var content bytes.Buffer
	if err := book.End(); err != nil {
		t.Fatal(err)
	}
	if err := book.Write(&content); err != nil {
		t.Fatal(err)
	}
	file, err := excelize.OpenReader(&content)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	return file
}

func TestTextStaysText(t *testing.T) {
	t.Parallel()
	for _, hostile := range []string{`=HYPERLINK("http://x","y")`, "+1+1", "-2+3", "@SUM(A1)", "\t=1", "<b>&\x00", strings.Repeat("é", 40_000)} {
		file := write(t, []sheet.Cell{sheet.Text(hostile)})
		if formula, err := file.GetCellFormula("Commandes", "A2"); err != nil || formula != "" {
			t.Errorf("%.20q became the formula %q (%v)", hostile, formula, err)
		}
		kind, err := file.GetCellType("Commandes", "A2")
		if err != nil || kind != excelize.CellTypeInlineString && kind != excelize.CellTypeSharedString {
			t.Errorf("%.20q is of type %v (%v)", hostile, kind, err)
		}
		if got, err := file.GetCellValue("Commandes", "A2"); err != nil || !strings.HasPrefix(hostile, got[:1]) {
			t.Errorf("%.20q is read as %.20q (%v)", hostile, got, err)
		}
	}
}

func TestAmountsAndDatesAreNumbers(t *testing.T) {
	t.Parallel()
	summer := time.Date(2026, 6, 30, 22, 30, 0, 0, time.UTC) // 1 July in Paris
	file := write(t,
		[]sheet.Cell{sheet.Amount(123456), sheet.Amount(-7)}, []sheet.Cell{sheet.Instant(summer), sheet.Day(summer)},
		[]sheet.Cell{sheet.Number(12), sheet.Empty()}, []sheet.Cell{sheet.Instant(time.Time{}), sheet.Day(time.Time{})},
		[]sheet.Cell{sheet.Amount(money.Cents(1<<40 + 1))},
	)
	for cell, want := range map[string][2]string{
		"A1": {"Un", "Un"}, "A2": {"1234.56", "1,234.56"}, "B2": {"-0.07", "-0.07"},
		"A3": {"46204.020833333336", "01/07/2026 00:30"}, "B3": {"46204", "01/07/2026"},
		"A4": {"12", "12"}, "B4": {"", ""}, "A5": {"", ""}, "B5": {"", ""}, "A6": {"10995116277.77", "10,995,116,277.77"},
	} {
		raw, err := file.GetCellValue("Commandes", cell, excelize.Options{RawCellValue: true})
		shown, showErr := file.GetCellValue("Commandes", cell)
		if err != nil || showErr != nil || raw != want[0] || shown != want[1] {
			t.Errorf("%s holds %q and shows %q, not %q (%v, %v)", cell, raw, shown, want, err, showErr)
		}
	}
}
