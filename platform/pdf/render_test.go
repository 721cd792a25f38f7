package pdf_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/platform/pdf"
	"millesime/platform/testkit"
)

// tool runs a program that reads PDF files on one, and gives what it says.
func tool(t *testing.T, file []byte, name string, args ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "paper.pdf")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	for i, arg := range args {
		if arg == "FILE" {
			args[i] = path
		}
	}
	return testkit.Tool(t, name, args...)
}

func paper(rows int) pdf.Paper {
	p := pdf.Paper{
		Language: "fr", Made: time.Date(2026, time.November, 16, 0, 0, 0, 0, time.UTC), Brand: "Domaine de l’Œillet", Title: "Facture",
		Number: "FAC-S4-2026-000001", Facts: []string{"Date : 16/11/2026"},
		Parties: []pdf.Party{{Label: "Client", Lines: []string{"Łódź & Fils", "1 rue de la Paix", "75002 Paris"}}},
		Table:   pdf.Table{Columns: []pdf.Column{{Head: "Produit"}, {Head: "Total HT", Width: 30}}},
		Sums:    []pdf.Sum{{Label: "Total TTC", Amount: "1\u202f234,50\u00a0€", Strong: true}},
		Payment: &pdf.Payment{Lines: []string{"À payer"}, Code: "BCD\n002"}, Notes: []string{"Pas d’escompte."}, Foot: "Domaine · RCS",
	}
	for n := range rows {
		p.Table.Rows = append(p.Table.Rows, pdf.Row{Cells: []string{fmt.Sprintf("Ligne %03d", n), "12,00 €"}, About: []string{"75 cl"}})
	}
	return p
}

func render(t *testing.T, p pdf.Paper, attached ...pdf.Attachment) []byte {
	t.Helper()
	file, err := pdf.Render(p, attached...)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// What PDF/A-3 asks for beyond what is drawn (ISO 19005-3, 6.1.3, 6.2.3, 6.6, 6.8).
func TestAPaperIsAnArchive(t *testing.T) {
	t.Parallel()
	xml := []byte("<a>é</a>\n")
	file := render(t, paper(3), pdf.Attachment{
		Name: "factur-x.xml", Description: "Facture électronique", MediaType: "text/xml", Content: xml, Profile: "EN 16931",
	})
	if said := tool(t, file, "qpdf", "--check", "FILE"); !strings.Contains(said, "No syntax or stream encoding errors") {
		t.Error(said)
	}
	for _, asked := range []string{
		"/OutputIntents", "/GTS_PDFA1", "/AF [", "/AFRelationship /Data", "/Subtype /text#2Fxml", "/ID [<", "<pdfaid:part>3</pdfaid:part>",
		"/CIDToGIDMap /Identity", "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>", "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>", "%PDF-1.7\n%",
	} {
		if !bytes.Contains(file, []byte(asked)) {
			t.Errorf("the file has no %q", asked)
		}
	}
	folder := t.TempDir()
	tool(t, file, "pdfdetach", "-saveall", "-o", folder, "FILE")
	if got, err := os.ReadFile(filepath.Join(folder, "factur-x.xml")); err != nil || !bytes.Equal(got, xml) {
		t.Errorf("the file within is %q, %v", got, err)
	}
	fonts := strings.Split(strings.TrimSpace(tool(t, file, "pdffonts", "FILE")), "\n")[2:]
	for _, font := range fonts {
		if strings.Count(font, " yes") != 3 { // embedded, as a part of the font, with its letters
			t.Errorf("a font is not embedded: %s", font)
		}
	}
	if !bytes.Equal(file, render(t, paper(3), pdf.Attachment{
		Name: "factur-x.xml", Description: "Facture électronique", MediaType: "text/xml", Content: xml, Profile: "EN 16931",
	})) {
		t.Error("the same paper gives another file")
	}
	if bare := render(t, paper(3)); bytes.Contains(bare, []byte("/EmbeddedFiles")) || bytes.Contains(bare, []byte("fx:DocumentType")) {
		t.Error("a paper without an invoice within says that it has one")
	}
}

// Every row is there, once, whole; the head of the table stands on each page, and the sums are with the last row.
func TestATableBreaksBetweenItsRows(t *testing.T) {
	t.Parallel()
	for _, rows := range []int{1, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 200} {
		file := render(t, paper(rows))
		pages := strings.Split(strings.TrimSuffix(tool(t, file, "pdftotext", "-layout", "FILE", "-"), "\f"), "\f")
		next := 0
		for n, page := range pages {
			for strings.Contains(page, fmt.Sprintf("Ligne %03d", next)) {
				next++
			}
			if !strings.Contains(page, "Produit") || !strings.Contains(strings.ReplaceAll(page, " / ", "/"), fmt.Sprintf(" %d/%d", n+1, len(pages))) {
				t.Errorf("%d rows, page %d of %d has no head or number:\n%s", rows, n+1, len(pages), page)
			}
		}
		last := pages[len(pages)-1]
		if next != rows || !strings.Contains(last, fmt.Sprintf("Ligne %03d", rows-1)) || !strings.Contains(last, "Total TTC") {
			t.Errorf("%d rows: %d are there, and the last page is:\n%s", rows, next, last)
		}
	}
}

// Letters that no font has are not drawn as nothing; names in letters that ours have are.
func TestLetters(t *testing.T) {
	t.Parallel()
	p := paper(1)
	p.Brand, p.Table.Rows[0].Cells[0] = "Ξενοδοχείο", "Cu\u00advé\u200de 品\u0007 Œ\ufeffuf ﬁn"
	said := strings.ReplaceAll(tool(t, render(t, p), "pdftotext", "-layout", "FILE", "-"), "\u00a0", " ")
	for _, want := range []string{"Ξενοδοχείο", "Cuvée ?", "Œuf fin", "Łódź & Fils", "1 234,50 €"} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
}

// Papers share the fonts that were read: many at once are as each alone, and none has letters of another.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	other := paper(2)
	other.Brand = "Ξενοδοχείο Ждан"
	alone := [][]byte{render(t, paper(3)), render(t, other)}
	var all sync.WaitGroup
	for n := range 16 {
		all.Go(func() {
			p := paper(3)
			if n%2 == 1 {
				p = other
			}
			if file, err := pdf.Render(p); err != nil || !bytes.Equal(file, alone[n%2]) {
				t.Errorf("the paper %d is another one beside others, %v", n, err)
			}
		})
	}
	all.Wait()
}

// BenchmarkRender tells what a paper takes, with the size of its file.
func BenchmarkRender(b *testing.B) {
	for _, rows := range []int{3, 40} {
		p := paper(rows)
		b.Run(fmt.Sprintf("%d lines", rows), func(b *testing.B) {
			size := 0
			for b.Loop() {
				file, err := pdf.Render(p)
				if err != nil {
					b.Fatal(err)
				}
				size = len(file)
			}
			b.ReportMetric(float64(size), "B/file")
		})
		p.Payment = nil
		b.Run(fmt.Sprintf("%d lines, no code", rows), func(b *testing.B) {
			for b.Loop() {
				if _, err := pdf.Render(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
