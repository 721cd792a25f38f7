package rest

import (
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// OrderDetail is an order with everything it keeps; its totals are named as in the quote.
type OrderDetail struct {
	Order
	ordersapi.Breakdown
	Checkout         string           `json:"checkout"`
	QuotationNumber  string           `json:"quotationNumber"` // of the quotation that it was; "" for none
	BillingAddress   Address          `json:"billingAddress"`
	ShippingAddress  Address          `json:"shippingAddress"`
	Carrier          Carrier          `json:"carrier"`
	Relay            *ordersapi.Relay `json:"relay"`
	Comment          string           `json:"comment"`
	Items            []OrderItem      `json:"items"`
	DistinctProducts int64            `json:"totalProduct"`
	OnInvoice        money.Cents      `json:"discountOnInvoiceTaxExcl"`                 // taken off the goods that are kept, in subTotalPriceTaxExcl
	Commission       *Commission      `json:"commission"`                               // null when there is none, or not for the reader
	Introduction     *Introduction    `json:"introduction"`                             // null when nobody brought it, or not for the reader
	PaymentTerms     *PaymentTerms    `json:"paymentTerms"`                             // as they were agreed; null for the agent
	PaidAmount       *money.Cents     `json:"paidAmount"`                               // incl. tax, in part too; null for the agent
	WaitingFor       *string          `json:"waitingFor" enum:"prepaid,beyond_encours"` // of an order that waits for payment
	Encours          *Encours         `json:"encours"`                                  // of an order that waits because it goes beyond it
	Ordered          *OrderedTotals   `json:"ordered"`                                  // before something was given up or came back; null: as ordered
	Timeline         []TimelineEntry  `json:"timeline"`
	Shipments        []Shipment       `json:"shipments"`
	Incidents        []Incident       `json:"incidents"`
	ClaimUntil       *time.Time       `json:"claimUntil"` // until when the carrier answers for what it broke or lost; null before delivery
	Withdrawal       *WithdrawalRight `json:"withdrawal"` // null: the reader may not withdraw from it, or not now
	Messages         []Message        `json:"messages"`
	MayGiveUp        bool             `json:"mayGiveUp"`          // the reader may give up what is promised
	MayRefer         bool             `json:"mayChangeReference"` // the reader may change the customer's reference
	Proof            *string          `json:"proof"`              // where the customer's agreement is read; null: the customer accepted itself
}

// Address is the copy of an address.
type Address struct {
	Type string `json:"@type"`
	usersapi.Address
}

// Carrier of an order.
type Carrier struct {
	Code  string `json:"code"`
	Label string `json:"label"`
}

// Commission is what an agent earns on an order.
type Commission struct {
	Agent  Party       `json:"agent"`
	Rate   money.Rate  `json:"rate"`
	Amount money.Cents `json:"amount"`
}

// Introduction is what a restaurant earns on a sale that it brought, which its supplier owes it.
type Introduction struct {
	Company string      `json:"company"`
	Rate    money.Rate  `json:"rate"`
	Amount  money.Cents `json:"amount"`
}

// Encours is what the supplier lets the customer owe, and what it owes now without this order.
type Encours struct {
	Outstanding money.Cents `json:"outstandingValue"`
	Exposure    money.Cents `json:"exposure"`
}

// PaymentTerms say when an invoice is due.
type PaymentTerms struct {
	Kind string `json:"kind" enum:"prepaid,days,end_of_month"`
	Days int    `json:"days"`
}

// OrderItem is a line with the copy of its product.
type OrderItem struct {
	ID        int64                 `json:"id"`
	Product   OrderProduct          `json:"product"`
	Quantity  int64                 `json:"quantity"`
	Discount  money.Rate            `json:"discountValue"`
	ListPrice money.Cents           `json:"listPriceTaxExcl"`
	UnitPrice money.Cents           `json:"unitPriceTaxExcl"`
	Net       money.Cents           `json:"totalPriceTaxExcl"`
	VATRate   money.Rate            `json:"vatRate"`
	Tag       string                `json:"tag"`
	Warehouse string                `json:"warehouse"`
	Trace     []sale.TraceStep      `json:"trace"`
	Shipped   int64                 `json:"shippedQuantity"`   // replacements among them
	Closed    int64                 `json:"closedQuantity"`    // given up
	Replaced  int64                 `json:"replacedQuantity"`  // to send again, beyond the quantity
	Remaining int64                 `json:"remainingQuantity"` // still to be shipped
	Credited  int64                 `json:"creditedQuantity"`  // taken back, credited or refunded
	Kept      int64                 `json:"keptQuantity"`      // what the customer pays for
	KeptNet   money.Cents           `json:"keptPriceTaxExcl"`
	Promises  []receiptsapi.Awaited `json:"promises"` // of what remains: not there yet, the earliest first

	UnitPriceTaxIncl *money.Cents `json:"unitPriceTaxIncl"`  // of store orders, where it is the master; else null
	TotalTaxIncl     *money.Cents `json:"totalPriceTaxIncl"` // of the quantity ordered
	KeptTaxIncl      *money.Cents `json:"keptPriceTaxIncl"`
}

// OrderedTotals are what an order came to when it was placed.
type OrderedTotals struct {
	Units        int64       `json:"totalUnitProduct"`
	TotalTaxExcl money.Cents `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"`
}

// OrderProduct is the copy of a product.
type OrderProduct struct {
	api.Ref
	productsapi.Label
	UnitsPerCarton int    `json:"unitsPerCarton"`
	Image          string `json:"image"`
	Supplier       Party  `json:"supplier"`
}

// TimelineEntry is one change of state, or what was given up while it stayed. Actor "" is the system.
type TimelineEntry struct {
	api.Step[domain.Status]
	GivenUp int64      `json:"givenUpQuantity"` // units; the state stayed
	Related *RelatedTo `json:"related"`         // of an order's beginning: whose place it takes; of what was given up: what takes its place
}

func newOrderDetail(o domain.Order, agent *domain.Party, reader auth.Actor, moves []domain.Transition) OrderDetail {
	role := domain.RoleOf(reader, o.Summary)
	detail := OrderDetail{
		Order: newOrder(o.Summary, reader, moves), Checkout: o.CheckoutID, QuotationNumber: o.Quotation.Number,
		BillingAddress: newAddress(o.BillingAddress), ShippingAddress: newAddress(o.ShippingAddress),
		Carrier: Carrier{Code: o.CarrierCode, Label: o.CarrierLabel}, Relay: o.Relay, Comment: o.Comment,
		MayGiveUp: len(o.Promises) > 0 && o.MayGiveUp(role), MayRefer: o.MayRefer(role),
		Breakdown: o.Breakdown, Items: []OrderItem{},
		Timeline:   lists.Each(o.Timeline, func(step domain.Step) TimelineEntry { return newTimelineEntry(step, role, o.Summary) }),
		ClaimUntil: api.OrNull(domain.ClaimUntil(domain.IncidentDamaged, o)),
		Shipments:  newShipments(o, reader), Incidents: newIncidents(o.ID, o.Incidents), Messages: newMessages(o.Messages),
	}
	if agent != nil {
		detail.Commission = &Commission{Agent: newParty(*agent), Rate: o.AgentFeeRate, Amount: o.Earned()}
	}
	if role != domain.RoleAgent { // terms between the supplier and the customer
		detail.PaymentTerms = &PaymentTerms{Kind: o.PaymentTerms.Kind, Days: o.PaymentTerms.Days}
		detail.WaitingFor, detail.PaidAmount = waitingFor(o), &o.Paid
	}
	if by := o.Introduction; by.UserID != 0 && (role == domain.RoleSupplier || role == domain.RoleAdmin) {
		detail.Introduction = &Introduction{Company: by.Name, Rate: by.Rate, Amount: o.EarnedByIntroducer()}
	}
	if o.HasProof {
		proof := api.IRI("quotations", o.ID) + "/proof"
		detail.Proof = &proof
	}
	if before := o.Ordered; before != nil {
		detail.Ordered = &OrderedTotals{Units: before.Units, TotalTaxExcl: before.TotalTaxExcl, TotalTaxIncl: before.TotalTaxIncl}
	}
	products := map[int64]struct{}{}
	_, kept := o.Keep()
	for n, item := range o.Items {
		products[item.Product.ID] = struct{}{}
		item.Trace = domain.TraceFor(role, item.Trace)
		detail.Items = append(detail.Items, newOrderItem(item, kept[n], o))
	}
	detail.DistinctProducts, detail.OnInvoice = int64(len(products)), o.DiscountOnInvoice()
	return detail
}

// waitingFor is why an order waits for payment; nil in any other state.
func waitingFor(o domain.Order) *string {
	if o.Status != domain.WaitingPayment || o.WaitsFor == "" {
		return nil
	}
	reason := string(o.WaitsFor)
	return &reason
}

func newOrderItem(i domain.Item, kept sale.KeptLine, o domain.Order) OrderItem {
	item := OrderItem{
		ID: i.ID, Product: newOrderProduct(i.Product, o.Supplier), Quantity: i.Quantity, Discount: i.Discount, ListPrice: i.ListPrice,
		UnitPrice: i.UnitPrice, Net: i.Net, VATRate: i.VATRate, Tag: o.TagOf(i), Warehouse: i.Warehouse, Trace: i.Trace,
		Shipped: i.Shipped, Closed: i.Closed, Replaced: i.Replaced, Remaining: i.Remaining(),
		Credited: i.Credited, Kept: i.Kept(), KeptNet: kept.Net, Promises: receiptsapi.Shown(o.Promises[i.ID]),
	}
	if i.UnitPriceTaxIncl != 0 {
		item.UnitPriceTaxIncl, item.TotalTaxIncl, item.KeptTaxIncl = &i.UnitPriceTaxIncl, &i.TotalTaxIncl, &kept.Gross
	}
	return item
}

func newOrderProduct(p ordersapi.Product, supplier domain.Party) OrderProduct {
	return OrderProduct{
		Ref: api.RefTo("products", p.ID), Label: p.Label(), UnitsPerCarton: p.UnitsPerCarton, Image: p.Image, Supplier: newParty(supplier),
	}
}

func newAddress(a usersapi.Address) Address {
	return Address{Type: "Address", Address: a}
}

func newTimelineEntry(s domain.Step, reader domain.Role, o domain.Summary) TimelineEntry {
	entry := TimelineEntry{Step: api.NewStep(s.Step), GivenUp: s.GivenUp}
	if s.WritesOff() && reader != domain.RoleSupplier && reader != domain.RoleAdmin {
		entry.Comment = ""
	}
	if s.Related.SeenBy(reader, o) {
		entry.Related = &RelatedTo{Ref: api.RefTo("orders", s.Related.ID), Number: s.Related.Number}
	}
	return entry
}
