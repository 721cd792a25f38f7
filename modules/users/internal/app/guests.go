package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Guests implement usersapi.Guests.
type Guests struct{ *Base }

// NewGuests makes them.
func NewGuests(b *Base) *Guests { return &Guests{b} }

// AddGuest implements usersapi.Guests. Its account has no password, and an e-mail that nobody can type or be mailed at.
func (g *Guests) AddGuest(ctx context.Context, tx *db.Tx, guest usersapi.Guest) (int64, error) {
	id, err := g.store.AddUser(ctx, tx, domain.User{
		Email: guest.Email, Guest: usersapi.GuestEmail(g.ids.UUID()), Group: auth.Customer, Status: auth.Valid, FirstName: guest.FirstName,
		LastName: guest.LastName, Phone: guest.Phone, Language: guest.Language, CreatedAt: g.clock.Now(),
	}, "")
	if err != nil {
		return 0, err
	}
	for _, kind := range []string{usersapi.BillingAddress, usersapi.ShippingAddress} {
		address := guest.Address
		address.ID, address.UserID, address.Type, address.IsDefault = 0, id, kind, true
		if _, err := g.store.AddAddress(ctx, tx, address); err != nil {
			return 0, err
		}
	}
	return id, audit.Append(ctx, tx, audit.Entry{Action: "users.guest_added", Subject: "users", SubjectID: id})
}

// ForgetGuests implements usersapi.Guests.
func (g *Guests) ForgetGuests(ctx context.Context, tx *db.Tx, ids []int64) error {
	if len(ids) == 0 {
		return nil
	}
	if err := g.store.CloseGuests(ctx, tx, ids, g.clock.Now()); err != nil {
		return err
	}
	if err := g.store.Anonymise(ctx, tx, ids, g.clock.Now()); err != nil {
		return err
	}
	return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: ids})
}
