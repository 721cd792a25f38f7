package rest

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/sheet"
)

type exportColumn = api.Column[domain.Summary]

// Widths of columns, in characters.
const (
	numberWidth = 18
	stateWidth  = 24
	nameWidth   = 32
	amountWidth = 14
)

func (h handlers) export(ctx context.Context, in listFilter) (api.Stream, error) {
	reader := auth.Must(ctx)
	book := api.Workbook[domain.Summary]{
		File: "orders.xlsx", Title: fault.Say("Commandes", "Orders"), Columns: orderColumns(reader, api.Language(ctx)),
	}
	return book.Stream(ctx, func(each func(domain.Summary) error) error {
		return h.finder.Export(ctx, reader, in.filter(), each)
	})
}

func (h handlers) exportQuotations(ctx context.Context, in quotationsFilter) (api.Stream, error) {
	reader := auth.Must(ctx)
	language := api.Language(ctx)
	book := api.Workbook[domain.Summary]{
		File: "quotations.xlsx", Title: fault.Say("Devis", "Quotations"), Columns: quotationColumns(reader, language),
	}
	return book.Stream(ctx, func(each func(domain.Summary) error) error {
		return h.finder.Export(ctx, reader, in.filter().Quotations(), each)
	})
}

func orderColumns(reader auth.Actor, language string) []exportColumn {
	names := domain.StatusNames()
	columns := []exportColumn{
		api.NewColumn("Commande", "Order", numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Number) }),
		api.NewColumn("Date", "Date", numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Instant(o.CreatedAt) }),
		api.NewColumn("Statut", "Status", stateWidth, func(o domain.Summary) sheet.Cell {
			return sheet.Text(names[o.Status].In(language))
		}),
		api.NewColumn("Client", "Customer", nameWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Customer.Company) }),
		api.NewColumn("Fournisseur", "Supplier", nameWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Supplier.Company) }),
		api.NewColumn("Bouteilles", "Bottles", amountWidth, func(o domain.Summary) sheet.Cell { return sheet.Number(o.Units) }),
		api.NewColumn("Total HT (€)", "Total excl. VAT (€)", amountWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Amount(o.TotalTaxExcl) }),
		api.NewColumn("Total TTC (€)", "Total incl. VAT (€)", amountWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Amount(o.TotalTaxIncl) }),
		api.NewColumn("Référence du client", "Customer's reference", numberWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Text(o.CustomerReference) }),
		api.NewColumn("Livraison souhaitée", "Requested delivery", numberWidth,
			func(o domain.Summary) sheet.Cell { return wishedDay(o.WishedDeliveryOn) }),
	}
	if !domain.ReadsFees(reader.Group) {
		return columns
	}
	return append(columns, api.NewColumn("Commission (€)", "Commission (€)", amountWidth, func(o domain.Summary) sheet.Cell {
		if !domain.SeesFee(reader, o) {
			return sheet.Empty()
		}
		return sheet.Amount(o.AgentFee)
	}))
}

// quotationColumns are a quotation's own and those of orders, whose number is there once the quotation was accepted.
func quotationColumns(reader auth.Actor, language string) []exportColumn {
	ofOrder := orderColumns(reader, language)
	ofOrder[0].Cell = func(o domain.Summary) sheet.Cell {
		if o.Status.IsQuotation() {
			return sheet.Empty() // its number is the quotation's
		}
		return sheet.Text(o.Number)
	}
	return append([]exportColumn{
		api.NewColumn("Devis", "Quotation", numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Quotation.Number) }),
		api.NewColumn("Valable jusqu’au", "Valid until", numberWidth, func(o domain.Summary) sheet.Cell {
			return lastDay(o.Quotation.ValidUntil)
		}),
	}, ofOrder...)
}

func wishedDay(date string) sheet.Cell {
	if date == "" {
		return sheet.Empty()
	}
	return sheet.Day(clock.StartOf(date, 0))
}

// lastDay shows the last day of what is valid until the first instant after it.
func lastDay(validUntil time.Time) sheet.Cell {
	if validUntil.IsZero() {
		return sheet.Empty()
	}
	return sheet.Day(validUntil.Add(-time.Microsecond))
}
