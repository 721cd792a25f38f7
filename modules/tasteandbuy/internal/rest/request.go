package rest

import (
	"context"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/document"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// GuestRequest is what a guest asks for, as lists show it.
type GuestRequest struct {
	api.Item
	Number      string              `json:"number"`
	Status      domain.Status       `json:"status"`
	Transitions []domain.Status     `json:"transitions"` // what the restaurant may do now
	Waiter      *RequestWaiter      `json:"waiter"`      // null: entered by the restaurant itself
	Guest       *RequestGuest       `json:"guest"`       // null: erased
	ItemCount   int64               `json:"itemCount"`
	Bottles     int64               `json:"bottles"`
	Shipping    money.Cents         `json:"shippingPriceTaxIncl"` // as it was shown to the guest, as the total
	Total       money.Cents         `json:"totalPriceTaxIncl"`
	CreatedAt   time.Time           `json:"createdAt"`
	LinkDueAt   time.Time           `json:"linkDueAt"`
	LinkSentAt  *time.Time          `json:"linkSentAt"`
	LinkUntil   *time.Time          `json:"linkExpiresAt"`
	EndedAt     *time.Time          `json:"endedAt"`
	Orders      []GuestRequestOrder `json:"orders"`     // that it became, one for each supplier
	Ordered     *OrderedOfRequest   `json:"ordered"`    // by them, and kept; null: not concluded
	Commission  *money.Cents        `json:"commission"` // earned by the restaurant, canceled orders left out; null: not concluded
	Version     int64               `json:"version"`    // what a change names
}

// HydraClass is that of its detail too.
func (GuestRequest) HydraClass(string) string { return "GuestRequest" }

// RequestWaiter is who entered it.
type RequestWaiter struct {
	api.Ref
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
}

// RequestGuest is who asks.
type RequestGuest struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	Phone     string `json:"phone"`
}

// GuestRequestOrder is an order that a request became. It is its supplier's and its guest's: the restaurant reads this of it. Amounts are
// of what is kept.
type GuestRequestOrder struct {
	Number     string      `json:"number"`
	Supplier   string      `json:"supplier"` // its name
	Total      money.Cents `json:"totalPriceTaxIncl"`
	Goods      money.Cents `json:"goodsTaxExcl"` // what the commission is of
	Commission money.Cents `json:"commission"`   // due once it is paid
	Paid       bool        `json:"paid"`
	Canceled   bool        `json:"canceled"` // nothing of it is kept: canceled, or withdrawn from entirely; nothing is due for it then
}

// OrderedOfRequest is what of a request was ordered and is kept, canceled orders left out.
type OrderedOfRequest struct {
	Bottles  int64       `json:"bottles"`
	Shipping money.Cents `json:"shippingPriceTaxIncl"`
	Total    money.Cents `json:"totalPriceTaxIncl"`
}

// GuestRequestDetail is a request with all that is kept of it.
type GuestRequestDetail struct {
	GuestRequest
	Address        *RequestAddress    `json:"address"` // null: erased
	Items          []RequestedItem    `json:"items"`
	AgeCheckedAt   time.Time          `json:"ageCheckedAt"`
	AgeCheckedBy   string             `json:"ageCheckedBy"`
	ConsentAt      time.Time          `json:"consentAt"`
	CommissionRate *money.Rate        `json:"commissionRate"` // null: not concluded
	ErasedAt       *time.Time         `json:"erasedAt"`
	Timeline       []GuestRequestStep `json:"timeline"`
	Withdrawals    []GuestWithdrawal  `json:"withdrawals"` // that the sellers have not settled yet
}

// GuestWithdrawal is what a guest withdraws from of an order: the order's amounts and its commission count it until it is settled.
type GuestWithdrawal struct {
	Order   string      `json:"order"` // its number
	Bottles int64       `json:"bottles"`
	Total   money.Cents `json:"totalPriceTaxIncl"`
}

// GuestRequestStep is one change of state. Actor "" is the guest, or the house.
type GuestRequestStep api.Step[domain.Status]

// RequestAddress is where goods would go.
type RequestAddress struct {
	Street     string `json:"street"`
	Complement string `json:"complement,omitempty"`
	Postcode   string `json:"postcode"`
	City       string `json:"city"`
}

// GuestRequestItem is some of a wine.
type GuestRequestItem struct {
	Product   RequestProduct `json:"product"`
	Quantity  int64          `json:"quantity"`
	UnitPrice money.Cents    `json:"unitPriceTaxIncl"`
	Total     money.Cents    `json:"totalPriceTaxIncl"`
}

// RequestedItem is some of a wine that was asked for, and what of it was ordered.
type RequestedItem struct {
	GuestRequestItem
	Ordered *OrderedOfItem `json:"ordered"` // null: nothing of it
}

// OrderedOfItem is what of a wine was ordered and is kept: 0 where its order was canceled, or the guest withdrew from it.
type OrderedOfItem struct {
	Bottles int64       `json:"bottles"`
	Total   money.Cents `json:"totalPriceTaxIncl"`
}

// RequestProduct is how a product was called. It has no address: its page may be closed to restaurants.
type RequestProduct struct {
	ID int64 `json:"id"`
	productsapi.Label
	Image string `json:"image"`
}

func newRequest(r *domain.Request) GuestRequest {
	to, _ := document.Targets(r.Transitions(domain.RoleRestaurant), document.AsksReason)
	out := GuestRequest{
		Item: api.NewItem("taste_and_buy/orders", "GuestRequest", r.ID), Number: r.Number, Status: r.Status, Transitions: to,
		ItemCount: r.ItemCount, Bottles: r.Bottles, Shipping: r.Shipping, Total: r.Total, CreatedAt: r.CreatedAt, LinkDueAt: r.LinkDueAt,
		LinkSentAt: api.OrNull(r.LinkSentAt), LinkUntil: api.OrNull(r.LinkExpiresAt), EndedAt: api.OrNull(r.EndedAt), Version: r.Version,
		Orders: lists.Each(r.Orders, newRequestOrder),
	}
	if r.WaiterID != 0 {
		out.Waiter = &RequestWaiter{api.RefTo("waiters", r.WaiterID), r.Waiter.FirstName, r.Waiter.LastName}
	}
	if g := r.Guest; r.ErasedAt.IsZero() {
		out.Guest = &RequestGuest{FirstName: g.FirstName, LastName: g.LastName, Email: g.Email, Phone: g.Phone}
	}
	if r.Commission != nil {
		out.Commission, out.Ordered = new(r.Earned()), new(OrderedOfRequest(r.Ordered()))
	}
	return out
}

func newRequestOrder(o domain.Order) GuestRequestOrder {
	if !o.CanceledAt.IsZero() {
		return GuestRequestOrder{Number: o.Number, Supplier: o.Supplier, Canceled: true}
	}
	return GuestRequestOrder{
		Number: o.Number, Supplier: o.Supplier, Total: o.Total, Goods: o.Goods, Commission: o.Commission, Paid: !o.PaidAt.IsZero(),
	}
}

// newWithdrawals are what of a request's orders is being withdrawn from.
func newWithdrawals(orders []domain.Order) []GuestWithdrawal {
	out := []GuestWithdrawal{}
	for _, o := range orders {
		if w := o.Withdrawing; w.Bottles > 0 {
			out = append(out, GuestWithdrawal{Order: o.Number, Bottles: w.Bottles, Total: w.Total})
		}
	}
	return out
}

func newRequestDetail(r *domain.Request) GuestRequestDetail {
	out := GuestRequestDetail{
		GuestRequest: newRequest(r), AgeCheckedAt: r.AgeCheckedAt, AgeCheckedBy: r.AgeCheckedBy, ConsentAt: r.ConsentAt,
		ErasedAt: api.OrNull(r.ErasedAt), Withdrawals: newWithdrawals(r.Orders),
		Items: lists.Each(r.Items, func(i domain.Item) RequestedItem {
			item := RequestedItem{GuestRequestItem: GuestRequestItem{
				Product: newRequestProduct(i.Product), Quantity: i.Quantity, UnitPrice: i.UnitPrice, Total: i.Total,
			}}
			if bottles, total, ordered := r.OrderedOf(i); ordered {
				item.Ordered = &OrderedOfItem{Bottles: bottles, Total: total}
			}
			return item
		}),
		Timeline: lists.Each(r.Timeline, func(s domain.Step) GuestRequestStep { return GuestRequestStep(api.NewStep(s)) }),
	}
	if a := r.Guest.Address; r.ErasedAt.IsZero() {
		out.Address = &RequestAddress{Street: a.Street, Complement: a.Street2, Postcode: a.Postcode, City: a.City}
	}
	if r.Commission != nil {
		out.CommissionRate = &r.CommissionRate
	}
	return out
}

func newRequestProduct(p ordersapi.Product) RequestProduct {
	return RequestProduct{ID: p.ID, Label: p.Label(), Image: p.Image}
}

// SimulatedRequest is what a request would come to.
type SimulatedRequest struct {
	Type      string              `json:"@type"`
	Items     []SimulatedItem     `json:"items"`
	Suppliers []SimulatedSupplier `json:"suppliers"` // who would send a parcel each
	Shipping  money.Cents         `json:"shippingPriceTaxIncl"`
	Total     money.Cents         `json:"totalPriceTaxIncl"`
	Blockers  []RequestBlocker    `json:"blockers"` // what stands in the way of it
}

// SimulatedItem is some of a wine, with what of it is not there yet, the earliest first: its guest has to know before it asks.
type SimulatedItem struct {
	GuestRequestItem
	Promises []receiptsapi.Awaited `json:"promises"`
}

// SimulatedSupplier is what the goods of one supplier would come to.
type SimulatedSupplier struct {
	Supplier string      `json:"supplier"` // its name
	Goods    money.Cents `json:"goodsTaxIncl"`
	Shipping money.Cents `json:"shippingPriceTaxIncl"`
}

// RequestBlocker is one of what stands in the way.
type RequestBlocker struct {
	PropertyPath string `json:"propertyPath"`
	Code         string `json:"code"`
	Message      string `json:"message"`
}

func newSimulated(ctx context.Context, s *app.Simulated) SimulatedRequest {
	out := SimulatedRequest{
		Type: "GuestRequestSimulation", Items: []SimulatedItem{}, Suppliers: []SimulatedSupplier{}, Shipping: s.Shipping(),
		Total:    s.TotalTaxIncl,
		Blockers: []RequestBlocker{},
	}
	for _, part := range s.Parts {
		out.Suppliers = append(out.Suppliers, SimulatedSupplier{
			Supplier: part.Supplier.DisplayName(), Goods: part.SubTotalTaxIncl, Shipping: part.TotalTaxIncl - part.SubTotalTaxIncl,
		})
		for _, item := range part.Items {
			out.Items = append(out.Items, SimulatedItem{Promises: receiptsapi.Shown(item.Promises), GuestRequestItem: GuestRequestItem{
				Product: newRequestProduct(item.Product), Quantity: item.Quantity, UnitPrice: item.UnitPriceTaxIncl, Total: item.TotalTaxIncl,
			}})
		}
	}
	for _, b := range domain.AtPostcode(s.Blockers, "postcode") {
		out.Blockers = append(out.Blockers, RequestBlocker{PropertyPath: b.PropertyPath, Code: b.Code, Message: b.Text.In(api.Language(ctx))})
	}
	return out
}

// GuestRequestSummary is what requests of a period came to.
type GuestRequestSummary struct {
	Type       string           `json:"@type"`
	Concluded  int64            `json:"concluded"`
	TaxIncl    money.Cents      `json:"revenueTaxIncl"` // of orders that were not canceled, as all that follows
	TaxExcl    money.Cents      `json:"goodsTaxExcl"`   // what the commission is of
	Commission money.Cents      `json:"commission"`
	Due        money.Cents      `json:"commissionDue"` // of this, on orders that are paid
	BySupplier []CommissionFrom `json:"bySupplier"`    // whom to invoice for it
	ByWaiter   []SalesBy        `json:"byWaiter"`
	ByProduct  []WineRequests   `json:"byProduct"` // the first twenty
}

// CommissionFrom is what a supplier owes for what the restaurant introduced.
type CommissionFrom struct {
	Supplier   int64       `json:"supplier"` // its number
	Name       string      `json:"name"`
	Orders     int64       `json:"orders"`
	Goods      money.Cents `json:"goodsTaxExcl"`
	Commission money.Cents `json:"commission"`
	Due        money.Cents `json:"commissionDue"` // of this, on orders that are paid
}

// SalesBy are the sales of a waiter; without one, of the restaurant itself.
type SalesBy struct {
	Waiter *RequestWaiter `json:"waiter"`
	WaiterSales
}

// WineRequests are what was asked for of a wine.
type WineRequests struct {
	Product int64       `json:"product"` // its number
	Name    string      `json:"name"`    // with its vintage
	Asked   int64       `json:"bottlesAsked"`
	Sold    int64       `json:"bottlesOrdered"`
	Revenue money.Cents `json:"revenueTaxIncl"`
}

func newSummary(s domain.Summary) GuestRequestSummary {
	return GuestRequestSummary{
		Type: "GuestRequestSummary", Concluded: s.Concluded, TaxIncl: s.TaxIncl, TaxExcl: s.TaxExcl, Commission: s.Commission,
		Due: s.Due,
		BySupplier: lists.Each(s.BySupplier, func(b domain.SupplierSales) CommissionFrom {
			return CommissionFrom{Supplier: b.SupplierID, Name: b.Name, Orders: b.Orders, Goods: b.Goods, Commission: b.Commission, Due: b.Due}
		}),
		ByWaiter: lists.Each(s.ByWaiter, func(b domain.Sales) SalesBy {
			by := SalesBy{WaiterSales: newSales(b)}
			if b.WaiterID != 0 {
				by.Waiter = &RequestWaiter{api.RefTo("waiters", b.WaiterID), b.FirstName, b.LastName}
			}
			return by
		}),
		ByProduct: lists.Each(s.ByProduct, func(w domain.WineSales) WineRequests {
			return WineRequests{Product: w.ProductID, Name: ordersapi.Called(w.Name, w.Vintage), Asked: w.Asked, Sold: w.Sold, Revenue: w.Revenue}
		}),
	}
}
