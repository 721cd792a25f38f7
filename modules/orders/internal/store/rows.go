package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db/timeline"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// summaryRow is what lists read: the columns of an order without its documents.
type summaryRow struct {
	ID           int64         `bun:"id,pk,autoincrement"`
	Number       string        `bun:"number"`
	Status       domain.Status `bun:"status"`
	Origin       string        `bun:"origin"`
	CustomerID   int64         `bun:"customer_id"`
	SupplierID   int64         `bun:"supplier_id"`
	Customer     domain.Party  `bun:"customer,type:jsonb"`
	Supplier     domain.Party  `bun:"supplier,type:jsonb"`
	CustomerName string        `bun:"customer_name"`
	SupplierName string        `bun:"supplier_name"`
	AgentID      int64         `bun:"agent_id"`
	PlacedBy     int64         `bun:"placed_by"`
	OnBehalf     bool          `bun:"on_behalf"`
	ordersapi.Totals
	ordersapi.Wishes
	CreatedAt    time.Time     `bun:"created_at"`
	StatusBefore domain.Status `bun:"status_before"`
	MovedAt      time.Time     `bun:"moved_at,nullzero"`
	PaidAt       time.Time     `bun:"paid_at,nullzero"`
	Paid         money.Cents   `bun:"paid_cents"`
	ClosedAt     time.Time     `bun:"closed_at,nullzero"`
	Difference   money.Cents   `bun:"invoice_difference_cents"`
	ShippedUnits int64         `bun:"shipped_units"`
	AtDartess    bool          `bun:"at_dartess"`
	quotationColumns
	ordersapi.Introduction
}

// quotationColumns are what a row keeps of its time as a quotation.
type quotationColumns struct {
	QuotationNumber string          `bun:"quotation_number"`
	Awaiting        domain.Awaiting `bun:"awaiting"`
	Revision        int64           `bun:"revision"`
	ValidUntil      time.Time       `bun:"valid_until,nullzero"`
}

type listRow struct {
	bun.BaseModel `bun:"table:orders,alias:o"`
	summaryRow

	Found int64 `bun:"found,scanonly"` // how many the whole list holds, where it is gathered
}

type orderRow struct {
	bun.BaseModel `bun:"table:orders,alias:o"`
	summaryRow
	ordersapi.Breakdown

	CheckoutID        string           `bun:"checkout_id"`
	ImpersonatorID    int64            `bun:"impersonator_id"`
	BillingAddress    usersapi.Address `bun:"billing_address,type:jsonb"`
	ShippingAddress   usersapi.Address `bun:"shipping_address,type:jsonb"`
	SearchText        string           `bun:"search_text"`
	ReferenceText     string           `bun:"reference_text"`
	CarrierCode       string           `bun:"carrier_code"`
	CarrierLabel      string           `bun:"carrier_label"`
	Relay             *ordersapi.Relay `bun:"relay,type:jsonb"`
	Comment           string           `bun:"comment"`
	CGVHash           string           `bun:"cgv_hash"`
	CGVAcceptedBy     int64            `bun:"cgv_accepted_by"`
	CGVImpersonatorID int64            `bun:"cgv_impersonator_id"`
	AgentFeeRate      money.Rate       `bun:"agent_fee_bp"`
	PaymentTermsKind  string           `bun:"payment_terms_kind"`
	PaymentTermsDays  int              `bun:"payment_terms_days"`
	WaitsFor          sale.WaitsFor    `bun:"waits_for"`
	Ordered           *domain.Amounts  `bun:"ordered,type:jsonb"`
	Charged           []sale.Charge    `bun:"charged,type:jsonb,nullzero"`
	DueAt             time.Time        `bun:"due_at,nullzero"`
	BeganAt           time.Time        `bun:"began_at"`
	UpdatedAt         time.Time        `bun:"updated_at"`
	StandardShipping  *money.Cents     `bun:"standard_shipping_cents"` // NULL: of before it was kept
}

type itemRow struct {
	bun.BaseModel `bun:"table:order_items,alias:i"`

	ID        int64             `bun:"id,pk,autoincrement"`
	OrderID   int64             `bun:"order_id"`
	Position  int               `bun:"position"`
	ProductID int64             `bun:"product_id"`
	Product   ordersapi.Product `bun:"product,type:jsonb"`
	Quantity  int64             `bun:"quantity"`
	Discount  money.Rate        `bun:"discount_bp"`
	ListPrice money.Cents       `bun:"list_price_cents"`
	UnitPrice money.Cents       `bun:"unit_price_cents"`
	Net       money.Cents       `bun:"net_cents"`
	Allowance money.Cents       `bun:"allowance_cents"`
	VATRate   money.Rate        `bun:"vat_bp"`
	Tag       string            `bun:"tag"`
	Warehouse string            `bun:"warehouse"`
	Trace     []sale.TraceStep  `bun:"trace,type:jsonb"`
	Shipped   int64             `bun:"shipped"`
	Closed    int64             `bun:"closed"`
	Replaced  int64             `bun:"replaced"`
	Credited  int64             `bun:"credited"`

	UnitPriceTaxIncl money.Cents `bun:"unit_price_tax_incl_cents"`
	TotalTaxIncl     money.Cents `bun:"total_tax_incl_cents"`
}

type transitionRow struct {
	bun.BaseModel `bun:"table:order_transitions,alias:t"`
	timeline.Row[domain.Status]

	OrderID   int64 `bun:"order_id"`
	GivenUp   int64 `bun:"given_up"`
	RelatedID int64 `bun:"related_order_id"`

	RelatedNumber   string `bun:"related_number,scanonly"`
	RelatedSupplier int64  `bun:"related_supplier,scanonly"`
}

// authorColumns and those like them are auth.Signature as columns.
type authorColumns struct {
	ActorID          int64  `bun:"author_id"`
	ActorName        string `bun:"author_name"`
	Impersonator     int64  `bun:"impersonator_id"`
	ImpersonatorName string `bun:"impersonator_name"`
}

func (r summaryRow) summary() domain.Summary {
	r.Customer.ID, r.Supplier.ID = r.CustomerID, r.SupplierID // scopes go by the columns
	return domain.Summary{
		ID: r.ID, Number: r.Number, Status: r.Status, Origin: r.Origin, Customer: r.Customer, Supplier: r.Supplier,
		Introduction: r.Introduction,
		AgentID:      r.AgentID, PlacedBy: r.PlacedBy, OnBehalf: r.OnBehalf,
		Totals: r.Totals, Wishes: r.Wishes, CreatedAt: r.CreatedAt,
		Quotation: domain.QuotationState{
			Number: r.QuotationNumber, Awaiting: r.Awaiting, Revision: r.Revision, ValidUntil: r.ValidUntil,
		},
		StatusBefore: r.StatusBefore, MovedAt: r.MovedAt.UTC(), PaidAt: r.PaidAt.UTC(), Paid: r.Paid, ClosedAt: r.ClosedAt.UTC(),
		InvoiceDifference: r.Difference,
		ShippedUnits:      r.ShippedUnits, AtDartess: r.AtDartess,
	}
}

func (r orderRow) order(items []domain.Item, steps []transitionRow) domain.Order {
	o := domain.Order{
		Summary: r.summary(), CheckoutID: r.CheckoutID, BeganAt: r.BeganAt.UTC(),
		BillingAddress: r.BillingAddress, ShippingAddress: r.ShippingAddress,
		CarrierCode: r.CarrierCode, CarrierLabel: r.CarrierLabel, Relay: r.Relay, Comment: r.Comment,
		Breakdown: r.Breakdown, AgentFeeRate: r.AgentFeeRate,
		PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays}, WaitsFor: r.WaitsFor, Ordered: r.Ordered,
		Charged: r.Charged, StandardShipping: r.StandardShipping,
		Items: items, Timeline: make([]domain.Step, 0, len(steps)),
	}
	for _, t := range steps {
		o.Timeline = append(o.Timeline, domain.Step{
			Step: t.Step(), GivenUp: t.GivenUp,
			Related: domain.Related{ID: t.RelatedID, Number: t.RelatedNumber, SupplierID: t.RelatedSupplier},
		})
	}
	return o
}

func (i itemRow) item() domain.Item {
	return domain.Item{
		ID: i.ID, Product: i.Product, Quantity: i.Quantity, Discount: i.Discount, ListPrice: i.ListPrice,
		UnitPrice: i.UnitPrice, Net: i.Net, VATRate: i.VATRate, Tag: i.Tag, Warehouse: i.Warehouse, Trace: i.Trace,
		Shipped: i.Shipped, Closed: i.Closed, Replaced: i.Replaced, Credited: i.Credited, Allowance: i.Allowance,
		UnitPriceTaxIncl: i.UnitPriceTaxIncl, TotalTaxIncl: i.TotalTaxIncl,
	}
}
