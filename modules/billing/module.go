package billing

import (
	"context"
	"time"

	"millesime/modules/billing/internal/app"
	"millesime/modules/billing/internal/rest"
	"millesime/modules/billing/internal/subscriber"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/events"
	"millesime/platform/jobs"
)

// Deps is what the module needs from the house.
type Deps = app.Deps

// Module is the billing.
type Module struct{ invoices *app.Invoices }

// New wires the module.
func New(d Deps) *Module { return &Module{app.NewInvoices(d)} }

// Endpoints is the module's part of the API.
func (m *Module) Endpoints() []api.Route { return rest.Endpoints(m.invoices) }

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.invoices) }

// TermsLaw is what the law says about terms of payment, for who agrees on them.
func (m *Module) TermsLaw() usersapi.TermsLaw { return app.NewTermsLaw(m.invoices.Drinks) }

// PersonalData is what billing keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.invoices }

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
