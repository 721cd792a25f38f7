package rest

import (
	"time"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Payment is what a customer paid a supplier, or was refunded.
type Payment struct {
	api.Item
	Supplier      PaymentPartner      `json:"supplier"`
	Customer      PaymentPartner      `json:"customer"`
	Kind          domain.Kind         `json:"kind"` // refund: given back; write_off: it will not be paid
	Status        domain.Status       `json:"status"`
	ReceivedOn    string              `json:"receivedOn"` // YYYY-MM-DD in Paris
	Amount        money.Cents         `json:"amount"`     // above 0, of refunds too
	Reference     string              `json:"reference"`
	Comment       string              `json:"comment"` // of who entered it, for the supplier and admins; else ""
	Allocations   []PaymentAllocation `json:"allocations"`
	Unallocated   money.Cents         `json:"unallocatedAmount"`
	Refunded      money.Cents         `json:"refundedAmount"`
	ByHand        bool                `json:"byHand"` // it follows what was said of an order
	CreatedAt     time.Time           `json:"createdAt"`
	ReversedAt    *time.Time          `json:"reversedAt"` // null: it stands
	ReversalCause string              `json:"reversalReason"`
	Version       int64               `json:"version"`
}

// PaymentPartner is one side of a payment.
type PaymentPartner struct {
	api.Ref
	Company string `json:"company"`
}

// PaymentAllocation is an amount, and the invoice or the order that it pays.
type PaymentAllocation struct {
	Invoice *string     `json:"invoice"` // IRI; null: an order
	Order   *string     `json:"order"`   // that is not invoiced yet
	Number  string      `json:"number"`
	Amount  money.Cents `json:"amount"`
}

func newPayment(p domain.Payment, reader auth.Actor) Payment {
	out := Payment{
		Item: api.NewItem(resource, "Payment", p.ID), Supplier: PaymentPartner{api.RefTo("users", p.Supplier), p.SupplierName},
		Customer: PaymentPartner{api.RefTo("users", p.Customer), p.CustomerName}, Kind: p.Kind, Status: p.Status(), ReceivedOn: p.ReceivedOn,
		Amount: p.Amount, Reference: p.Reference, Allocations: []PaymentAllocation{}, Unallocated: p.Unallocated, Refunded: p.Refunded(),
		ByHand: p.ByHand != 0, CreatedAt: p.CreatedAt, ReversedAt: api.OrNull(p.ReversedAt), ReversalCause: p.ReversalCause, Version: p.Version,
	}
	if reader.ID == p.Supplier || reader.Group.IsAdmin() {
		out.Comment = p.Comment
	}
	for _, a := range p.Allocations {
		if a.RefundID == 0 {
			out.Allocations = append(out.Allocations, newAllocation(a.Target, a.Number, a.Amount))
		}
	}
	return out
}

func newAllocation(of domain.Target, number string, amount money.Cents) PaymentAllocation {
	return PaymentAllocation{
		Invoice: api.IRIOrNull("invoices", of.InvoiceID), Order: api.IRIOrNull("orders", of.OrderID), Number: number, Amount: amount,
	}
}

type listInput struct {
	api.Page
	Kinds        []domain.Kind   `query:"kind"`
	Statuses     []domain.Status `query:"status"`
	Suppliers    []api.Reference `query:"supplier" ref:"users"`
	Customers    []api.Reference `query:"customer" ref:"users"`
	Invoices     []api.Reference `query:"invoice" ref:"invoices"`
	Orders       []api.Reference `query:"orders" ref:"orders"`
	ReceivedFrom string          `query:"receivedOn[gte]"` // YYYY-MM-DD in Europe/Paris
	ReceivedTo   string          `query:"receivedOn[lte]"` // the same, the day included
	Search       string          `query:"search"`
	Order        api.Order       `query:"order"`
}

const searchLimit = 100 // characters

func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("kind", &in.Kinds, validate.OneOf(domain.Kind("").Codes()...)),
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Status("").Codes()...)),
		validate.Field("receivedOn[gte]", &in.ReceivedFrom, validate.Optional, validate.Date),
		validate.Field("receivedOn[lte]", &in.ReceivedTo, validate.Optional, validate.Date),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*listInput) SortKeys() []string {
	return []string{domain.SortReceivedOn, domain.SortAmount, domain.SortCustomer, domain.SortSupplier}
}

func (in *listInput) filter() domain.Filter {
	return domain.Filter{
		Kinds: in.Kinds, Statuses: in.Statuses, Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers),
		Invoices: api.IDs(in.Invoices), Orders: api.IDs(in.Orders), ReceivedFrom: in.ReceivedFrom, ReceivedTo: in.ReceivedTo, Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortReceivedOn, Descending: true})...),
	}
}
