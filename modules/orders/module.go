package orders

import (
	"context"

	"millesime/modules/orders/internal/app"
	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/states"
)

// Deps is what the module needs from the house.
type Deps = app.Deps

// Module is the orders.
type Module struct{ orders *app.Orders }

// New wires the module.
func New(d Deps) *Module { return &Module{app.NewOrders(d)} }

// FileColumns are the columns that name photos of incidents and proofs of agreements, for the parties of their orders.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "order_photos", Key: "id", Name: "file"}, {Table: "quotation_proofs", Key: "order_id", Name: "file"},
	}
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.orders) }

// Feeds keep what this replica shows of last orders in step.
func (m *Module) Feeds() []events.Feed { return []events.Feed{subscriber.Follow(m.orders.Last())} }

// MoveDue makes the moves whose time has come and tells how many: for tests that do not wait for the job.
func (m *Module) MoveDue(ctx context.Context) (int, error) { return m.orders.MoveDue(ctx) }

// DeliverDue takes parcels for delivered that left long ago: for tests that do not wait for the job.
func (m *Module) DeliverDue(ctx context.Context) (int, error) { return m.orders.DeliverDue(ctx) }

// Remind tells of quotations that expire tomorrow: for tests that do not wait for the job.
func (m *Module) Remind(ctx context.Context) error { return m.orders.Remind(ctx) }

// KeepSums adds what was written to the sums of orders: for tests that do not wait for the job.
func (m *Module) KeepSums(ctx context.Context) error { return m.orders.KeepSums(ctx) }

// Orders is the facade for other modules.
func (m *Module) Orders() ordersapi.Orders { return m.orders }

// Billing is the facade for who issues invoices.
func (m *Module) Billing() ordersapi.Billing { return m.orders }

// Papers are what orders say, for who makes papers of them.
func (m *Module) Papers() ordersapi.Papers { return m.orders }

// Paid is what price lists ask of orders.
func (m *Module) Paid() pricingapi.Purchases { return m.orders }

// FramePurchases tell pricing what was bought under agreement frames.
func (m *Module) FramePurchases() pricingapi.FramePurchases { return m.orders }

// CheckoutOrders tell pricing what was ordered with its codes.
func (m *Module) CheckoutOrders() pricingapi.CheckoutOrders { return m.orders }

// Purchases is the facade for who shows what was ordered of a product.
func (m *Module) Purchases() ordersapi.Purchases { return m.orders }

// PersonalData is what orders keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.orders }

// Followed are orders of people who have no account.
func (m *Module) Followed() ordersapi.Followed { return m.orders }

// Sales tell users what their customers ordered.
func (m *Module) Sales() usersapi.Sales { return m.orders }

// Waiting is what of orders and quotations waits for somebody.
func (m *Module) Waiting() []usersapi.Waiting { return []usersapi.Waiting{m.orders} }

// Obligations tell users whose orders are open.
func (m *Module) Obligations() usersapi.Obligations { return m.orders }

// States is the state table of orders (domain 5.3), for the reference and for tests.
func States() states.Chart { return domain.Table().Chart() }
