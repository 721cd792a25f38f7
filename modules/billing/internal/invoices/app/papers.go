package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Issued implements billingapi.Papers.
func (i *Invoices) Issued(ctx context.Context, in db.Handle, id int64) (billingapi.Issued, error) {
	found, err := i.store.ByIDs(ctx, in, []int64{id})
	if err != nil {
		return billingapi.Issued{}, err
	}
	if len(found) == 0 {
		return billingapi.Issued{}, domain.ErrNotFound
	}
	issued := found[0].AsIssued()
	if issued.CreditOf != 0 {
		credited, err := i.store.ByIDs(ctx, in, []int64{issued.CreditOf})
		if err != nil {
			return billingapi.Issued{}, err
		}
		for _, of := range credited {
			issued.CreditOfIssuedOn = of.IssuedOn
		}
	}
	return issued, nil
}

// Electronic implements billingapi.Papers.
func (*Invoices) Electronic(issued billingapi.Issued, account usersapi.BankDetails) ([]byte, error) {
	made := domain.Electronic(issued, account)
	if err := fault.Check(made.Check()); err != nil {
		return nil, err
	}
	return made.CII(), nil
}

// IssuedAfter implements billingapi.Papers.
func (i *Invoices) IssuedAfter(ctx context.Context, id, most int64) ([]billingapi.Issued, error) {
	found, err := i.store.After(ctx, id, most)
	return lists.Each(found, domain.Document.AsIssued), err
}

// Seller implements billingapi.Papers.
func (i *Invoices) Seller(ctx context.Context, supplierID int64) (billingapi.Party, error) {
	parties, err := i.Parties.Parties(ctx, []int64{supplierID})
	if err != nil {
		return billingapi.Party{}, err
	}
	return i.seller(ctx, parties[supplierID])
}
