package pdf

import (
	"fmt"
	"os"
	"testing"
	"time"
)

func TestSample(t *testing.T) {
	p := Paper{
		Language: "fr", Made: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC), Brand: "Domaine des Grands Églantiers",
		Title: "Facture FAC-DGE-2026-000123",
		Facts: []string{"Émise le 29/11/2026", "Échéance le 29/12/2026", "Livraison du 28/11/2026", "Commande CMD-2026-000044 du 20/11/2026", "Votre référence : BC-7788"},
		Parties: []Party{
			{"Vendeur", []string{"Domaine des Grands Églantiers", "12 route des Vignes", "33210 Sauternes", "SARL au capital de 10 000,00 €", "RCS Bordeaux 123 456 789", "TVA FR12345678901"}},
			{"Client", []string{"Restaurant L’Œillet & Fils, Société d’exploitation des caves du Périgord noir", "1 rue de la Paix", "75002 Paris", "SIREN 987 654 321"}},
			{"Livraison", []string{"Restaurant L’Œillet", "Quai des livraisons, bâtiment B, porte 12", "75002 Paris", "EXP-2026-000012 · Transports Durand"}},
		},
		Table:   Table{Columns: []Column{{"Produit", 0}, {"Quantité", 20}, {"Prix unitaire HT", 28}, {"TVA", 16}, {"Total HT", 28}}},
		Beside:  []string{"84 bouteilles, 63 l au total."},
		Sums:    []Sum{{"Marchandises", "12 345,60 €", false}, {"Remise sur facture", "−12,00 €", false}, {"Total HT", "12 333,60 €", false}, {"TVA 20 % sur 12 333,60 €", "2 466,72 €", false}, {"Total TTC", "14 800,32 €", true}},
		Payment: &Payment{Lines: []string{"À payer : 14 800,32 €, au plus tard le 29/12/2026.", "Conditions : 30 jours.", "Référence du virement : FAC-DGE-2026-000123.", "IBAN FR76 3000 6000 0112 3456 7890 189", "BIC AGRIFRPP"}, Code: "BCD\n002\n1\nSCT\nAGRIFRPP\nDomaine\nFR7630006000011234567890189\nEUR14800.32\n\n\nFAC-DGE-2026-000123"},
		Notes:   []string{"Facture émise par Millésime au nom et pour le compte de Domaine des Grands Églantiers, en vertu du mandat de facturation accepté le 01/10/2026.", "Nature de l’opération : livraison de biens.", "Pas d’escompte pour paiement anticipé.", "En cas de retard, pénalités au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de 10 points de pourcentage, exigibles sans rappel.", "En cas de retard, indemnité forfaitaire pour frais de recouvrement de quarante euros (40 €)."},
		Foot:    "Domaine des Grands Églantiers · SARL au capital de 10 000,00 € · RCS Bordeaux 123 456 789 · TVA FR12345678901",
	}
	for i := range 25 {
		if i == 10 {
			p.Table.Rows = append(p.Table.Rows, Row{Group: "Commande CMD-2026-000045 · Expédition EXP-2026-000013 · Livrée le 12/11/2026"})
		}
		p.Table.Rows = append(p.Table.Rows, Row{Cells: []string{fmt.Sprintf("Château Grand Églantier Cuvée Prestige %d", 2000+i), "12", "12,50 €", "20 %", "150,00 €"}, About: []string{"Sauternes · 75 cl · 13,5 % vol. · DGE-001", "Remise permanente 5 % : −3,72 €"}})
	}
	out, err := Render(p, Attachment{"factur-x.xml", "Facture électronique", "text/xml", []byte("<a>é</a>\n"), "EN 16931"})
	if err != nil {
		t.Fatal(err)
	}
	_ = os.WriteFile("/tmp/sample.pdf", out, 0o600)
	fmt.Println(len(out))
}

func BenchmarkRender(b *testing.B) {
	for b.Loop() {
		_, _ = Render(Paper{Language: "fr", Brand: "Domaine", Title: "Facture", Table: Table{Columns: []Column{{"a", 0}, {"b", 20}}, Rows: []Row{{Cells: []string{"x", "y"}}}}})
	}
}
