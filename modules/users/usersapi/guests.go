package usersapi

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/money"
)

// Guests are individuals who order without an account: they are people of the group of customers who cannot sign in.
type Guests interface {
	// AddGuest makes one and gives its id.
	AddGuest(ctx context.Context, tx *db.Tx, g Guest) (int64, error)
	// ForgetGuests leaves nothing personal of guests who ordered nothing.
	ForgetGuests(ctx context.Context, tx *db.Tx, ids []int64) error
}

// Guest is who orders: its e-mail may be that of somebody's account, which it has nothing to do with.
type Guest struct {
	FirstName string
	LastName  string
	Email     string
	Phone     string
	Language  string
	Address   Address // where goods and invoices go
}

// GuestEmail is by what the account of a guest is kept: an e-mail that nobody can type or be mailed at.
func GuestEmail(uuid string) string { return uuid + "@invite.invalid" }

// Rebates are what suppliers owe buyers afterwards.
type Rebates interface {
	// SupplierRebate of a buyer, 0 for who has none (specification 3).
	SupplierRebate(ctx context.Context, in db.Handle, buyerID int64) (money.Rate, error)
}
