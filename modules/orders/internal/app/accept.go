package app

import (
	"context"
	"errors"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/picture"
)

// Accept orders what the last revision of a quotation says, at its prices, as a checkout would: stock reserved, numbered,
// announced (domain 5.5). What the customer may owe is tested like that of any new order. All of it happens, or nothing.
func (o *Orders) Accept(ctx context.Context, actor auth.Actor, id int64, c domain.Change, yes domain.Acceptance) error {
	a, err := o.begin(ctx, actor, id)
	if err != nil {
		return err
	}
	if yes.Proof, err = o.cleanProof(ctx, yes.Proof); err != nil {
		return err
	}
	if a.role != domain.RoleBuyer { // who accepts itself proves nothing
		if yes.Proof, err = o.Files.PutURL(ctx, yes.Proof); err != nil {
			return err
		}
	}
	customer, err := o.Parties.Party(ctx, a.seen.Customer.ID)
	if err != nil {
		return err
	}
	supplier, err := o.Parties.Party(ctx, a.seen.Supplier.ID)
	if err != nil {
		return err
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if supplier.Status != auth.Valid && a.seen.Status == domain.Quotation {
			return domain.About(a.seen.Summary, domain.ErrSupplierClosed)
		}
		if _, err := o.moveAs(ctx, tx, a, a.role, a.seen.Summary, c); err != nil {
			return err
		}
		if err := yes.Complete(a.role); err != nil {
			return err
		}
		return o.orderAccepted(ctx, tx, a, yes, a.seen.Checkout(actor, customer, supplier, o.Clock.Now()))
	})
}

// orderAccepted makes the order after its move.
func (o *Orders) orderAccepted(ctx context.Context, tx *db.Tx, a act, yes domain.Acceptance, c ordersapi.Checkout) error {
	supplierID := a.seen.Supplier.ID
	hashes, err := o.Terms.CGVHashes(ctx, []int64{supplierID})
	if err != nil {
		return err
	}
	accepted := domain.Accepted{
		OrderID: a.seen.ID, By: a.author.Signature, OnBehalf: c.OnBehalf, CGVHash: hashes[supplierID].Trade, At: c.At,
	}
	if c.OnBehalf {
		accepted.Proof = yes.Proof
	}
	number, err := o.store.Accept(ctx, tx, accepted)
	if err != nil {
		return err
	}
	shortages, err := o.Stock.Reserve(ctx, tx, a.seen.StockLines())
	if errors.Is(err, receiptsapi.ErrOutOfStock) {
		return a.seen.Missing(shortages)
	}
	if err != nil {
		return err
	}
	promises, err := o.Promises(ctx, tx, a.seen.ID)
	if err != nil {
		return err
	}
	for i, item := range a.seen.Items {
		c.Drafts[0].Items[i].Promises = promises[item.ID]
	}
	return o.announce(ctx, tx, a.author, c, []ordersapi.Placed{{ID: a.seen.ID, Number: number}})
}

const (
	maxProof     = 2 << 20 // bytes
	maxProofSide = 2400    // pixels
)

// cleanProof takes a PDF, or a photo made safe to show.
func (o *Orders) cleanProof(ctx context.Context, dataURL string) (string, error) {
	if dataURL == "" {
		return "", nil
	}
	clean, err := o.Pictures.Document(ctx, dataURL, picture.Limits{MaxBytes: maxProof, MaxSide: maxProofSide})
	return clean, picture.At("proof", err)
}
