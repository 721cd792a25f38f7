package domain_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"millesime/modules/billing/billingapi"
	"millesime/modules/cart/cartapi"
	"millesime/modules/documents/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/invoice"
	"millesime/platform/pdf"
	"millesime/platform/testkit"
)

// A deposit of 686.10, of which 114.35 are VAT, is told in the column's own terms: incl. tax to an individual, excl. tax to a professional.
func TestPaperOfADeposit(t *testing.T) {
	t.Parallel()
	deposit := billingapi.Issued{}
	deposit.Kind, deposit.TotalTaxExcl, deposit.TotalTaxIncl = invoice.Deposit, 57175, 68610
	deposit.Paper.Order.Number, deposit.Paper.VAT = "CMD-2026-000001", []invoice.VAT{{Rate: 2000, Base: 57175, Amount: 11435}}
	paper := func(store bool) pdf.Paper {
		deposit.Paper.Store = store
		return domain.InvoicePaper(deposit, usersapi.BankDetails{}, nil, "fr")
	}
	wantSaid(t, paper(false), "1 | 571,75 € | 20 % | 571,75 €", "Total HT | 571,75 €", "TVA 20 % sur 571,75 € | 114,35 €", "Total TTC | 686,10 €")
	wantSaid(t, paper(true), "1 | 686,10 € | 20 % | 686,10 €", "dont TVA 20 % sur 571,75 € HT | 114,35 €", "Total TTC | 686,10 €")
	if text := said(paper(true)); strings.Contains(text, "Livraison") {
		t.Errorf("a deposit is of no carriage:\n%s", text)
	}
}

// An IBAN of 27 characters is read in one line, beside the code too.
func TestAnIBANIsNotBroken(t *testing.T) {
	t.Parallel()
	due := billingapi.Issued{}
	due.Kind, due.Number, due.TotalTaxIncl, due.IssuedOn, due.DueOn = invoice.Invoice, "FAC-S7-2026-000096", 71496, "2026-11-29", "2026-12-29"
	due.Paper.Seller.Company = "Maison Essai"
	file, err := pdf.Render(domain.InvoicePaper(due, usersapi.BankDetails{IBAN: "FR9299999000010000000000700", BIC: "DEMOFRPP"}, nil, "fr"))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "paper.pdf")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	if text := testkit.Tool(t, "pdftotext", "-layout", path, "-"); !strings.Contains(text, "FR92 9999 9000 0100 0000 0000 700") {
		t.Errorf("the account is broken:\n%s", text)
	}
}

// A seller without VAT says why on all that it sends before an invoice (CGI, 293 B).
func TestPapersSayWhyThereIsNoVAT(t *testing.T) {
	t.Parallel()
	const words = "TVA non applicable, art. 293 B du CGI"
	o, from := ordered()
	from.VATRegime = usersapi.VATFranchise
	if text := said(domain.OrderPaper(o, from, "fr")); strings.Contains(text, words) {
		t.Errorf("an order with VAT says that there is none:\n%s", text)
	}
	o.VAT, o.TotalTaxIncl = []ordersapi.VAT{{Base: 17000}}, 17000
	wantSaid(t, domain.OrderPaper(o, from, "fr"), words)
	wantSaid(t, domain.QuotationPaper(o, from, "2026-11-16", "en"), words)
	from.VATRegime = usersapi.VATFlatRate
	wantSaid(t, domain.OrderPaper(o, from, "fr"), "remboursement forfaitaire agricole, art. 298 quater du CGI")

	cart := cartapi.Quote{Parts: []ordersapi.Draft{{Supplier: usersapi.Party{ID: 4, Company: "Petit Chai"}}, {Supplier: usersapi.Party{ID: 5, Company: "Grand Chai"}}}}
	cart.Parts[0].Items = []ordersapi.Item{{Net: 12210, Product: ordersapi.Product{Name: "Clos"}}}
	cart.Parts[0].Fees, cart.Parts[0].TotalTaxExcl = 1800, 14010
	cart.Parts[1].VAT = []ordersapi.VAT{{Rate: 2000, Base: 100, Amount: 20}}
	if got := domain.Untaxed(cart); len(got) != 1 || got[0] != 4 {
		t.Errorf("without VAT sell %v", got)
	}
	wantSaid(t, domain.BasketPaper(cart, map[int64]string{4: usersapi.VATFranchise}, "2026-11-16", "fr"),
		"Petit Chai : "+words, "Petit Chai : 122,10 € HT")
}

// What was paid before an invoice is not asked for again: 62.88 of 62.88 leave nothing, 40.00 leave 22.88.
func TestAPaidInvoiceAsksForNothing(t *testing.T) {
	t.Parallel()
	due := billingapi.Issued{}
	due.Kind, due.Number, due.TotalTaxIncl, due.IssuedOn, due.DueOn = invoice.Invoice, "FAC-S7-2026-000099", 6288, "2026-11-29", "2026-11-29"
	account := usersapi.BankDetails{IBAN: "FR9299999000010000000000700", BIC: "DEMOFRPP"}
	due.Paper.Paid = 6288
	paid := domain.InvoicePaper(due, account, nil, "fr")
	wantSaid(t, paid, "Payée", "Déjà payé | ", "Net à payer | 0,00 €")
	if text := said(paid); paid.Payment != nil || strings.Contains(text, "IBAN") || strings.Contains(text, "Échéance") {
		t.Errorf("it asks for a payment:\n%s", text)
	}
	due.Paper.Paid = 4000
	left := domain.InvoicePaper(due, account, nil, "fr")
	wantSaid(t, left, "Déjà payé | ", "Net à payer | 22,88 €")
	if left.Payment == nil || !strings.Contains(left.Payment.Lines[0], "22,88") {
		t.Errorf("it asks for %v", left.Payment)
	}
}
