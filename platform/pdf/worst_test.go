package pdf_test

import (
	"encoding/xml"
	"fmt"
	"math"
	"strings"
	"testing"

	"millesime/platform/pdf"
)

// worst is a paper on which everything is as long as it can be.
func worst(rows int) pdf.Paper {
	const long = "Société coopérative agricole des vignerons réunis de Saint-Georges-de-Reneins-en-Beaujolais et Environs"
	const unbroken = "comptabilite.fournisseurs.vignerons-reunis-de-saint-georges@cooperative-des-vignerons-du-beaujolais.example"
	p := paper(0)
	p.Brand, p.Title, p.Number = long, "Facture d’acompte", "FAC-S123456-2026-000001"
	p.Facts = []string{"Commande CMD-2026-000315 du 09/09/2026", "Votre référence : " + strings.Repeat("bon 4711/2026, ", 12)}
	party := pdf.Party{Label: "Livraison", Lines: []string{long, "Zone industrielle de la Croix-Saint-Marc, bâtiment des expéditions", unbroken}}
	p.Parties = []pdf.Party{party, party, party}
	p.Table.Columns = []pdf.Column{
		{Head: "Produit"}, {Head: "Quantité", Width: 18}, {Head: "Prix unitaire HT", Width: 30}, {Head: "TVA", Width: 14}, {Head: "Total HT", Width: 32},
	}
	for n := range rows {
		if n%7 == 0 {
			p.Table.Rows = append(p.Table.Rows, pdf.Row{Group: "Commande CMD-2026-000315 · EXP-2026-000001 · " + long})
		}
		p.Table.Rows = append(p.Table.Rows, pdf.Row{
			Cells: []string{"Saint-Georges-de-Reneins " + long, "999999", "99\u00a0999\u00a0999,99\u00a0€", "5,5 %", "−999\u00a0999\u00a0999,99\u00a0€"},
			About: []string{"Beaujolais-Villages · 75 cl · 12,5 % vol. · " + unbroken, "Remise exceptionnelle 12,5 % : −1 234 567,89 €"},
		})
	}
	p.Beside = []string{"1 234 567 bouteilles, 925 925,25 l au total, 115 740,656 l d’alcool pur."}
	p.Sums = nil
	for _, rate := range []string{"20 %", "10 %", "5,5 %"} {
		p.Sums = append(p.Sums, pdf.Sum{Label: "TVA " + rate + " sur 999\u00a0999\u00a0999,99\u00a0€", Amount: "−199\u00a0999\u00a0999,99\u00a0€"})
	}
	for n := range 6 {
		p.Sums = append(p.Sums, pdf.Sum{Label: fmt.Sprintf("Acompte ACO-S123456-2026-%06d du 16/11/2026", n), Amount: "−999\u00a0999\u00a0999,99\u00a0€"})
	}
	p.Sums = append(p.Sums, pdf.Sum{Label: "Net à payer", Amount: "−999\u00a0999\u00a0999,99\u00a0€", Strong: true})
	p.Payment.Lines = []string{
		"À payer : 999\u00a0999\u00a0999,99\u00a0€, au plus tard le 16/12/2026", "Conditions : 45 jours fin de mois", "IBAN : FR92 9999 9000 0100 0000 0000 700", long,
	}
	p.Notes = []string{strings.Repeat(long+". ", 12), "Pas d’escompte pour paiement anticipé."}
	p.Foot = strings.Repeat(long+" · ", 3)
	return p
}

// box is where a word stands on its page, in points.
type box struct {
	Left   float64 `xml:"xMin,attr"`
	Top    float64 `xml:"yMin,attr"`
	Right  float64 `xml:"xMax,attr"`
	Bottom float64 `xml:"yMax,attr"`
	Word   string  `xml:",chardata"`
}

// over says whether two words are drawn over each other, by more than the air around their letters.
func (b box) over(other box) bool {
	wide := math.Min(b.Right, other.Right) - math.Max(b.Left, other.Left)
	high := math.Min(b.Bottom, other.Bottom) - math.Max(b.Top, other.Top)
	return wide > 0.5 && high > 0.4*math.Min(b.Bottom-b.Top, other.Bottom-other.Top)
}

// No word leaves the page or stands over another, no amount is broken, and the sums stand with the last row, however long all is.
func TestNothingIsCut(t *testing.T) {
	t.Parallel()
	for _, rows := range []int{0, 1, 2, 8} {
		file := render(t, worst(rows+1))
		said := tool(t, file, "pdftotext", "-bbox", "FILE", "-")
		var read struct {
			Pages []struct {
				Words []box `xml:"word"`
			} `xml:"body>doc>page"`
		}
		decoder := xml.NewDecoder(strings.NewReader(said))
		decoder.Strict = false
		if err := decoder.Decode(&read); err != nil {
			t.Fatal(err)
		}
		for n, page := range read.Pages {
			for i, word := range page.Words {
				// A4 has 595 × 842 points, 16 mm are 45; the box of a title begins with the air above its accents.
				if word.Left < 45 || word.Right > 550.5 || word.Top < 41 || word.Bottom > 828 {
					t.Errorf("%d rows, page %d: %q leaves the page: %+v", rows+1, n+1, word.Word, word)
				}
				for _, other := range page.Words[i+1:] {
					if word.over(other) {
						t.Errorf("%d rows, page %d: %q stands over %q", rows+1, n+1, word.Word, other.Word)
					}
				}
			}
		}
		text := strings.ReplaceAll(tool(t, file, "pdftotext", "-layout", "FILE", "-"), "\u00a0", " ")
		if got := strings.Count(text, "−999 999 999,99 €"); got != rows+1+7 {
			t.Errorf("%d rows: %d amounts are whole:\n%s", rows+1, got, text)
		}
	}
}
