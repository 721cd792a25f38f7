package receipts

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/internal/app"
	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/internal/rest"
	"millesime/modules/receipts/internal/store"
	"millesime/modules/receipts/internal/subscriber"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/jobs"
	"millesime/platform/picture"
	"millesime/platform/states"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB       *db.DB
	Jobs     *jobs.Queue
	Clock    clock.Clock
	Parties  usersapi.Parties
	Prices   pricingapi.Prices
	Files    *files.Store
	Pictures *picture.Cleaner

	PublicURL string // where codes on slips lead
}

// Module is the stock.
type Module struct {
	db        *db.DB
	stock     *app.Stock
	receipts  *app.Receipts
	prices    pricingapi.Prices
	publicURL string
}

// New wires the module.
func New(d Deps) *Module {
	stock := app.NewStock(store.New(d.DB, d.Files), d.Clock, d.Jobs)
	return &Module{
		db: d.DB, stock: stock, receipts: app.NewReceipts(stock, d.DB, d.Parties, d.Files, d.Pictures), prices: d.Prices,
		publicURL: d.PublicURL,
	}
}

// Endpoints is the module's part of the API. Of products it asks a module that is made after this one.
func (m *Module) Endpoints(products receiptsapi.Products) []api.Route {
	known := m.receipts.With(products)
	return rest.Endpoints(known, app.NewRecoveries(known), app.NewSessions(known, m.prices), app.NewLots(known), m.publicURL)
}

// Handlers are its reactions to events.
func (m *Module) Handlers() []events.Handler { return subscriber.Handlers(m.receipts) }

// PersonalData is what receipts keep about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.receipts }

// Jobs go through promises when receipts change.
func (m *Module) Jobs() []jobs.Handler { return []jobs.Handler{m.stock.Redating(m.db)} }

// Waiting is what of it waits for somebody.
func (m *Module) Waiting() []usersapi.Waiting {
	return []usersapi.Waiting{m.receipts, app.NewRecoveries(m.receipts), app.NewSessions(m.receipts, m.prices)}
}

// FileColumns are the columns that name photos of counts and papers, for who reads the receipt.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "receipt_counts", Key: "id", Name: "photo"},
		{Table: "receipt_documents", Key: "id", Name: "file"},
	}
}

// States is the state table of receipts (domain 6.1), for the reference.
func States() states.Chart { return domain.Table().Chart() }

// RecoveryStates is the state table of stock returns (domain 6.1), for the reference.
func RecoveryStates() states.Chart { return domain.RecoveryTable().Chart() }

// SessionStates is the state table of counting sessions (domain 6.1), for the reference.
func SessionStates() states.Chart { return domain.SessionTable().Chart() }

// Stock is the facade for other modules.
func (m *Module) Stock() receiptsapi.Stock { return m.stock }

// Ledger is the facade for who reads and corrects what is in stock.
func (m *Module) Ledger() receiptsapi.Ledger { return m.stock }

// Lots is the facade for who ships lots and asks where they went.
func (m *Module) Lots() receiptsapi.Lots { return m.stock }
