// Package app places orders and quotations, brings them through their states, and ships and settles what was ordered.
package app

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/internal/store"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/mail"
)

// Deps are what orders need from the house.
type Deps struct {
	DB      *db.DB
	Clock   clock.Clock
	Parties usersapi.Parties
	Terms   usersapi.Terms
	// Registrations know which general terms hold in shops.
	Registrations usersapi.Registrations
	// Sellers know what shops say of who sells in them.
	Sellers ordersapi.Sellers
	Access  usersapi.Access
	Stock   receiptsapi.Stock
	Lots    receiptsapi.Lots
	Codes   pricingapi.Codes
	Mails   *mail.Queue
	Files   *files.Store
	// Pictures makes photos safe to show.
	Pictures Pictures
	// PublicURL is where the links of mails lead, without a trailing slash.
	PublicURL string
}

// Orders are the orders and quotations of all.
type Orders struct {
	Deps

	store *store.Store
	last  *LastOrders
}

// NewOrders makes the orders.
func NewOrders(d Deps) *Orders {
	return &Orders{Deps: d, store: store.New(d.DB, d.Files), last: NewLastOrders(d.Clock)}
}

// Last is what is kept in memory of last orders.
func (o *Orders) Last() *LastOrders { return o.last }

// act is what somebody is about to do to an order: every use case begins with it, decides on the order again when it is
// locked, writes, and tells.
type act struct {
	actor  auth.Actor
	author author
	seen   domain.Order // as the actor reads it, before anything is locked
	role   domain.Role  // of the actor
	at     time.Time
}

// begin reads an order of the actor's scope, and who acts.
func (o *Orders) begin(ctx context.Context, actor auth.Actor, id int64) (act, error) {
	seen, err := o.Order(ctx, actor, id)
	if err != nil {
		return act{}, err
	}
	by, err := o.author(ctx, actor)
	return act{actor: actor, author: by, seen: seen, role: domain.RoleOf(actor, seen.Summary), at: o.Clock.Now()}, err
}

// author is who does something, and how it signs.
type author struct {
	auth.Signature

	person usersapi.Party
}

func (o *Orders) author(ctx context.Context, actor auth.Actor) (author, error) {
	parties, err := o.Parties.Parties(ctx, []int64{actor.ID, actor.Impersonator})
	return author{usersapi.Sign(actor, parties), parties[actor.ID]}, err
}

// lock locks an order and the relation behind it, in the order of the house, and reads it as it is now.
func (o *Orders) lock(ctx context.Context, tx *db.Tx, seen domain.Summary) (domain.Summary, error) {
	if _, err := o.lockStandings(ctx, tx, map[int64]domain.Summary{seen.ID: seen}, ""); err != nil {
		return domain.Summary{}, err
	}
	locked, err := o.store.LockOrders(ctx, tx, []int64{seen.ID})
	return locked[seen.ID], err
}
