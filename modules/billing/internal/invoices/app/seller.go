package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/invoice"
)

// sides are who sells and who buys as they are called and registered now (domain 5.8); the buyer's address is its order's.
func (i *Invoices) sides(ctx context.Context, supplierID, customerID int64) (seller, buyer billingapi.Party, err error) {
	parties, err := i.Parties.Parties(ctx, []int64{supplierID, customerID})
	if err != nil {
		return seller, buyer, err
	}
	if seller, err = i.seated(ctx, parties[supplierID]); err != nil {
		return seller, buyer, err
	}
	buyer, err = i.buyer(ctx, parties[customerID])
	return seller, buyer, err
}

// Seated are two people as they are called and registered now, each at its seat.
func (i *Invoices) Seated(ctx context.Context, of usersapi.Pair) (supplier, customer billingapi.Party, err error) {
	if supplier, err = i.Seller(ctx, of.SupplierID); err != nil {
		return supplier, customer, err
	}
	customer, err = i.Seller(ctx, of.CustomerID)
	return supplier, customer, err
}

// named are drafts with their buyer, at the addresses of their orders. Where one of these is none that a letter finds, the buyer is at the
// one that it has now: it can mend that.
func (i *Invoices) named(ctx context.Context, drafts []domain.Draft, buyer billingapi.Party) ([]domain.Draft, error) {
	now := usersapi.Address{}
	for n, draft := range drafts {
		buyer.Address = draft.Paper.Buyer.Address
		if !domain.IsPostal(buyer.Address) {
			if now == (usersapi.Address{}) {
				seat, err := i.seat(ctx, buyer.ID)
				if err != nil {
					return nil, err
				}
				now = seat
			}
			buyer.Address = now
		}
		drafts[n].Paper.Buyer = buyer
	}
	return drafts, nil
}

// buyer is who buys, as it is registered now.
func (i *Invoices) buyer(ctx context.Context, now usersapi.Party) (billingapi.Party, error) {
	registered, err := i.Registrations.Registration(ctx, now.ID)
	return domain.Registered(domain.PartyOf(now, usersapi.Address{}), registered), err
}

// seated is somebody as it is registered now, with its seat.
func (i *Invoices) seated(ctx context.Context, now usersapi.Party) (billingapi.Party, error) {
	seat, err := i.seat(ctx, now.ID)
	if err != nil {
		return billingapi.Party{}, err
	}
	registered, err := i.Registrations.Registration(ctx, now.ID)
	return domain.Registered(domain.PartyOf(now, seat), registered), err
}

// seat is the default one of somebody's billing addresses (decision 40); empty: it has none.
func (i *Invoices) seat(ctx context.Context, userID int64) (usersapi.Address, error) {
	addresses, err := i.Parties.Addresses(ctx, userID)
	if err != nil {
		return usersapi.Address{}, err
	}
	seat, _ := usersapi.Seat(addresses)
	return seat, nil
}

// TermsLaw is the law on terms of payment, by what a seller sells (usersapi.TermsLaw).
type TermsLaw struct{ drinks productsapi.Products }

// NewTermsLaw makes it.
func NewTermsLaw(d productsapi.Products) TermsLaw { return TermsLaw{d} }

// CheckTerms implements usersapi.TermsLaw.
func (l TermsLaw) CheckTerms(ctx context.Context, tx *db.Tx, sellerID int64, terms usersapi.PaymentTerms) error {
	kinds, err := l.drinks.KindsOf(ctx, tx, sellerID)
	if err != nil {
		return err
	}
	return invoice.CheckTerms(terms, kinds)
}
