package domain

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Parties tells who people are.
type Parties interface {
	Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error)
}

// ClosingStore marks the products of suppliers.
type ClosingStore interface {
	// CloseSuppliers marks the products of suppliers as closed, or as open again, and gives those that were not so already.
	CloseSuppliers(ctx context.Context, tx *db.Tx, supplierIDs []int64, closed bool) (productIDs []int64, err error)
}

// Closing takes the products of a supplier off sale while its account is not valid: nobody would prepare the orders.
type Closing struct {
	store  ClosingStore
	people Parties
}

// NewClosing makes the use case.
func NewClosing(s ClosingStore, p Parties) *Closing { return &Closing{store: s, people: p} }

// toldAtOnce is how many products one event names.
const toldAtOnce = 500

// FollowStatuses looks at people as they are now, so that events may come late or twice, and tells which products changed.
func (c *Closing) FollowStatuses(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	open, closed, err := c.suppliers(ctx, userIDs)
	if err != nil {
		return err
	}
	left, err := c.store.CloseSuppliers(ctx, tx, closed, true)
	if err != nil {
		return err
	}
	back, err := c.store.CloseSuppliers(ctx, tx, open, false)
	if err != nil {
		return err
	}
	var changed []db.Event
	for ids := range slices.Chunk(append(left, back...), toldAtOnce) {
		changed = append(changed, catalogueevents.ProductsChangedV1{ProductIDs: ids})
	}
	return tx.Publish(ctx, changed...)
}

// FollowNew keeps new products of these suppliers off sale where the account is not valid: an administrator may write
// them, and an import runs on after its supplier was blocked.
func (c *Closing) FollowNew(ctx context.Context, tx *db.Tx, supplierIDs []int64) error {
	_, closed, err := c.suppliers(ctx, supplierIDs)
	if err != nil {
		return err
	}
	_, err = c.store.CloseSuppliers(ctx, tx, closed, true) // the writer of these products tells of them
	return err
}

func (c *Closing) suppliers(ctx context.Context, userIDs []int64) (open, closed []int64, err error) {
	people, err := c.people.Parties(ctx, userIDs)
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
