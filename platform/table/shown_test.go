package table_test

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"millesime/platform/table"
)

// cellsOf are those of the second row of a workbook.
func cellsOf(t *testing.T, content []byte) []table.Cell {
	t.Helper()
	file, err := table.Open(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	var found []table.Cell
	err = file.Each(func(number int, cells []table.Cell) error {
		if number == 2 {
			found = append(found, cells...)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// A number is read as its value and as what its format shows; texts by hand, as Excel shows them in French but for the point.
func TestNumbersAsTheyAreShown(t *testing.T) {
	t.Parallel()
	book := excelize.NewFile()
	cases := []struct {
		value  any
		format string
		text   string
		shown  string
	}{
		{731, "00000", "731", "00731"},
		{90.75, "0.000", "90.75", "90.750"},
		{3012345678908, "0000000000000", "3012345678908", ""},
		{12345678905, "0000000000000", "12345678905", "0012345678905"},
		{7, `"CH-"000`, "7", "CH-007"},
		{7312, `00\-00`, "7312", "73-12"},
		{73120, "00-00", "73120", "731-20"},
		{1234.5, "#,##0.00", "1234.5", "1234.50"},
		{1234.5, "#,##0.00\\ [$€-40C]", "1234.5", "1234.50 €"},
		{0.125, "0.00", "0.125", "0.13"},
		{9.995, "0.00", "9.995", "10.00"},
		{-5, "0;(0)", "-5", "(5)"},
		{-5, "000", "-5", "-005"},
		{0, `0;-0;"néant"`, "0", "néant"},
		{0.5, "#.##", "0.5", ".5"},
		{5, "#.##", "5", ""},
		{12.3, "0.0##", "12.3", ""},
		{0.125, "0.0%", "12.5 %", "12.5%"},
		{42, "General", "42", ""},
		{42, `0.0E+00`, "42", ""},
		{1234567, `0.0,`, "1234567", ""},
		{42, `[>10]000;0`, "42", ""},
		{1500, "# ?/?", "1500", ""},
		{"00731", "@", "00731", ""},
	}
	for at, c := range cases {
		name, err := excelize.CoordinatesToCellName(at+1, 2)
		if err != nil {
			t.Fatal(err)
		}
		style, err := book.NewStyle(&excelize.Style{CustomNumFmt: &c.format})
		if err == nil {
			err = book.SetCellValue("Sheet1", name, c.value)
		}
		if err == nil {
			err = book.SetCellStyle("Sheet1", name, name, style)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var content bytes.Buffer
	if err := book.Write(&content); err != nil {
		t.Fatal(err)
	}
	for at, got := range cellsOf(t, content.Bytes()) {
		if c := cases[at]; got != (table.Cell{Text: c.text, Shown: c.shown}) {
			t.Errorf("%v as %s is %+v, want %q and %q", c.value, c.format, got, c.text, c.shown)
		}
	}
}

// The kind of a cell is what the workbook says, not what its words look like; escapes are the characters that they stand for.
func TestKindsOfCells(t *testing.T) {
	t.Parallel()
	const rich = `<is><r><t>Clos </t></r><r><t>du Roi</t></r><rPh sb="0" eb="1"><t>kuro</t></rPh></is>`
	row := `<row r="1"><c t="str"><v>Réf</v></c></row><row r="2">` +
		`<c t="s"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><v>#N/A</v></c><c t="e"><v>#SPILL!</v></c><c t="b"><v>1</v></c>` +
		`<c t="d"><v>2027-03-12T00:00:00</v></c><c s="1"><v>45728</v></c><c t="inlineStr">` + rich + `</c>` +
		`<c t="inlineStr"><is><t>a_x000D__x000a_b</t></is></c><c t="str"><v>_x005F_x000D_</v></c><c t="str"><v>_xD83C__xDF77_ _xD83C_ _x00</v></c>` +
		`<c t="s"><v>9</v></c><c t="inlineStr"><is><t>_x200B_d</t></is></c></row>`
	content := parts(t, map[string]io.Reader{
		"_rels/.rels":   strings.NewReader(`<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="/book/main.xml"/></Relationships>`),
		"book/main.xml": strings.NewReader(`<workbook xmlns:r="x"><sheets><sheet name="caché" state="hidden" r:id="h"/><sheet name="a" r:id="s"/></sheets></workbook>`),
		"book/_rels/main.xml.rels": strings.NewReader(`<Relationships><Relationship Id="h" Type="http://x/worksheet" Target="hidden.xml"/>` +
			`<Relationship Id="s" Type="http://x/worksheet" Target="sheets/one.xml"/><Relationship Id="t" Type="http://x/sharedStrings" Target="/words.xml"/>` +
			`<Relationship Id="f" Type="http://x/styles" Target="looks/styles2.xml"/></Relationships>`),
		"words.xml":              strings.NewReader(`<sst><si><t>zéro</t></si><si><t>un_x0020_deux</t></si></sst>`),
		"book/looks/styles2.xml": strings.NewReader(`<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`),
		"book/sheets/one.xml":    strings.NewReader("<worksheet><sheetData>" + row + "</sheetData></worksheet>"),
	})
	want := []table.Cell{
		{Text: "un deux"},
		{Text: "#N/A", Kind: table.Error},
		{Text: "#N/A"},
		{Text: "#SPILL!", Kind: table.Error},
		{Text: "oui", Shown: "VRAI"},
		{Text: "2027-03-12", Kind: table.Day},
		{Text: "2025-03-12", Kind: table.Day},
		{Text: "Clos du Roi"},
		{Text: "a\nb"},
		{Text: "_x000D_"},
		{Text: "🍷 _xD83C_ _x00"},
		{},
		{Text: "\u200bd"},
	}
	if got := cellsOf(t, content); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%q\nwant %q", got, want)
	}
	if found := kinds(t, []byte("Réf;Note\n#N/A;'#N/A\n#VALEUR!;x\n")); found["#VALEUR!"] != table.Error || len(found) != 2 {
		t.Errorf("in text: %v", found)
	}
}
