// Package app issues invoices and lets their parties read them.
package app

import (
	"context"
	"time"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/invoices/store"
	payments "millesime/modules/billing/internal/payments/app"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Deps are what billing needs from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Orders        ordersapi.Billing
	Drinks        productsapi.Products
}

// Invoices are those of all suppliers.
type Invoices struct {
	Deps

	store *store.Store
	books *payments.Books
}

// NewInvoices makes the invoices. The books know what pays them.
func NewInvoices(d Deps, s *store.Store, books *payments.Books) *Invoices {
	return &Invoices{d, s, books}
}

// Today is the day on which invoices are due, or overdue.
func (i *Invoices) Today() string { return clock.DateOf(i.Clock.Now()) }

func (i *Invoices) asOfNow(filter domain.Filter) domain.Filter {
	filter.Today, filter.Soon = i.Today(), domain.Soon(i.Clock.Now())
	return filter
}

// List gives a page of the actor's invoices.
func (i *Invoices) List(ctx context.Context, actor auth.Actor, filter domain.Filter) (lists.Page[domain.Document], error) {
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return lists.Page[domain.Document]{}, err
	}
	filter = i.asOfNow(filter)
	return i.store.List(ctx, scope, filter)
}

// Export gives the actor's invoices one by one, as the list would over all its pages.
func (i *Invoices) Export(ctx context.Context, actor auth.Actor, filter domain.Filter, each func(domain.Document) error) error {
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return err
	}
	filter = i.asOfNow(filter)
	return i.store.Each(ctx, scope, filter, each)
}

// Invoice gives one of the actor's scope.
func (i *Invoices) Invoice(ctx context.Context, actor auth.Actor, id int64) (domain.Document, error) {
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Document{}, err
	}
	return i.store.Invoice(ctx, scope, id)
}

// CreditNotes are those of an invoice that the actor may read, the oldest first.
func (i *Invoices) CreditNotes(ctx context.Context, invoice domain.Document) ([]domain.Document, error) {
	return i.store.CreditNotes(ctx, nil, invoice.ID)
}

// WrittenOff is the day on which something of an invoice was written off, and why, for its supplier and administrators alone.
func (i *Invoices) WrittenOff(ctx context.Context, actor auth.Actor, invoice domain.Document) (day, reason string, err error) {
	if invoice.WrittenOff == 0 {
		return "", "", nil
	}
	day, reason, err = i.books.WrittenOff(ctx, invoice.ID)
	if actor.ID != invoice.Supplier && !actor.Group.IsAdmin() {
		reason = ""
	}
	return day, reason, err
}

// Summary sums what of the actor's invoices is open, and what was paid of the last twelve months, as far as the filter finds them.
func (i *Invoices) Summary(ctx context.Context, actor auth.Actor, filter domain.Filter) (domain.Summary, error) {
	scope, err := i.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Summary{}, err
	}
	local := i.Clock.Now().In(clock.Paris)
	since := time.Date(local.Year()-1, local.Month(), local.Day(), 0, 0, 0, 0, clock.Paris)
	filter = i.asOfNow(filter)
	summary, err := i.store.Summary(ctx, scope, filter, clock.DateOf(since))
	if err != nil || !actor.Group.IsBuyer() {
		return summary, err
	}
	party, err := i.Parties.Party(ctx, actor.ID)
	if err != nil {
		return domain.Summary{}, err
	}
	buyer, err := i.buyer(ctx, party)
	summary.Lacking = domain.BuyerLacking(buyer)
	return summary, err
}

// PersonalData is what invoices and mandates keep about somebody.
func (i *Invoices) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	invoices, err := i.store.OfCustomer(ctx, userID)
	if err != nil {
		return nil, err
	}
	acts, err := i.store.MandateActs(ctx, userID)
	return map[string]any{"invoices": domain.PersonalInvoices(invoices), "invoicingMandate": domain.PersonalMandates(acts)}, err
}

// PaidTo is the account that an invoice is paid on, for its buyer and its supplier in person.
func (i *Invoices) PaidTo(ctx context.Context, actor auth.Actor, invoice domain.Document) (usersapi.BankDetails, error) {
	return payments.PaidTo(ctx, i.Registrations, actor, usersapi.Pair{SupplierID: invoice.Supplier, CustomerID: invoice.Customer})
}
