package demo

import (
	"encoding/json"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/fold"
	"millesime/platform/money"
)

type orderRow struct {
	bun.BaseModel `bun:"table:orders"`

	ID                           int64 `bun:",pk"`
	Number                       string
	CheckoutID                   string
	Status                       string
	Origin                       string
	CustomerID                   int64
	SupplierID                   int64
	AgentID                      int64
	PlacedBy                     int64
	OnBehalf                     bool
	Customer                     json.RawMessage `bun:"type:jsonb"`
	Supplier                     json.RawMessage `bun:"type:jsonb"`
	BillingAddress               json.RawMessage `bun:"type:jsonb"`
	ShippingAddress              json.RawMessage `bun:"type:jsonb"`
	CustomerName                 string
	SupplierName                 string
	SearchText                   string
	CarrierCode                  string
	CarrierLabel                 string
	Relay                        *json.RawMessage `bun:"type:jsonb"`
	Comment                      string
	CgvHash                      string
	CgvAcceptedBy                int64
	Units                        money.Cents
	SubTotalWithoutDiscountCents money.Cents
	SubTotalTaxExclCents         money.Cents
	SubTotalTaxInclCents         money.Cents
	DiscountCustomerCents        money.Cents
	AllDiscountCents             money.Cents
	ShippingCents                money.Cents
	FeesCents                    money.Cents
	TotalTaxExclCents            money.Cents
	TotalTaxInclCents            money.Cents
	AgentFeeCents                money.Cents
	AgentFeeBp                   money.Rate
	PaymentTermsKind             string
	PaymentTermsDays             int
	WaitsFor                     string
	VAT                          json.RawMessage `bun:"vat,type:jsonb"`
	Ordered                      json.RawMessage `bun:"type:jsonb,nullzero"`
	Charged                      json.RawMessage `bun:"type:jsonb,nullzero"`
	CreatedAt                    time.Time
	QuotationNumber              string
	Awaiting                     string
	Revision                     int
	ValidUntil                   *time.Time
	UpdatedAt                    time.Time
	StatusBefore                 string
	MovedAt                      time.Time
	PaidAt                       *time.Time
	ClosedAt                     *time.Time
	BeganAt                      time.Time
	DueAt                        *time.Time
	ShippedUnits                 money.Cents
	AtDartess                    bool
	IntroducerID                 int64
	IntroducerName               string
	IntroducerRateBp             money.Rate
	IntroducerFeeCents           money.Cents
}

type itemRow struct {
	bun.BaseModel `bun:"table:order_items"`

	ID             int64 `bun:",pk"`
	OrderID        int64
	Position       int
	ProductID      int64
	Product        json.RawMessage `bun:"type:jsonb"`
	Quantity       int64
	DiscountBp     money.Rate
	ListPriceCents money.Cents
	UnitPriceCents money.Cents
	NetCents       money.Cents
	VatBp          money.Rate
	Tag            string
	Warehouse      string
	Trace          json.RawMessage `bun:"type:jsonb"`
	Shipped        int64
	Credited       int64

	UnitPriceTaxInclCents money.Cents // of store orders, where it is the master; else 0
	TotalTaxInclCents     money.Cents
}

type transitionRow struct {
	bun.BaseModel `bun:"table:order_transitions"`

	ID         int64 `bun:",pk"`
	OrderID    int64
	FromStatus string
	ToStatus   string
	ActorID    int64
	ActorName  string
	Comment    string
	CreatedAt  time.Time
}

type checkoutRow struct {
	bun.BaseModel `bun:"table:checkouts"`

	ID                string `bun:",pk"`
	ActorID           int64
	ActingForID       int64
	TotalTaxInclCents money.Cents
	CreatedAt         time.Time
}

type tradeRow struct {
	bun.BaseModel `bun:"table:trade_links"`

	SupplierID  int64 `bun:",pk"`
	CustomerID  int64 `bun:",pk"`
	LastOrderAt time.Time
}

func newOrderRow(c *checkout, o *order) orderRow {
	t := o.totals
	row := orderRow{
		ID: o.id, Number: o.number, CheckoutID: c.id, Status: o.status, Origin: "millesime",
		CustomerID: o.buyer.row.ID, SupplierID: o.seller.row.ID, PlacedBy: o.placedBy.row.ID, OnBehalf: o.onBehalf,
		Customer: o.buyer.party, Supplier: o.seller.party, BillingAddress: o.buyer.billingJSON, ShippingAddress: o.buyer.shippingJSON,
		CustomerName: o.buyer.folded, SupplierName: o.seller.folded,
		SearchText:  fold.Text(o.number) + " " + o.buyer.folded + " " + o.seller.folded,
		CarrierCode: c.offer.code, CarrierLabel: c.offer.label, Relay: c.relay, Comment: c.note,
		CgvHash: o.seller.cgvHash, CgvAcceptedBy: o.placedBy.row.ID, Units: t.units,
		SubTotalWithoutDiscountCents: t.withoutDiscount, SubTotalTaxExclCents: t.subExcl, SubTotalTaxInclCents: t.subIncl,
		DiscountCustomerCents: t.discountCustomer, AllDiscountCents: t.allDiscount, ShippingCents: o.shipping, FeesCents: t.fees,
		TotalTaxExclCents: t.excl, TotalTaxInclCents: t.incl, AgentFeeCents: t.agentFee, VAT: t.vat, Ordered: o.before(),
		CreatedAt: o.created, UpdatedAt: o.steps[len(o.steps)-1].at,
	}
	if o.store {
		row.Origin = "store"
	}
	if by := o.introducer; by != nil {
		row.Origin, row.IntroducerID, row.IntroducerName = ordersapi.OriginTasteAndBuy, by.row.ID, by.display
		row.IntroducerRateBp, row.IntroducerFeeCents = o.introducerRate, o.introducerFee()
	}
	row.PaymentTermsKind, row.PaymentTermsDays = o.paymentTerms()
	if o.status == waitingPayment {
		row.WaitsFor = "prepaid"
		if o.onCredit {
			row.WaitsFor = "beyond_encours"
		}
	}
	o.quoted(&row)
	o.advance(&row)
	if o.agent != nil {
		row.AgentID, row.AgentFeeBp = o.agent.row.ID, o.agentFee
	}
	return row
}

// paymentTerms are the relation's, else the supplier's, for whom it lets owe something.
func (o *order) paymentTerms() (kind string, days int) {
	switch {
	case !o.onCredit:
		return "prepaid", 0
	case o.relation.row.PaymentTermsKind != "":
		return o.relation.row.PaymentTermsKind, o.relation.row.PaymentTermsDays
	default:
		return o.seller.terms.PaymentTermsKind, o.seller.terms.PaymentTermsDays
	}
}

func newItemRow(o *order, l *line, position int) itemRow {
	return itemRow{
		ID: l.id, OrderID: o.id, Position: position, ProductID: l.product.row.ID, Product: l.product.copied,
		Quantity: l.quantity, DiscountBp: l.discount, ListPriceCents: l.reference, UnitPriceCents: l.unit, NetCents: l.net,
		VatBp: l.product.vat, Tag: l.tag, Warehouse: l.product.row.Warehouse, Trace: marshal(l.trace),
		UnitPriceTaxInclCents: l.unitTaxIncl(), TotalTaxInclCents: l.gross, Shipped: o.shippedOf(l), Credited: l.credited,
	}
}
