package rest

import (
	"bufio"
	"context"
	"errors"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/sheet"
)

// exportColumn is a column of an exported list.
type exportColumn struct {
	name  fault.Text
	width float64
	cell  func(o domain.Summary) sheet.Cell
}

// Widths of columns, in characters.
const (
	numberWidth = 18
	stateWidth  = 24
	nameWidth   = 32
	amountWidth = 14
)

func (h handlers) export(ctx context.Context, in listFilter) (api.Stream, error) {
	reader := auth.Must(ctx)
	e := export{file: "orders.xlsx", title: fault.Text{FR: "Commandes", EN: "Orders"}, columns: orderColumns(reader, api.Language(ctx))}
	return e.stream(ctx, func(each func(domain.Summary) error) error {
		return h.finder.Export(ctx, reader, in.filter(), each)
	})
}

func (h handlers) exportQuotations(ctx context.Context, in quotationsFilter) (api.Stream, error) {
	reader := auth.Must(ctx)
	language := api.Language(ctx)
	e := export{
		file: "quotations.xlsx", title: fault.Text{FR: "Devis", EN: "Quotations"},
		columns: quotationColumns(reader, language),
	}
	return e.stream(ctx, func(each func(domain.Summary) error) error {
		return h.finder.Export(ctx, reader, in.filter().Quotations(), each)
	})
}

// export is a list as a workbook.
type export struct {
	file    string
	title   fault.Text
	columns []exportColumn
}

// stream writes the workbook before it is sent, so that what goes wrong is answered and never a file cut short.
func (e export) stream(ctx context.Context, read func(each func(domain.Summary) error) error) (_ api.Stream, err error) {
	language := api.Language(ctx)
	columns := make([]sheet.Column, 0, len(e.columns))
	for _, c := range e.columns {
		columns = append(columns, sheet.Column{Name: c.name.In(language), Width: c.width})
	}
	book, err := sheet.New(e.title.In(language), columns)
	if err != nil {
		return api.Stream{}, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	cells := make([]sheet.Cell, len(e.columns))
	err = read(func(o domain.Summary) error {
		for i, c := range e.columns {
			cells[i] = c.cell(o)
		}
		return book.Row(cells...)
	})
	if err != nil {
		return api.Stream{}, err
	}
	if err := book.End(); err != nil {
		return api.Stream{}, err
	}
	return api.Stream{
		ContentType: sheet.MediaType, Name: e.file,
		Write: func(_ context.Context, w *bufio.Writer) error { return errors.Join(book.Write(w), book.Close()) },
	}, nil
}

func orderColumns(reader auth.Actor, language string) []exportColumn {
	names := statusNames()
	columns := []exportColumn{
		{fault.Text{FR: "Commande", EN: "Order"}, numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Number) }},
		{fault.Text{FR: "Date", EN: "Date"}, numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Instant(o.CreatedAt) }},
		{fault.Text{FR: "Statut", EN: "Status"}, stateWidth, func(o domain.Summary) sheet.Cell {
			return sheet.Text(names[o.Status].In(language))
		}},
		{fault.Text{FR: "Client", EN: "Customer"}, nameWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Customer.Company) }},
		{fault.Text{FR: "Fournisseur", EN: "Supplier"}, nameWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Supplier.Company) }},
		{fault.Text{FR: "Bouteilles", EN: "Bottles"}, amountWidth, func(o domain.Summary) sheet.Cell { return sheet.Number(o.Units) }},
		{
			fault.Text{FR: "Total HT (€)", EN: "Total excl. VAT (€)"},
			amountWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Amount(o.TotalTaxExcl) },
		},
		{
			fault.Text{FR: "Total TTC (€)", EN: "Total incl. VAT (€)"},
			amountWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Amount(o.TotalTaxIncl) },
		},
		{
			fault.Text{FR: "Référence du client", EN: "Customer's reference"},
			numberWidth,
			func(o domain.Summary) sheet.Cell { return sheet.Text(o.CustomerReference) },
		},
		{
			fault.Text{FR: "Livraison souhaitée", EN: "Requested delivery"},
			numberWidth,
			func(o domain.Summary) sheet.Cell { return wishedDay(o.WishedDeliveryOn) },
		},
	}
	if !domain.ReadsFees(reader.Group) {
		return columns
	}
	return append(columns, exportColumn{
		fault.Text{FR: "Commission (€)", EN: "Commission (€)"}, amountWidth, func(o domain.Summary) sheet.Cell {
			if !domain.SeesFee(reader, o) {
				return sheet.Empty()
			}
			return sheet.Amount(o.AgentFee)
		},
	})
}

// quotationColumns are a quotation's own and those of orders, whose number is there once the quotation was accepted.
func quotationColumns(reader auth.Actor, language string) []exportColumn {
	ofOrder := orderColumns(reader, language)
	ofOrder[0].cell = func(o domain.Summary) sheet.Cell {
		if o.Status.IsQuotation() {
			return sheet.Empty() // its number is the quotation's
		}
		return sheet.Text(o.Number)
	}
	return append([]exportColumn{
		{fault.Text{FR: "Devis", EN: "Quotation"}, numberWidth, func(o domain.Summary) sheet.Cell { return sheet.Text(o.Quotation.Number) }},
		{fault.Text{FR: "Valable jusqu’au", EN: "Valid until"}, numberWidth, func(o domain.Summary) sheet.Cell {
			return lastDay(o.Quotation.ValidUntil)
		}},
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

// statusNames are the states in words, those of the screens (specification 3, order_status).
func statusNames() map[domain.Status]fault.Text {
	return map[domain.Status]fault.Text{
		domain.Quotation:         {FR: "Devis", EN: "Quotation"},
		domain.CanceledQuotation: {FR: "Devis annulé", EN: "Quotation cancelled"},
		domain.Processing:        {FR: "Traitement en cours", EN: "Processing"},
		domain.WaitingPayment:    {FR: "En attente de paiement", EN: "Awaiting payment"},
		domain.Paid:              {FR: "Payée", EN: "Paid"},
		domain.PaidError:         {FR: "Litige", EN: "Payment dispute"},
		domain.Validated:         {FR: "Validée", EN: "Validated"},
		domain.Canceled:          {FR: "Annulée", EN: "Cancelled"},
		domain.Preparation:       {FR: "En préparation", EN: "In preparation"},
		domain.PendingShipping:   {FR: "En livraison", EN: "On its way"},
		domain.Shipped:           {FR: "Livrée", EN: "Delivered"},
		domain.PartiallyShipped:  {FR: "En cours d'envoi partiel", EN: "Partial shipment under way"},
		domain.PendingInvoice:    {FR: "Livrée", EN: "Delivered"},
		domain.Closed:            {FR: "Traitée", EN: "Completed"},
		domain.Billed:            {FR: "Facturée", EN: "Invoiced"},
		domain.Incident:          {FR: "Incident", EN: "Incident"},
	}
}
