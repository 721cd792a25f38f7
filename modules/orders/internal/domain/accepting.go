package domain

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/picture"
)

// Acceptance says yes to a quotation.
type Acceptance struct {
	Revision   int64  // the one that was read
	CGAccepted bool   // the general terms, by the customer
	Proof      string // data URL of what the customer signed, when a seller accepts for it
}

// Accepted is a quotation that becomes an order.
type Accepted struct {
	OrderID  int64
	By       auth.Actor
	OnBehalf bool
	CGVHash  string
	Proof    string // a file; "" when the customer accepted itself
	At       time.Time
}

// AcceptanceWriter writes what an acceptance adds to the move.
type AcceptanceWriter interface {
	// Accept gives the order its number and the date of today, and keeps who accepted which general terms.
	Accept(ctx context.Context, tx *db.Tx, accepted Accepted) (number string, err error)
}

// Reserver takes stock (receiptsapi.Stock).
type Reserver interface {
	Reserve(ctx context.Context, tx *db.Tx, lines []receiptsapi.Line) ([]receiptsapi.Shortage, error)
}

// Accepting turns quotations into orders (domain 5.5).
type Accepting struct {
	db          Transactor
	reading     *Reading
	transitions *Transitions
	placing     *Placing
	writer      AcceptanceWriter
	stock       Reserver
	parties     usersapi.Parties
	terms       usersapi.Terms
	files       Files
	photos      Pictures
	clock       clock.Clock
}

// NewAccepting makes the use case.
func NewAccepting(
	d Transactor, r *Reading, t *Transitions, p *Placing, w AcceptanceWriter, s Reserver,
	parties usersapi.Parties, terms usersapi.Terms, f Files,
	photos Pictures, c clock.Clock,
) *Accepting {
	return &Accepting{
		db: d, reading: r, transitions: t, placing: p, writer: w, stock: s, parties: parties, terms: terms, files: f, photos: photos, clock: c,
	}
}

// Accept orders what the last revision says, at its prices, as a checkout would: stock reserved, numbered, announced. What
// the customer may owe is tested like that of any new order. All of it happens, or nothing.
func (a *Accepting) Accept(ctx context.Context, actor auth.Actor, id int64, c Change, yes Acceptance) error {
	order, err := a.reading.Order(ctx, actor, id)
	if err != nil {
		return err
	}
	if yes.Proof, err = a.proof(ctx, yes.Proof); err != nil {
		return err
	}
	if RoleOf(actor, order.Summary) != RoleBuyer { // who accepts itself proves nothing
		if yes.Proof, err = a.files.PutURL(ctx, yes.Proof); err != nil {
			return err
		}
	}
	customer, err := a.parties.Party(ctx, order.Customer.ID)
	if err != nil {
		return err
	}
	supplier, err := a.parties.Party(ctx, order.Supplier.ID)
	if err != nil {
		return err
	}
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if supplier.Status != auth.Valid && order.Status == Quotation {
			return about(order.Summary, ErrSupplierClosed)
		}
		if _, err := a.transitions.Move(ctx, tx, actor, order.Summary, c); err != nil {
			return err
		}
		if err := yes.complete(RoleOf(actor, order.Summary)); err != nil {
			return err
		}
		return a.order(ctx, tx, actor, order, yes, newCheckout(order, actor, customer, supplier, a.clock.Now()))
	})
}

// order makes the order after its move.
func (a *Accepting) order(
	ctx context.Context, tx *db.Tx, actor auth.Actor, order Order, yes Acceptance, checkout ordersapi.Checkout,
) error {
	hashes, err := a.terms.CGVHashes(ctx, []int64{order.Supplier.ID})
	if err != nil {
		return err
	}
	accepted := Accepted{
		OrderID: order.ID, By: actor, OnBehalf: checkout.OnBehalf, CGVHash: hashes[order.Supplier.ID], At: checkout.At,
	}
	if checkout.OnBehalf {
		accepted.Proof = yes.Proof
	}
	number, err := a.writer.Accept(ctx, tx, accepted)
	if err != nil {
		return err
	}
	if err := a.reserve(ctx, tx, order); err != nil {
		return err
	}
	by, err := a.placing.placedBy(ctx, actor)
	if err != nil {
		return err
	}
	return a.placing.announce(ctx, tx, by, checkout, []ordersapi.Placed{{ID: order.ID, Number: number}})
}

// complete refuses an acceptance that lacks what the role must give.
func (yes Acceptance) complete(role Role) error {
	switch {
	case yes.Revision == 0:
		return refusal("revision", "required", "Indiquez la version du devis que vous avez lue.", "Say which revision of the quotation you read.")
	case role == RoleBuyer && !yes.CGAccepted:
		return refusal("cgAccepted", "required",
			"Acceptez les conditions générales de vente pour commander.", "Accept the general terms of sale to order.")
	case role != RoleBuyer && yes.Proof == "":
		return refusal("proof", "required",
			"Joignez l’accord du client : le devis signé ou son message.", "Attach the customer's agreement: the signed quotation or its message.")
	}
	return nil
}

// reserve takes the stock of all lines, or says for each what is missing.
func (a *Accepting) reserve(ctx context.Context, tx *db.Tx, order Order) error {
	lines := make([]receiptsapi.Line, 0, len(order.Items))
	for _, item := range order.Items {
		lines = append(lines, receiptsapi.Line{
			OrderID: order.ID, OrderItemID: item.ID, ProductID: item.Product.ID, Quantity: item.Quantity,
		})
	}
	shortages, err := a.stock.Reserve(ctx, tx, lines)
	if !errors.Is(err, receiptsapi.ErrOutOfStock) {
		return err
	}
	var missing []fault.Violation
	for n, item := range order.Items {
		for _, s := range shortages {
			if s.ProductID == item.Product.ID {
				missing = append(missing, shortage(n, s))
			}
		}
	}
	return fault.Invalid(missing...)
}

func shortage(n int, s receiptsapi.Shortage) fault.Violation {
	path := fmt.Sprintf("items[%d].quantity", n)
	if s.Available <= 0 {
		return refusedAt(path, receiptsapi.TagOutOfStock,
			"Ce produit est en rupture de stock : demandez au vendeur un devis sans lui.",
			"This product is out of stock: ask the seller for a quotation without it.")
	}
	v := refusedAt(path, receiptsapi.TagInsufficientStock,
		"Il reste {available} unités de ce produit : demandez au vendeur un devis pour cette quantité.",
		"Only {available} units of this product are left: ask the seller for a quotation for that quantity.")
	v.Text = v.Text.Fill("available", s.Available)
	return v
}

// newCheckout tells of an accepted quotation as of a checkout. Whoever proposed it, the customer ordered when it accepted
// itself.
func newCheckout(o Order, actor auth.Actor, customer, supplier usersapi.Party, at time.Time) ordersapi.Checkout {
	draft := ordersapi.Draft{
		Supplier: supplier, AgentID: o.AgentID, TotalTaxExcl: o.TotalTaxExcl, TotalTaxIncl: o.TotalTaxIncl,
		Breakdown: o.Breakdown, PaymentTerms: o.PaymentTerms,
	}
	for _, item := range o.Items {
		draft.Items = append(draft.Items, ordersapi.Item{Product: item.Product, Quantity: item.Quantity, Net: item.Net})
	}
	return ordersapi.Checkout{
		ID: o.CheckoutID, At: at, Actor: actor, OnBehalf: actor.ID != customer.ID || actor.Impersonated(),
		Customer: customer, ShippingAddress: o.ShippingAddress, CarrierLabel: o.CarrierLabel, Relay: o.Relay,
		Drafts: []ordersapi.Draft{draft},
	}
}

const (
	maxProof     = 2 << 20 // bytes
	maxProofSide = 2400    // pixels
)

// proof accepts a PDF or a photo.
func (a *Accepting) proof(ctx context.Context, dataURL string) (string, error) {
	if dataURL == "" {
		return "", nil
	}
	clean, err := picture.PDF(dataURL, maxProof)
	if errors.Is(err, picture.ErrExt) {
		clean, err = a.photos.Clean(ctx, dataURL, picture.Limits{MaxBytes: maxProof, MaxSide: maxProofSide, Photo: true})
	}
	return clean, picture.At("proof", err)
}
