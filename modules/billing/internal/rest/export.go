package rest

import (
	"context"
	"slices"
	"strings"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sheet"
	"millesime/platform/vat"
)

type exportColumn = api.Column[domain.Invoice]

// Widths of columns, in characters.
const (
	numberWidth = 22
	dayWidth    = 14
	nameWidth   = 32
)

func (h handlers) export(ctx context.Context, in listFilter) (api.Stream, error) {
	book := api.Workbook[domain.Invoice]{
		File: "invoices.xlsx", Title: fault.Text{FR: "Factures", EN: "Invoices"}, Columns: columns(h.invoices.Today(), api.Language(ctx)),
	}
	return book.Stream(ctx, func(each func(domain.Invoice) error) error {
		return h.invoices.Export(ctx, auth.Must(ctx), in.filter(), func(i domain.Invoice) error { return each(i.Shown()) })
	})
}

func columns(today, language string) []exportColumn {
	text := func(fr, en string, width float64, of func(domain.Invoice) string) exportColumn {
		return api.NewColumn(fr, en, width, func(i domain.Invoice) sheet.Cell { return sheet.Text(of(i)) })
	}
	day := func(fr, en string, of func(domain.Invoice) string) exportColumn {
		return api.NewColumn(fr, en, dayWidth, func(i domain.Invoice) sheet.Cell { return sheet.Day(clock.StartOf(of(i), 0)) })
	}
	amount := func(fr, en string, of func(domain.Invoice) money.Cents) exportColumn {
		return api.NewColumn(fr, en, dayWidth, func(i domain.Invoice) sheet.Cell { return sheet.Amount(of(i)) })
	}
	all := []exportColumn{
		text("Facture", "Invoice", numberWidth, func(i domain.Invoice) string { return numberOf(i).In(language) }),
		text("Nature", "Kind", dayWidth, func(i domain.Invoice) string { return kindNames()[i.Kind].In(language) }),
		text("Facture d’origine", "Invoice taken back", numberWidth, func(i domain.Invoice) string { return i.CreditOfNumber }),
		text("Statut", "Status", dayWidth, func(i domain.Invoice) string { return statusNames()[i.Status(today)].In(language) }),
		text("Client", "Customer", nameWidth, func(i domain.Invoice) string { return i.Buyer.Company }),
		text("Fournisseur", "Supplier", nameWidth, func(i domain.Invoice) string { return i.Seller.Company }),
		text("Commande", "Order", numberWidth, func(i domain.Invoice) string { return strings.Join(i.OrderNumbers(), ", ") }),
		text("Référence du client", "Customer's reference", numberWidth, func(i domain.Invoice) string { return strings.Join(i.References(), ", ") }),
		day("Date", "Date", func(i domain.Invoice) string { return i.IssuedOn }),
		day("Échéance", "Due date", func(i domain.Invoice) string { return i.DueOn }),
		amount("Total HT (€)", "Total excl. VAT (€)", func(i domain.Invoice) money.Cents { return i.Signed(i.TotalTaxExcl) }),
	}
	return append(append(all, vatColumns(amount)...),
		amount("Total TTC (€)", "Total incl. VAT (€)", func(i domain.Invoice) money.Cents { return i.Signed(i.TotalTaxIncl) }),
		amount("Reste à payer (€)", "Outstanding (€)", domain.Invoice.Open))
}

// numberOf is the number of an invoice; one that lacks it says so.
func numberOf(i domain.Invoice) fault.Text {
	if i.NumberLacks {
		return fault.Text{FR: "à compléter", EN: "to be completed"}
	}
	return fault.Same(i.Number)
}

// vatColumns are base and VAT at each rate; of what was issued elsewhere its own paper tells.
func vatColumns(amount func(fr, en string, of func(domain.Invoice) money.Cents) exportColumn) []exportColumn {
	var all []exportColumn
	for _, rate := range []money.Rate{vat.Standard, vat.Reduced} {
		percent := fault.Text{FR: strings.ReplaceAll(rate.String(), ".", ",") + " % (€)", EN: rate.String() + " % (€)"}
		of := func(i domain.Invoice) billingapi.VAT {
			if at := slices.IndexFunc(i.VAT, func(v billingapi.VAT) bool { return v.Rate == rate }); at >= 0 {
				return i.VAT[at]
			}
			return billingapi.VAT{}
		}
		all = append(all,
			amount("Base TVA "+percent.FR, "Base at "+percent.EN, func(i domain.Invoice) money.Cents { return i.Signed(of(i).Base) }),
			amount("TVA "+percent.FR, "VAT at "+percent.EN, func(i domain.Invoice) money.Cents { return i.Signed(of(i).Amount) }))
	}
	return all
}

// kindNames are the kinds in words.
func kindNames() map[billingapi.Kind]fault.Text {
	return map[billingapi.Kind]fault.Text{
		domain.KindInvoice: {FR: "Facture", EN: "Invoice"}, domain.KindCreditNote: {FR: "Avoir", EN: "Credit note"},
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
	}
}
