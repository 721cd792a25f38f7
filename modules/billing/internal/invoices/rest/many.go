package rest

import (
	"context"
	"slices"

	"millesime/modules/billing/internal/invoices/app"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type waitingInput struct {
	Supplier api.Reference `query:"supplier" ref:"users"` // a supplier's own when it is left out
}

// InvoicesWaiting is what waits for its invoices: held back, or until the month ends.
type InvoicesWaiting struct {
	Type string           `json:"@type"`
	Rows []WaitingInvoice `json:"rows"`
}

// WaitingInvoice is an order, or what of a customer is gathered, as it would be invoiced now. Nothing of it is written.
type WaitingInvoice struct {
	Order        *InvoiceOrder   `json:"order"`    // null: of what a customer's month gathers
	Customer     *InvoicePartner `json:"customer"` // null: what holds it back leaves nothing to show
	Orders       []InvoiceOrder  `json:"orders"`
	Parcels      int             `json:"parcels"`
	Month        *string         `json:"month"`    // YYYY-MM, that is waited for
	Invoices     int             `json:"invoices"` // how many it would be
	DueOn        *string         `json:"dueOn"`    // the first of them
	TotalTaxExcl money.Cents     `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents     `json:"totalPriceTaxIncl"`
	Error        *InvoiceRefusal `json:"error"` // what holds it back

	Deliveries []WaitingDelivery `json:"deliveries"` // the parcels that arrived, whatever invoices they would have
}

// WaitingDelivery is a parcel that waits for its invoice.
type WaitingDelivery struct {
	Shipment     int64       `json:"shipment"`
	Number       string      `json:"number"`
	DeliveredOn  *string     `json:"deliveredOn"`       // null: nobody said when
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"` // carriage included; without VAT where the supplier charges none
}

// newWaitingDeliveries are the parcels of drafts, each once, at what their supplier's own invoice would come to.
func newWaitingDeliveries(drafts []domain.Draft) []WaitingDelivery {
	out := []WaitingDelivery{}
	for _, d := range drafts {
		for _, part := range d.About() {
			at := slices.IndexFunc(out, func(w WaitingDelivery) bool { return w.Shipment == part.ShipmentID })
			if at < 0 {
				at = len(out)
				out = append(out, WaitingDelivery{Shipment: part.ShipmentID, Number: part.Shipment, DeliveredOn: api.OrNull(part.DeliveredOn)})
			}
			out[at].TotalTaxIncl += domain.Payable(d.Paper.Seller, part.TotalTaxExcl, part.TotalTaxIncl)
		}
	}
	return out
}

// InvoiceRefusal is why something is not invoiced.
type InvoiceRefusal struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func refusalOf(err error, language string) *InvoiceRefusal {
	refused, is := fault.As(err)
	if !is {
		return nil
	}
	return &InvoiceRefusal{Code: refused.Code, Message: refused.Line().In(language)}
}

func (h handlers) waiting(ctx context.Context, in waitingInput) (InvoicesWaiting, error) {
	actor := auth.Must(ctx)
	found, err := h.invoices.Waiting(ctx, actor, in.Supplier.Or(actor.ID))
	rows := lists.Each(found, func(w app.Waiting) WaitingInvoice { return newWaiting(w, api.Language(ctx)) })
	return InvoicesWaiting{Type: "InvoicesWaiting", Rows: rows}, err
}

func newWaiting(w app.Waiting, language string) WaitingInvoice {
	out := WaitingInvoice{
		Orders: newOrders(w.Drafts...), Invoices: len(w.Drafts), Error: refusalOf(w.Refusal, language),
		Deliveries: newWaitingDeliveries(w.Drafts),
	}
	for _, d := range w.Drafts {
		customer := newPartner(d.Customer, d.Paper.Buyer)
		out.Customer, out.Month = &customer, api.OrNull(d.Paper.Month)
		out.Parcels += len(d.About())
		out.TotalTaxExcl += d.TotalTaxExcl
		out.TotalTaxIncl += domain.Payable(d.Paper.Seller, d.TotalTaxExcl, d.TotalTaxIncl)
		if out.DueOn == nil || d.DueOn < *out.DueOn {
			out.DueOn = &d.DueOn
		}
	}
	if w.Order != 0 {
		out.Order = &InvoiceOrder{Ref: api.RefTo("orders", w.Order)}
		if len(out.Orders) > 0 {
			out.Order = &out.Orders[0]
		}
	}
	return out
}

type manyInput struct{ Body ManyInvoices }

// ManyInvoices asks for the invoices of several orders, and of customers' months before their end.
type ManyInvoices struct {
	Supplier api.Reference   `json:"supplier,omitempty" ref:"users"` // a supplier's own when it is left out
	Rows     []ChosenInvoice `json:"rows"`
}

// ChosenInvoice is an order, or a customer that gets an invoice a month.
type ChosenInvoice struct {
	Order    api.Reference `json:"order,omitempty" ref:"orders"`
	Customer api.Reference `json:"customer,omitempty" ref:"users"`
}

// mostChosen are the rows that are issued at once.
const mostChosen = 100

// Rules of a request for many invoices: each row is an order or a customer.
func (n *ManyInvoices) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("rows", &n.Rows, validate.Required, validate.MaxItems(mostChosen), validate.By("either",
			fault.Say("Chaque ligne désigne soit une commande, soit un client",
				"Each row names either an order or a customer"), func(rows []ChosenInvoice) bool {
				return !slices.ContainsFunc(rows, func(row ChosenInvoice) bool { return (row.Order == 0) == (row.Customer == 0) })
			})),
	}
}

// ManyIssued has one result for each row of a request, in their order.
type ManyIssued struct {
	Results []IssuedRow `json:"results"`
}

// IssuedRow is what became of a row: its invoices, or why there are none.
type IssuedRow struct {
	Order    *string         `json:"order"`
	Customer *string         `json:"customer"`
	Invoices []Invoice       `json:"invoices"`
	Error    *InvoiceRefusal `json:"error"`
}

func (h handlers) many(ctx context.Context, in manyInput) (ManyIssued, error) {
	actor := auth.Must(ctx)
	chosen := lists.Each(in.Body.Rows, func(row ChosenInvoice) app.Chosen {
		return app.Chosen{Order: int64(row.Order), Customer: int64(row.Customer)}
	})
	issued, err := h.invoices.IssueMany(ctx, actor, in.Body.Supplier.Or(actor.ID), chosen)
	out := ManyIssued{Results: make([]IssuedRow, 0, len(issued))}
	for _, i := range issued {
		row := IssuedRow{Invoices: h.shown(i.Invoices), Error: refusalOf(i.Refusal, api.Language(ctx))}
		if i.Order != 0 {
			row.Order = new(api.IRI("orders", i.Order))
		} else {
			row.Customer = new(api.IRI("users", i.Customer))
		}
		out.Results = append(out.Results, row)
	}
	return out, err
}

func (h handlers) shown(issued []domain.Document) []Invoice {
	return lists.Each(issued, func(d domain.Document) Invoice { return newInvoice(d, h.invoices.Today()) })
}
