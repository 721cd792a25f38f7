package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Accounts take the products of a supplier off sale while its account is not valid: nobody would prepare the orders.
type Accounts struct {
	writer productsapi.Writer
	people usersapi.Parties
}

// NewAccounts makes the use case.
func NewAccounts(w productsapi.Writer, people usersapi.Parties) *Accounts {
	return &Accounts{writer: w, people: people}
}

// toldAtOnce is how many products one event names.
const toldAtOnce = 500

// FollowStatuses looks at people as they are now, so that events may come late or twice, and tells which products changed.
func (a *Accounts) FollowStatuses(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	open, closed, err := a.suppliers(ctx, userIDs)
	if err != nil {
		return err
	}
	left, err := a.writer.CloseSuppliers(ctx, tx, closed, true)
	if err != nil {
		return err
	}
	back, err := a.writer.CloseSuppliers(ctx, tx, open, false)
	if err != nil {
		return err
	}
	return tell(ctx, tx, append(left, back...))
}

// FollowNew keeps new products of these suppliers off sale where the account is not valid: an administrator may write
// them, and an import runs on after its supplier was blocked.
func (a *Accounts) FollowNew(ctx context.Context, tx *db.Tx, supplierIDs []int64) error {
	_, closed, err := a.suppliers(ctx, supplierIDs)
	if err != nil {
		return err
	}
	_, err = a.writer.CloseSuppliers(ctx, tx, closed, true) // the writer of these products tells of them
	return err
}

func (a *Accounts) suppliers(ctx context.Context, userIDs []int64) (open, closed []int64, err error) {
	people, err := a.people.Parties(ctx, userIDs)
	for id, p := range people {
		switch {
		case p.Group != auth.Supplier:
		case p.Status == auth.Valid:
			open = append(open, id)
		default:
			closed = append(closed, id)
		}
	}
	return open, closed, err
}
