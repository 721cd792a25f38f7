package table_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"millesime/platform/table"
)

// read gives the rows of a file, each with its number before it.
func read(content []byte) (*table.File, []string, error) {
	file, err := table.Open(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return nil, nil, err
	}
	var rows []string
	err = file.Each(func(number int, cells []table.Cell) error {
		texts := make([]string, len(cells))
		for at, cell := range cells {
			texts[at] = cell.Text
		}
		rows = append(rows, strconv.Itoa(number)+" "+strings.Join(texts, "|"))
		return nil
	})
	return file, rows, err
}

func want(t *testing.T, name string, content []byte, encoding, delimiter string, rows ...string) {
	t.Helper()
	file, got, err := read(content)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if file.Encoding != encoding || file.Delimiter != delimiter {
		t.Errorf("%s: %s %q, want %s %q", name, file.Encoding, file.Delimiter, encoding, delimiter)
	}
	if strings.Join(got, "\n") != strings.Join(rows, "\n") {
		t.Errorf("%s:\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(rows, "\n"))
	}
}

func encode(t *testing.T, text, as string) []byte {
	t.Helper()
	var out []byte
	var err error
	switch as {
	case table.Windows1252:
		out, err = charmap.Windows1252.NewEncoder().Bytes([]byte(text))
	case table.UTF16LE:
		out, err = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(text))
	case table.UTF16BE:
		out, err = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(text))
	default:
		out = []byte(text)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestEncodings(t *testing.T) {
	t.Parallel()
	const text = "Référence;Désignation;Prix\r\nA1;Château d’Ô;12,50 €\r\nA2;Cœur;8\r\n"
	rows := []string{"1 Référence|Désignation|Prix", "2 A1|Château d’Ô|12,50 €", "3 A2|Cœur|8"}
	for _, encoding := range []string{table.UTF8, table.UTF16LE, table.UTF16BE, table.Windows1252} {
		want(t, encoding, encode(t, text, encoding), encoding, ";", rows...)
	}
	want(t, "UTF-8 with its mark", append([]byte("\xEF\xBB\xBF"), text...), table.UTF8, ";", rows...)
	want(t, "UTF-16 LE with its mark", append([]byte("\xFF\xFE"), encode(t, text, table.UTF16LE)...), table.UTF16LE, ";", rows...)
	want(t, "UTF-16 BE with its mark", append([]byte("\xFE\xFF"), encode(t, text, table.UTF16BE)...), table.UTF16BE, ";", rows...)
	mixed := append([]byte("Réf;Nom\nA1;Rosé d'été\n"), encode(t, "A2;Château\nA3;Plain\n", table.Windows1252)...)
	want(t, "mixed", mixed, table.Mixed, ";", "1 Réf|Nom", "2 A1|Rosé d'été", "3 A2|Château", "4 A3|Plain")
	want(t, "a byte that Windows-1252 does not have", []byte("Ref;Nom\nA1;\x81\xE9\n"), table.Windows1252, ";", "1 Ref|Nom", "2 A1|\uFFFDé")
	want(t, "half a character of UTF-16", append(encode(t, "Ref;Nom\nA1;", table.UTF16LE), 0, 0xD8, '\n', 0), table.UTF16LE, ";", "1 Ref|Nom", "2 A1|\uFFFD")
}

func TestDelimiters(t *testing.T) {
	t.Parallel()
	for _, delimiter := range []string{";", ",", "\t", "|", ":", "^"} {
		text := strings.ReplaceAll("Réf;Nom;Prix\nA1;Rouge;12.5\nA2;Blanc;8\n", ";", delimiter)
		want(t, delimiter, []byte(text), table.UTF8, delimiter, "1 Réf|Nom|Prix", "2 A1|Rouge|12.5", "3 A2|Blanc|8")
	}
	want(t, "decimals with commas", []byte("Réf;Prix\nA1;12,5\nA2;8,25\n"), table.UTF8, ";", "1 Réf|Prix", "2 A1|12,5", "3 A2|8,25")
	want(t, "named by the file", []byte("sep=!\r\nRéf!Prix\r\nA1!1;2\r\n"), table.UTF8, "!", "2 Réf|Prix", "3 A1|1;2")
	want(t, "one column", []byte("Référence\nA1\n"), table.UTF8, ";", "1 Référence", "2 A1")
}

func TestNumbersOfRows(t *testing.T) {
	t.Parallel()
	want(t, "empty lines and breaks inside cells", []byte("Réf;Note\n\nA1;\"un\ndeux\"\n;\n\nA2;\"dit \"\"oui\"\"\"\nA3;Cuvée \"Or\" 2020\n"), table.UTF8, ";",
		"1 Réf|Note", "3 A1|un\ndeux", "6 A2|dit \"oui\"", "7 A3|Cuvée \"Or\" 2020")
	want(t, "lines that end with a carriage return alone", []byte("Réf;Nom\rA1;Un\rA2;Deux"), table.UTF8, ";", "1 Réf|Nom", "2 A1|Un", "3 A2|Deux")
	want(t, "cells that do not show", []byte("Réf;Nom;;\nA1;\u00a0Un\u200b\x0b ;;\n"), table.UTF8, ";", "1 Réf|Nom", "2 A1|Un\u200b")
}

func TestWorkbook(t *testing.T) {
	t.Parallel()
	book := excelize.NewFile()
	day, amount := "dd/mm/yyyy", `#,##0.00 "d'y"`
	dated, err := book.NewStyle(&excelize.Style{CustomNumFmt: &day})
	if err != nil {
		t.Fatal(err)
	}
	priced, err := book.NewStyle(&excelize.Style{CustomNumFmt: &amount})
	if err != nil {
		t.Fatal(err)
	}
	set := func(cell string, value any) {
		if err := book.SetCellValue("Sheet1", cell, value); err != nil {
			t.Fatal(err)
		}
	}
	set("A1", "Référence")
	set("B1", "Prix")
	set("D1", "Date")
	set("A3", "0012")
	set("B3", 12.300000000000001)
	set("D3", 43831)
	set("E3", true)
	set("A4", 3760123456789)
	set("B4", 0.1+0.2)
	if err := book.SetCellFormula("Sheet1", "D4", `HYPERLINK("http://x","y")`); err != nil {
		t.Fatal(err)
	}
	set("C4", "=1+1")
	set("F4", 0.125)
	rate, err := book.NewStyle(&excelize.Style{NumFmt: 10})
	if err != nil {
		t.Fatal(err)
	}
	for cell, style := range map[string]int{"D3": dated, "B3": priced, "F4": rate} {
		if err := book.SetCellStyle("Sheet1", cell, cell, style); err != nil {
			t.Fatal(err)
		}
	}
	var content bytes.Buffer
	if err := book.Write(&content); err != nil {
		t.Fatal(err)
	}
	want(t, "workbook", content.Bytes(), "", "", "1 Référence|Prix||Date", "3 0012|12.3||2020-01-01|oui", "4 3760123456789|0.3|=1+1|||12.5 %")
	_, first, _ := read(content.Bytes())
	_, second, err := read(content.Bytes())
	if err != nil || strings.Join(first, "\n") != strings.Join(second, "\n") {
		t.Errorf("read twice it differs: %v", err)
	}
}

// parts makes an archive.
func parts(t testing.TB, files map[string]io.Reader) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for name, content := range files {
		part, err := archive.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(part, content); err != nil {
			t.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func sheet(t testing.TB, rows io.Reader) []byte {
	t.Helper()
	return parts(t, map[string]io.Reader{
		"xl/workbook.xml":          strings.NewReader(`<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>`),
		"xl/worksheets/sheet1.xml": io.MultiReader(strings.NewReader("<worksheet><sheetData>"), rows, strings.NewReader("</sheetData></worksheet>")),
	})
}

// repeated is a text n times.
type repeated struct {
	text string
	left int64
	at   int
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	n := 0
	for n < len(p) && r.left > 0 {
		c := copy(p[n:], r.text[r.at:])
		n, r.at = n+c, r.at+c
		if r.at == len(r.text) {
			r.at, r.left = 0, r.left-1
		}
	}
	return n, nil
}

// generated is a file of any size that is nowhere: the head, then one byte over and over.
type generated struct {
	head string
	fill byte
	size int64
	read int64
}

func (g *generated) ReadAt(p []byte, at int64) (int, error) {
	n := int(min(int64(len(p)), g.size-at))
	for i := range n {
		p[i] = g.fill
		if at+int64(i) < int64(len(g.head)) {
			p[i] = g.head[at+int64(i)]
		}
	}
	g.read += int64(n)
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

func TestHostileFilesAreRefused(t *testing.T) {
	t.Parallel()
	wide := strings.Repeat("a;", 250)
	long := strings.Repeat("é", table.MaxCell+1)
	for name, c := range map[string]struct {
		content []byte
		want    error
	}{
		"nothing below":               {[]byte("\x00\x01\x02\x03binary\x00"), table.ErrNotTable},
		"PDF":                         {[]byte("%PDF-1.7\n\x00\x00\xff"), table.ErrNotTable},
		"old workbook":                {[]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), table.ErrOldWorkbook},
		"columns of a head":           {[]byte(wide + "b\nA1;2\n"), table.ErrTooManyColumns},
		"columns of a row":            {[]byte("a;b\n" + wide + "b\n"), table.ErrTooManyColumns},
		"a million columns":           {[]byte("a;b\n" + strings.Repeat(";", 1_000_000) + "x\n"), table.ErrTooManyColumns},
		"a million columns in a head": {[]byte(strings.Repeat("c,", 1_000_000) + "x\n"), table.ErrLineTooLong},
		"a long cell":                 {[]byte("a;b\n1;" + long + "\n"), table.ErrCellTooLong},
		"long cells side by side":     {[]byte("a;b\n" + strings.Repeat(strings.Repeat("é", 9_000)+";", 20) + "1\n"), table.ErrLineTooLong},
		"a quote that never ends":     {[]byte("a;b\n1;\"" + strings.Repeat("x\ny;", 1<<20)), table.ErrLineTooLong},
		"rows":                        {[]byte("a;b\n" + strings.Repeat("1;2\n", table.MaxRows+1)), table.ErrTooManyRows},
		"an archive cut short":        {[]byte("PK\x03\x04 and nothing else"), table.ErrDamaged},
		"another archive":             {parts(t, map[string]io.Reader{"a.txt": strings.NewReader("a")}), table.ErrNotTable},
		"cells far to the right":      {sheet(t, strings.NewReader(`<row r="1"><c r="XFD1" t="str"><v>x</v></c></row>`)), table.ErrTooManyColumns},
		"a huge cell":                 {sheet(t, io.MultiReader(strings.NewReader(`<row><c t="str"><v>`), &repeated{text: "x", left: 4 << 20})), table.ErrCellTooLong},
		"a bomb of rows":              {sheet(t, &repeated{text: strings.Repeat(" ", 1<<16) + "<row></row>", left: 4_500}), table.ErrUnpacked},
		"broken XML":                  {sheet(t, strings.NewReader(`<row><c></`)), table.ErrDamaged},
		"an unknown entity":           {sheet(t, strings.NewReader(`<row><c t="str"><v>&lol;</v></c></row>`)), table.ErrDamaged},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, _, err := read(c.content); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

func TestTooManySharedTexts(t *testing.T) {
	t.Parallel()
	content := parts(t, map[string]io.Reader{
		"xl/workbook.xml":          strings.NewReader(`<workbook/>`),
		"xl/worksheets/sheet1.xml": strings.NewReader(`<sheetData/>`),
		"xl/sharedStrings.xml":     &repeated{text: "<si><t>" + strings.Repeat("x", 1000) + "</t></si>", left: 60_000},
	})
	if _, _, err := read(content); !errors.Is(err, table.ErrUnpacked) {
		t.Error(err)
	}
}

// A small workbook whose cells all show the same long text unpacks to gigabytes of rows.
func TestRepeatedSharedTexts(t *testing.T) { //nolint:paralleltest // it looks at the memory of the process
	wide := strings.Repeat(`<c t="s"><v>0</v></c>`, 100)
	for name, c := range map[string]struct {
		text  io.Reader
		cells string
		rows  int64
		want  error
	}{
		"in one row":   {&repeated{text: "<t>" + strings.Repeat("x", 1000) + "</t>", left: 40_000}, strings.Repeat(wide, 2), 1, table.ErrLineTooLong},
		"in all cells": {strings.NewReader("<t>" + strings.Repeat("x", 10_000) + "</t>"), wide[:len(wide)/5], 100_000, table.ErrUnpacked},
	} {
		content := parts(t, map[string]io.Reader{
			"xl/workbook.xml":          strings.NewReader(`<workbook/>`),
			"xl/sharedStrings.xml":     io.MultiReader(strings.NewReader("<sst><si>"), c.text, strings.NewReader("</si></sst>")),
			"xl/worksheets/sheet1.xml": &repeated{text: "<row>" + c.cells + "</row>", left: c.rows},
		})
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _, err := read(content)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; !errors.Is(err, c.want) || used > 1<<30 {
			t.Errorf("%s: %v after %d bytes of memory, want %v", name, err, used, c.want)
		}
	}
}

// A table of contents that names a million parts is refused before it is read.
func TestTooManyParts(t *testing.T) {
	t.Parallel()
	entry := "PK\x01\x02" + strings.Repeat("\x00", 24) + "\x01\x00" + strings.Repeat("\x00", 16) + "a"
	directory := strings.Repeat(entry, 50_000)
	length := len(directory)
	end := "PK\x05\x06" + strings.Repeat("\x00", 8) + string([]byte{byte(length), byte(length >> 8), byte(length >> 16), byte(length >> 24), 4, 0, 0, 0, 0, 0})
	if _, _, err := read([]byte("PK\x03\x04" + directory + end)); !errors.Is(err, table.ErrUnpacked) {
		t.Error(err)
	}
}

// A line of a gigabyte is refused where it passes the limit, whatever it is made of.
func TestLineOfAGigabyte(t *testing.T) { //nolint:paralleltest // it looks at the memory of the process
	for _, head := range []string{"", "Réf;Nom\n", "Réf;Nom\nA1;\"", "\xFF\xFER\x00;\x00"} {
		for _, fill := range []byte{'x', ';', '"', 0xE9} {
			content := &generated{head: head, fill: fill, size: 1 << 30}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			file, err := table.Open(content, content.size)
			if err == nil {
				err = file.Each(func(int, []table.Cell) error { return nil })
			}
			runtime.ReadMemStats(&after)
			if !errors.Is(err, table.ErrLineTooLong) {
				t.Errorf("%q, then %q: %v", head, fill, err)
			}
			if used := after.TotalAlloc - before.TotalAlloc; content.read > 16<<20 || used > 200<<20 {
				t.Errorf("%q, then %q: read %d bytes and took %d of memory in all", head, fill, content.read, used)
			}
		}
	}
}

func TestSerialDays(t *testing.T) {
	t.Parallel()
	for serial, want := range map[float64]string{1: "1899-12-31", 61: "1900-03-01", 43831.75: "2020-01-01", 46204: "2026-07-01"} {
		if day, ok := table.SerialDay(serial, false); !ok || day.Format("2006-01-02") != want {
			t.Errorf("%v is %v", serial, day)
		}
	}
	if day, ok := table.SerialDay(42369, true); !ok || day.Format("2006-01-02") != "2020-01-01" {
		t.Errorf("since 1904: %v", day)
	}
	for _, serial := range []float64{-1, 0, 3e6, 1e300} {
		if _, ok := table.SerialDay(serial, false); ok {
			t.Errorf("%v is a day", serial)
		}
	}
}
