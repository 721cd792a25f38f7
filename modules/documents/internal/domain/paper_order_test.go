package domain_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/documents/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/pdf"
	"millesime/platform/sale"
)

// ordered is an order of 17 bottles of 75 cl at 13 % by a buyer in Belgium, of which a parcel holds 14 and 3.
func ordered() (ordersapi.OnPaper, domain.Sender) {
	at := time.Date(2026, time.November, 16, 9, 0, 0, 0, time.UTC)
	wine := ordersapi.Product{Name: "Clos du Test", Vintage: 2023, Appellation: "Givry", BottleSizeMl: 750, ABVTenths: 130, UnitsPerCarton: 6}
	line := func(id, quantity int64) ordersapi.PaperItem {
		item := ordersapi.PaperItem{}
		item.ID, item.Product, item.Quantity, item.UnitPrice, item.VATRate = id, wine, quantity, 1000, 2000
		item.Net = item.UnitPrice * money.Cents(quantity)
		return item
	}
	o := ordersapi.OnPaper{
		PaperHead: ordersapi.PaperHead{
			Number: "CMD-2026-000001", QuotationNumber: "DEV-2026-000001", Revision: 2, OrderedAt: at,
			Supplier: ordersapi.PaperParty{Company: "Maison Essai", SIREN: "111111111"}, Customer: ordersapi.PaperParty{Company: "Le Café"},
		},
		ValidUntil:      at.AddDate(0, 0, 30),
		BillingAddress:  usersapi.Address{Street: "1 Grand-Place", Postcode: "1000", City: "Bruxelles", Country: "BE"},
		ShippingAddress: usersapi.Address{Street: "2 rue Neuve", Postcode: "69001", City: "Lyon", Country: "FR"},
		Items:           []ordersapi.PaperItem{line(1, 14), line(2, 3)},
		Parcels: []ordersapi.PaperParcel{{
			ID: 7, Number: "EXP-2026-000001", ShippedAt: at, Lines: []ordersapi.PaperParcelLine{{ItemID: 1, Quantity: 14}, {ItemID: 2, Quantity: 3}},
		}},
	}
	o.TotalTaxExcl, o.TotalTaxIncl = 17000, 20400
	o.VAT = []ordersapi.VAT{{Rate: 2000, Base: 17000, Amount: 3400}}
	from := domain.Sender{Party: billingapi.Party{
		Company: "Maison Essai SAS", SIREN: "111111111", Email: "cave@essai.test", Address: usersapi.Address{Street: "3 rue du Pressoir", Postcode: "21200", City: "Beaune"},
	}}
	return o, from
}

// said is everything that a paper says, a line each.
func said(p pdf.Paper) string {
	lines := slices.Concat([]string{p.Title, p.Number}, p.Facts, p.Beside, p.Notes, []string{p.Foot})
	for _, party := range p.Parties {
		lines = append(append(lines, party.Label), party.Lines...)
	}
	for _, row := range p.Table.Rows {
		lines = append(append(append(lines, row.Group), strings.Join(row.Cells, " | ")), row.About...)
	}
	for _, sum := range p.Sums {
		lines = append(lines, sum.Label+" | "+sum.Amount)
	}
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(strings.Join(lines, "\n"))
}

func wantSaid(t *testing.T, p pdf.Paper, all ...string) {
	t.Helper()
	text := said(p)
	for _, want := range all {
		if !strings.Contains(text, want) {
			t.Errorf("%s %s does not say %q:\n%s", p.Title, p.Number, want, text)
		}
	}
}

// A quotation and an order name both sides with their addresses, in the language of the customer (Code civil, 1127-1; Code de commerce, R123-237).
func TestPapersOfAnOrder(t *testing.T) {
	t.Parallel()
	o, from := ordered()
	parties := []string{"Maison Essai", "3 rue du Pressoir", "21200 Beaune", "cave@essai.test", "SIREN : 111111111", "1000 Bruxelles", "Belgique"}
	wantSaid(t, domain.OrderPaper(o, from, "fr"), append(parties, "Bon de commande\nCMD-2026-000001", "Date : 16/11/2026", "69001 Lyon",
		"Clos du Test 2023 | 14 | 10,00 € | 20 % | 140,00 €", "Givry · 75 cl · 13 % vol.", "17 bouteilles, 12,75 l au total, soit 1,658 l d’alcool pur.",
		"TVA 20 % sur 170,00 € | 34,00 €", "Total TTC | 204,00 €")...)
	wantSaid(t, domain.QuotationPaper(o, from, "2026-11-16", "fr"), append(parties, "Devis\nDEV-2026-000001", "Version : 2", "Valable jusqu’au : 16/12/2026")...)
	wantSaid(t, domain.QuotationPaper(o, from, "2026-11-16", "en"), "Quotation\nDEV-2026-000001", "Valid until: 16/12/2026", "Belgium", "Total incl. VAT | €204.00")
}

// The order of an individual names where it writes to its seller, and the mediator (Code de la consommation, L221-5, L221-13 and L616-1).
func TestThePaperOfAnIndividual(t *testing.T) {
	t.Parallel()
	o, from := ordered()
	o.Seller = ordersapi.ShopSeller{Email: "boutique@essai.test", Mediator: "Médiateur, 75012 Paris"}
	paper := domain.OrderPaper(o, from, "fr")
	wantSaid(t, paper, "boutique@essai.test", "médiateur de la consommation : Médiateur, 75012 Paris")
	if strings.Contains(said(paper), "cave@essai.test") {
		t.Error("it names the e-mail that the seller signs in with")
	}
}

// A line tells its price before reductions and each of these (Code de commerce, L441-9): 14 × 10.00 less 3 %, less 1 % of what is left. An
// agent reads the paper too: the terms between the two sides are not named (domain 4.1), and the discount of the whole order is not a line's.
func TestPapersTellReductions(t *testing.T) {
	t.Parallel()
	o, from := ordered()
	item := &o.Items[0]
	item.UnitPrice, item.Net = 960, 13440
	item.Trace = []sale.TraceStep{
		{Code: sale.StepListPrice, After: 10_000_000},
		{Code: sale.StepPermanentDiscount, Label: fault.Say("Remise permanente", "Permanent discount"), Rate: 300, After: 9_700_000},
		{Code: sale.StepLineDiscount, Label: fault.Say("Remise", "Discount"), Rate: 100, After: 9_603_000},
		{Code: sale.StepDocumentAllowance, Label: fault.Say("Remise sur facture", "Discount on the invoice"), Rate: 200, After: 9_411_000},
	}
	paper := domain.OrderPaper(o, from, "fr")
	wantSaid(t, paper, "Clos du Test 2023 | 14 | 10,00 € | 20 % | 134,40 €", "Conditions du client : −4,20 €", "Remise 1 % : −1,40 €")
	if text := said(paper); strings.Contains(text, "permanente") || strings.Contains(text, "Remise sur facture") {
		t.Errorf("an agent reads:\n%s", text)
	}
	wantSaid(t, domain.QuotationPaper(o, from, "2026-11-16", "en"), "Customer terms: −€4.20", "Discount 1%: −€1.40")
}

func TestPaperOfAParcel(t *testing.T) {
	t.Parallel()
	o, from := ordered()
	paper, found := domain.DeliveryNotePaper(o, 7, from, "fr")
	if !found {
		t.Fatal("the parcel has no paper")
	}
	wantSaid(t, paper, "Bon de livraison\nEXP-2026-000001", "Clos du Test 2023 | 2 × 6 + 2 | 14", "Clos du Test 2023 | – | 3", "3 rue du Pressoir")
	if strings.Contains(said(paper), "€") {
		t.Errorf("a delivery note tells prices:\n%s", said(paper))
	}
	if _, found := domain.DeliveryNotePaper(o, 8, from, "fr"); found {
		t.Error("a parcel of another order has a paper")
	}
}
