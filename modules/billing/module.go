package billing

import (
	"context"
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	accountsapp "millesime/modules/billing/internal/accounts/app"
	accountsrest "millesime/modules/billing/internal/accounts/rest"
	accountsstore "millesime/modules/billing/internal/accounts/store"
	"millesime/modules/billing/internal/invoices/app"
	invoicesrest "millesime/modules/billing/internal/invoices/rest"
	"millesime/modules/billing/internal/invoices/store"
	paymentsapp "millesime/modules/billing/internal/payments/app"
	paymentsrest "millesime/modules/billing/internal/payments/rest"
	paymentsstore "millesime/modules/billing/internal/payments/store"
	"millesime/modules/billing/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/jobs"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Terms         usersapi.Terms
	Orders        ordersapi.Billing
	Drinks        productsapi.Products
}

// Module is the billing.
type Module struct {
	invoices *app.Invoices
	payments *paymentsapp.Payments
	accounts *accountsapp.Accounts
}

// New wires the module.
func New(d Deps) *Module {
	documents, paid := store.New(d.DB), paymentsstore.New(d.DB)
	books := paymentsapp.NewBooks(paid, documents, d.Orders)
	issued := app.NewInvoices(app.Deps{
		DB: d.DB, Clock: d.Clock, Parties: d.Parties, Registrations: d.Registrations, Access: d.Access, Orders: d.Orders, Drinks: d.Drinks,
	}, documents, books)
	payments := paymentsapp.Deps{
		DB: d.DB, Clock: d.Clock, Parties: d.Parties, Registrations: d.Registrations, Access: d.Access, Terms: d.Terms, Orders: d.Orders,
		Deposits: issued,
	}
	accounts := accountsapp.Deps{
		Clock: d.Clock, Parties: d.Parties, Registrations: d.Registrations, Access: d.Access, Terms: d.Terms, Seats: issued,
	}
	return &Module{
		issued, paymentsapp.NewPayments(payments, books), accountsapp.NewAccounts(accounts, accountsstore.New(d.DB), documents, paid),
	}
}

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route {
	return slices.Concat(
		invoicesrest.Endpoints(m.invoices), paymentsrest.Endpoints(m.payments), accountsrest.Endpoints(m.accounts, paymentsrest.Parties()),
	)
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.invoices) }

// Waiting is what waits for somebody in billing.
func (m *Module) Waiting() []usersapi.Waiting {
	return []usersapi.Waiting{m.invoices.Due(), m.payments}
}

// Debts are what customers should have paid, for who follows them.
func (m *Module) Debts() usersapi.Debts { return m.invoices }

// Papers are what was issued, for who makes papers of it.
func (m *Module) Papers() billingapi.Papers { return m.invoices }

// Transfers tell how orders are paid.
func (m *Module) Transfers() billingapi.Transfers { return m.payments }

// Statements are what accounts say of periods, for who makes papers of it.
func (m *Module) Statements() billingapi.Statements { return m.accounts }

// TermsLaw is what the law says about terms of payment, for who agrees on them.
func (m *Module) TermsLaw() usersapi.TermsLaw { return app.NewTermsLaw(m.invoices.Drinks) }

// PersonalData is what billing keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return people{m.invoices, m.payments} }

// IssueWaiting issues what waits: for tests that do not wait for the job.
func (m *Module) IssueWaiting(ctx context.Context) error { return m.invoices.IssueWaiting(ctx) }

// Remind tells of what is due: for tests that do not wait for the job.
func (m *Module) Remind(ctx context.Context) error { return m.invoices.Remind(ctx) }

// remindHour is when people are told of due dates, in Paris.
const remindHour = 7

// issueEvery is how often it is looked for orders that wait for their invoices.
const issueEvery = time.Minute

// Jobs are its work that has a time of its own.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{
		jobs.Repeated("billing_issue_waiting_v1", jobs.Every(issueEvery), m.invoices.IssueWaiting),
		jobs.Repeated("billing_remind_v1", jobs.DailyAt(remindHour), m.invoices.Remind),
	}
}
