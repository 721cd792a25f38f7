package app

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Parties are people as other modules show them (usersapi.Parties).
type Parties struct{ *Base }

// NewParties makes it.
func NewParties(b *Base) *Parties { return &Parties{b} }

// Party implements usersapi.Parties.
func (p *Parties) Party(ctx context.Context, id int64) (usersapi.Party, error) {
	parties, err := p.store.Parties(ctx, []int64{id})
	return oneOf(parties, id, err)
}

func oneOf(parties map[int64]usersapi.Party, id int64, err error) (usersapi.Party, error) {
	party, ok := parties[id]
	if err == nil && !ok {
		err = usersapi.ErrUserNotFound
	}
	return party, err
}

// Parties implements usersapi.Parties.
func (p *Parties) Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	return p.store.Parties(ctx, ids)
}

// Addresses implements usersapi.Parties.
func (p *Parties) Addresses(ctx context.Context, userID int64) ([]usersapi.Address, error) {
	addresses, err := p.store.AddressesOf(ctx, []int64{userID})
	return addresses[userID], err
}

// Gathering implements usersapi.Registrations.
func (p *Parties) Gathering(ctx context.Context, in db.Handle, supplierID int64) ([]int64, error) {
	return p.store.Gathering(ctx, in, supplierID)
}

// Registration implements usersapi.Registrations.
func (p *Parties) Registration(ctx context.Context, userID int64) (usersapi.Registration, error) {
	return p.store.Registration(ctx, userID)
}

// Sellers implements usersapi.Registrations.
func (p *Parties) Sellers(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.Seller, error) {
	addresses, err := p.store.AddressesOf(ctx, supplierIDs)
	if err != nil {
		return nil, err
	}
	registrations, err := p.store.SupplierRegistrations(ctx, supplierIDs)
	found := make(map[int64]usersapi.Seller, len(supplierIDs))
	for _, id := range supplierIDs {
		seat, _ := usersapi.Seat(addresses[id])
		found[id] = usersapi.Seller{Registration: registrations[id], Seat: seat}
	}
	return found, err
}

// Logo implements usersapi.Registrations.
func (p *Parties) Logo(ctx context.Context, supplierID int64) (string, error) {
	return p.store.Logo(ctx, supplierID)
}

// Showcases implements usersapi.Registrations.
func (p *Parties) Showcases(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.Showcase, error) {
	return p.store.Showcases(ctx, supplierIDs)
}

// BankDetails implements usersapi.Registrations.
func (p *Parties) BankDetails(ctx context.Context, supplierID int64) (usersapi.BankDetails, error) {
	return p.store.BankDetails(ctx, nil, supplierID)
}

// CustomerIDs implements usersapi.Parties.
func (p *Parties) CustomerIDs(ctx context.Context, tx *db.Tx, supplierID int64, groups []auth.Group) ([]int64, error) {
	return p.store.CustomerIDs(ctx, tx, supplierID, groups)
}

// AgentIDs implements usersapi.Parties.
func (p *Parties) AgentIDs(ctx context.Context, tx *db.Tx, supplierID, authorID int64, customerIDs []int64) ([]int64, error) {
	return p.store.AgentIDs(ctx, tx, supplierID, authorID, customerIDs)
}

// AdminIDs implements usersapi.Parties.
func (p *Parties) AdminIDs(ctx context.Context, tx *db.Tx) ([]int64, error) {
	admins, err := p.store.Admins(ctx, tx)
	ids := make([]int64, 0, len(admins))
	for _, admin := range admins {
		ids = append(ids, admin.ID)
	}
	return ids, err
}
