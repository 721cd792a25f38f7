package rest

import (
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Quotation is a quotation as lists show it: once accepted it is an order too, and its status is that of the order.
type Quotation struct {
	Order
	QuotationState
	QuotationNumber string `json:"quotationNumber"`
}

// HydraClass is not that of the order in it.
func (Quotation) HydraClass(string) string { return "Quotation" }

// QuotationState is where a quotation stands.
type QuotationState struct {
	Awaiting   string `json:"awaiting" enum:"seller,customer,"` // "" once it is settled
	ValidUntil string `json:"validUntil"`                       // YYYY-MM-DD, its last day
	Revision   int64  `json:"revision"`
}

// QuotationDetail is a quotation with everything that was said.
type QuotationDetail struct {
	OrderDetail
	QuotationState
	Items     []QuotationItem `json:"items"`
	Revisions []Revision      `json:"revisions"` // oldest first
	MayRevise bool            `json:"mayRevise"` // whether the reader may answer with a revision now
}

// HydraClass is not that of the order in it.
func (QuotationDetail) HydraClass(string) string { return "Quotation" }

// QuotationItem is a line as it is now, with what its sellers read besides.
type QuotationItem struct {
	OrderItem
	WantedUnitPrice *money.Cents `json:"wantedUnitPriceTaxExcl"` // by the customer, in the last revision
	Message         string       `json:"message"`                // of the last revision, on this line
	Margin          *money.Rate  `json:"margin"`                 // the most that the reader may give; null: nothing
	AgentFee        *money.Cents `json:"agentFee"`               // what the agent earns on it; null: not the reader's to see
}

// Revision is what a quotation said at one time.
type Revision struct {
	Revision     int64          `json:"revision"`
	Author       string         `json:"author"`
	Role         string         `json:"role"`         // buyer, supplier, agent or admin
	Impersonator string         `json:"impersonator"` // the admin who wrote in that name; "" is none
	Message      string         `json:"message"`
	At           time.Time      `json:"at"`
	ValidUntil   string         `json:"validUntil"`
	Items        []RevisionItem `json:"items"`
	Shipping     money.Cents    `json:"shippingPriceTaxExcl"`
	TotalTaxExcl money.Cents    `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents    `json:"totalPriceTaxIncl"`
}

// RevisionItem is a line as a revision had it.
type RevisionItem struct {
	Item            int64        `json:"item"`
	Product         OrderProduct `json:"product"`
	Quantity        int64        `json:"quantity"`
	Discount        money.Rate   `json:"discountValue"`
	UnitPrice       money.Cents  `json:"unitPriceTaxExcl"`
	WantedUnitPrice *money.Cents `json:"wantedUnitPriceTaxExcl"`
	Net             money.Cents  `json:"totalPriceTaxExcl"`
	Message         string       `json:"message"`
}

func newQuotation(o domain.Summary, reader auth.Actor, moves []domain.Transition) Quotation {
	quotation := Quotation{
		Order: newOrder(o, reader, moves), QuotationState: newQuotationState(o.Quotation),
		QuotationNumber: o.Quotation.Number,
	}
	quotation.Item = api.NewItem("quotations", "Quotation", o.ID)
	return quotation
}

func newQuotationState(q domain.QuotationState) QuotationState {
	return QuotationState{
		Awaiting: string(q.Awaiting), ValidUntil: domain.LastDay(q.ValidUntil), Revision: q.Revision,
	}
}

func newQuotationDetail(q domain.ReadQuotation, reader auth.Actor, moves []domain.Transition) QuotationDetail {
	detail := QuotationDetail{
		OrderDetail: newOrderDetail(q.Order, q.Agent, reader, moves), QuotationState: newQuotationState(q.Order.Quotation),
		Items:     make([]QuotationItem, 0, len(q.Order.Items)),
		Revisions: lists.Each(q.Revisions, func(r domain.Revision) Revision { return newRevision(r, q.Order.Supplier) }),
		MayRevise: q.MayRevise,
	}
	detail.Item = api.NewItem("quotations", "Quotation", q.Order.ID)
	for i, item := range detail.OrderDetail.Items {
		line := QuotationItem{OrderItem: item, Margin: q.Margin}
		if q.Agent != nil {
			fee := money.Percent(q.Order.Items[i].Net, q.Order.AgentFeeRate)
			line.AgentFee = &fee
		}
		if last := q.LastLine(item.ID); last != nil {
			line.WantedUnitPrice, line.Message = last.Wanted, last.Message
		}
		detail.Items = append(detail.Items, line)
	}
	return detail
}

func newRevision(r domain.Revision, supplier domain.Party) Revision {
	out := Revision{
		Revision: r.Revision, Author: r.Author.ActorName, Role: string(r.Role), Impersonator: r.Author.ImpersonatorName,
		Message: r.Message, At: r.At, ValidUntil: domain.LastDay(r.ValidUntil), Items: make([]RevisionItem, 0, len(r.Lines)),
		Shipping: r.Shipping, TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl,
	}
	for _, line := range r.Lines {
		out.Items = append(out.Items, RevisionItem{
			Item: line.ItemID, Product: newOrderProduct(line.Product, supplier), Quantity: line.Quantity, Discount: line.Discount,
			UnitPrice: line.UnitPrice, WantedUnitPrice: line.Wanted, Net: line.Net, Message: line.Message,
		})
	}
	return out
}
