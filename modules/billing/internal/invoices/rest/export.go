package rest

import (
	"context"
	"slices"
	"strings"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sheet"
	"millesime/platform/vat"
)

type exportColumn = api.Column[domain.Document]

// Widths of columns, in characters.
const (
	numberWidth = 22
	dayWidth    = 14
	nameWidth   = 32
)

func (h handlers) export(ctx context.Context, in listFilter) (api.Stream, error) {
	book := api.Workbook[domain.Document]{
		File: "invoices.xlsx", Title: fault.Say("Factures", "Invoices"), Columns: columns(h.invoices.Today(), api.Language(ctx)),
	}
	return book.Stream(ctx, func(each func(domain.Document) error) error {
		return h.invoices.Export(ctx, auth.Must(ctx), in.filter(), func(i domain.Document) error { return each(i.Shown()) })
	})
}

func columns(today, language string) []exportColumn {
	text := func(fr, en string, width float64, of func(domain.Document) string) exportColumn {
		return api.NewColumn(fr, en, width, func(i domain.Document) sheet.Cell { return sheet.Text(of(i)) })
	}
	day := func(fr, en string, of func(domain.Document) string) exportColumn {
		return api.NewColumn(fr, en, dayWidth, func(i domain.Document) sheet.Cell { return sheet.Day(clock.StartOf(of(i), 0)) })
	}
	amount := func(fr, en string, of func(domain.Document) money.Cents) exportColumn {
		return api.NewColumn(fr, en, dayWidth, func(i domain.Document) sheet.Cell { return sheet.Amount(of(i)) })
	}
	all := []exportColumn{
		text("Facture", "Invoice", numberWidth, func(i domain.Document) string { return numberOf(i).In(language) }),
		text("Nature", "Kind", dayWidth, func(i domain.Document) string { return kindNames()[i.Kind].In(language) }),
		text("Facture d’origine", "Invoice taken back", numberWidth, func(i domain.Document) string { return i.Credit.Number }),
		text("Statut", "Status", dayWidth, func(i domain.Document) string { return statusNames()[i.Status(today)].In(language) }),
		text("Client", "Customer", nameWidth, func(i domain.Document) string { return i.Paper.Buyer.Company }),
		text("Fournisseur", "Supplier", nameWidth, func(i domain.Document) string { return i.Paper.Seller.Company }),
		text("Commande", "Order", numberWidth, func(i domain.Document) string { return strings.Join(i.OrderNumbers(), ", ") }),
		text("Référence du client", "Customer's reference", numberWidth, func(i domain.Document) string { return strings.Join(i.References(), ", ") }),
		day("Date", "Date", func(i domain.Document) string { return i.IssuedOn }),
		day("Échéance", "Due date", func(i domain.Document) string { return i.DueOn }),
		amount("Total HT (€)", "Total excl. VAT (€)", func(i domain.Document) money.Cents { return i.Signed(i.TotalTaxExcl) }),
	}
	return append(append(all, vatColumns(amount)...),
		amount("Total TTC (€)", "Total incl. VAT (€)", func(i domain.Document) money.Cents { return i.Signed(i.TotalTaxIncl) }),
		amount("Reste à payer (€)", "Outstanding (€)", domain.Document.Open))
}

// numberOf is the number of an invoice; one that lacks it says so.
func numberOf(i domain.Document) fault.Text {
	if i.NumberLacks {
		return fault.Say("à compléter", "to be completed")
	}
	return fault.Same(i.Number)
}

// vatColumns are base and VAT at each rate; of what was issued elsewhere its own paper tells.
func vatColumns(amount func(fr, en string, of func(domain.Document) money.Cents) exportColumn) []exportColumn {
	var all []exportColumn
	for _, rate := range []money.Rate{vat.Standard, vat.Reduced} {
		percent := fault.Text{FR: strings.ReplaceAll(rate.String(), ".", ",") + " % (€)", EN: rate.String() + " % (€)"}
		of := func(i domain.Document) invoice.VAT {
			if at := slices.IndexFunc(i.Paper.VAT, func(v invoice.VAT) bool { return v.Rate == rate }); at >= 0 {
				return i.Paper.VAT[at]
			}
			return invoice.VAT{}
		}
		all = append(all,
			amount("Base TVA "+percent.FR, "Base at "+percent.EN, func(i domain.Document) money.Cents { return i.Signed(of(i).Base) }),
			amount("TVA "+percent.FR, "VAT at "+percent.EN, func(i domain.Document) money.Cents { return i.Signed(of(i).Amount) }))
	}
	return all
}

// kindNames are the kinds in words.
func kindNames() map[invoice.Kind]fault.Text {
	return map[invoice.Kind]fault.Text{
		domain.KindInvoice: {FR: "Facture", EN: "Invoice"}, domain.KindCreditNote: {FR: "Avoir", EN: "Credit note"},
		domain.KindDeposit: {FR: "Facture d’acompte", EN: "Deposit invoice"},
	}
}

// statusNames are the statuses in words, those of the screens.
func statusNames() map[domain.Status]fault.Text {
	return map[domain.Status]fault.Text{
		domain.ToPay:    {FR: "À payer", EN: "To pay"},
		domain.Overdue:  {FR: "En retard", EN: "Overdue"},
		domain.Paid:     {FR: "Payée", EN: "Paid"},
		domain.Credited: {FR: "Annulée par avoir", EN: "Credited"},
		domain.Issued:   {FR: "Émis", EN: "Issued"},

		domain.WrittenOff: {FR: "Passée en perte", EN: "Written off"},
	}
}
