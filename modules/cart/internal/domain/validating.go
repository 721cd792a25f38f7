package domain

import (
	"context"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/ids"
	"millesime/platform/money"
)

// CheckoutRecord is what is kept of a checkout besides its orders.
type CheckoutRecord struct {
	ID            string
	Owner         Owner
	CartID        string // "" when no saved cart took part
	CartVersion   int64
	TotalTaxIncl  money.Cents
	ExpectedTotal *money.Cents // what the buyer saw; a fall is noted here
	At            time.Time
}

// Checkouts keeps checkouts.
type Checkouts interface {
	// AddCheckout returns false when this version of the cart was ordered already (domain 5.2).
	AddCheckout(ctx context.Context, tx *db.Tx, record CheckoutRecord) (bool, error)
}

// Validating turns carts into orders or quotations.
type Validating struct {
	sources   Sources
	carts     Carts
	checkouts Checkouts
	orders    ordersapi.Orders
	clock     clock.Clock
	ids       ids.Source
}

// NewValidating makes the use case.
func NewValidating(s Sources, c Carts, k Checkouts, o ordersapi.Orders, clk clock.Clock, source ids.Source) *Validating {
	return &Validating{sources: s, carts: c, checkouts: k, orders: o, clock: clk, ids: source}
}

// Validate orders what was posted, inside the caller's transaction: inputs re-read and locked, quote, orders,
// stock, saved cart emptied (domain 5.2). keyed says that an Idempotency-Key guards against repetition, so the
// saved cart takes no part.
func (v *Validating) Validate(ctx context.Context, tx *db.Tx, actor auth.Actor, p Payload, keyed bool) (Priced, error) {
	if err := requireParties(p); err != nil {
		return Priced{}, err
	}
	owner := OwnerOf(actor)
	saved, err := v.carts.LockSaved(ctx, tx, owner)
	if err != nil {
		return Priced{}, err
	}
	if !keyed && stale(p, saved) {
		return Priced{}, ErrOlderVersion
	}
	f, refused, err := v.sources.gather(ctx, tx, actor, p)
	if err != nil {
		return Priced{}, err
	}
	if len(refused) > 0 {
		return Priced{}, fault.Invalid(refused...)
	}
	now := v.clock.Now()
	priced, err := v.sources.price(ctx, tx, now, actor, p, f)
	if err != nil {
		return Priced{}, err
	}
	priced.ID, priced.Version = saved.ID, saved.Version
	if err := ready(p, priced); err != nil {
		return Priced{}, err
	}
	return v.order(ctx, tx, owner, saved, priced, now, keyed)
}

// ready refuses with everything that stands between a well-formed cart and its order or quotation, in one answer, then a
// total that rose above what the buyer saw.
func ready(p Payload, priced Priced) error {
	var missing []fault.Violation
	if len(p.Items) == 0 {
		missing = append(missing, required("items", "Votre panier est vide.", "Your cart is empty."))
	}
	if p.CarrierCode == "" {
		missing = append(missing, required("carrierOfferCode", "Choisissez un mode de livraison.", "Choose a delivery."))
	}
	if p.Step == StepValidate && !p.CGAccepted {
		missing = append(missing, required("cgAccepted",
			"Acceptez les conditions générales de vente pour commander.",
			"Accept the general terms of sale to order."))
	}
	if p.Step == StepQuotation {
		missing = append(missing, quotable(priced)...)
	}
	if missing = append(missing, priced.Blockers...); len(missing) > 0 {
		return fault.Invalid(missing...)
	}
	total := priced.Quote.TotalPriceTaxIncl
	if p.ExpectedTotal != nil && total > *p.ExpectedTotal {
		return &Conflict{Fault: ErrPriceMoved.With("before", fault.Euros(*p.ExpectedTotal), "after", fault.Euros(total)), Newer: priced}
	}
	return nil
}

func (v *Validating) order(ctx context.Context, tx *db.Tx, owner Owner, saved Saved, priced Priced, now time.Time, keyed bool) (Priced, error) {
	record := CheckoutRecord{
		ID: v.ids.UUID(), Owner: owner, TotalTaxIncl: priced.Quote.TotalPriceTaxIncl,
		ExpectedTotal: priced.Payload.ExpectedTotal, At: now,
	}
	if !keyed && priced.Payload.comparesSaved() {
		record.CartID, record.CartVersion = saved.ID, saved.Version
	}
	fresh, err := v.checkouts.AddCheckout(ctx, tx, record)
	if err != nil {
		return Priced{}, err
	}
	if !fresh {
		return Priced{}, ErrOlderVersion
	}
	if priced, err = v.write(ctx, tx, checkoutOf(record.ID, priced, now), priced); err != nil {
		return Priced{}, err
	}
	if saved.ID != "" {
		emptied, err := v.carts.Save(ctx, tx, owner, saved.ID, Payload{})
		if err != nil {
			return Priced{}, err
		}
		priced.Version = emptied.Version
	}
	return priced, nil
}

// write makes orders with their stock reserved, or quotations, which reserve none.
func (v *Validating) write(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout, priced Priced) (Priced, error) {
	if priced.Payload.Step == StepQuotation {
		proposed, err := v.orders.Propose(ctx, tx, checkout)
		for _, quotation := range proposed {
			priced.Quotations = append(priced.Quotations, quotation.ID)
		}
		return priced, err
	}
	placed, err := v.orders.Place(ctx, tx, checkout)
	if err != nil {
		return Priced{}, err
	}
	if _, err := v.sources.Stock.Reserve(ctx, tx, stockLines(priced, placed)); err != nil {
		return Priced{}, err
	}
	for _, order := range placed {
		priced.Orders = append(priced.Orders, order.ID)
	}
	return priced, nil
}

// stockLines are what the orders want, with the ids they were given.
func stockLines(priced Priced, placed []ordersapi.Placed) []receiptsapi.Line {
	var lines []receiptsapi.Line
	for o, order := range priced.Quote.Suppliers {
		for i, item := range order.Items {
			lines = append(lines, receiptsapi.Line{
				OrderID: placed[o].ID, OrderItemID: placed[o].ItemIDs[i], ProductID: item.ProductID, Quantity: item.Quantity,
			})
		}
	}
	return lines
}
