package receipts

import (
	"slices"

	"millesime/modules/pricing/pricingapi"
	countsapp "millesime/modules/receipts/internal/counts/app"
	countsrest "millesime/modules/receipts/internal/counts/rest"
	countsstore "millesime/modules/receipts/internal/counts/store"
	receiptsapp "millesime/modules/receipts/internal/receipts/app"
	receiptsrest "millesime/modules/receipts/internal/receipts/rest"
	receiptsstore "millesime/modules/receipts/internal/receipts/store"
	returnsapp "millesime/modules/receipts/internal/returns/app"
	returnsrest "millesime/modules/receipts/internal/returns/rest"
	returnsstore "millesime/modules/receipts/internal/returns/store"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/modules/receipts/internal/subscriber"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/picture"
)

// WarehouseDeps is what the work in the warehouse needs besides.
type WarehouseDeps struct {
	Parties   usersapi.Parties
	Prices    pricingapi.Prices
	Products  receiptsapi.Products
	Files     *files.Store
	Pictures  *picture.Cleaner
	PublicURL string // where codes on slips lead
}

// Warehouse is what people do with the stock: receipts, returns, counts and lots. It names products as its readers find them, so it
// stands above the catalogue, which reads the stock.
type Warehouse struct {
	receipts  *receiptsapp.Receipts
	returns   *returnsapp.Returns
	sessions  *countsapp.Sessions
	lots      *stockapp.Lots
	people    people
	publicURL string
}

// NewWarehouse makes the work in the warehouse over its stock.
func NewWarehouse(m *Module, d WarehouseDeps) *Warehouse {
	sources := stockapp.Sources{Stock: m.stock, DB: m.db, Parties: d.Parties, Products: d.Products}
	rooms := people{receiptsstore.New(m.db, d.Files), returnsstore.New(m.db), countsstore.New(m.db), stockstore.New(m.db)}
	receipts := receiptsapp.NewReceipts(sources, rooms.receipts, d.Files, d.Pictures)
	return &Warehouse{
		receipts: receipts, returns: returnsapp.NewReturns(sources, rooms.returns, receipts),
		sessions: countsapp.NewSessions(sources, rooms.counts, d.Prices), lots: stockapp.NewLots(sources), people: rooms, publicURL: d.PublicURL,
	}
}

// Endpoints are the operations.
func (w *Warehouse) Endpoints() []api.Route {
	return slices.Concat(
		receiptsrest.Endpoints(w.receipts, w.publicURL), returnsrest.Endpoints(w.returns), countsrest.Endpoints(w.sessions),
		stockrest.Endpoints(w.lots),
	)
}

// Handlers are the reactions to events.
func (w *Warehouse) Handlers() []events.Handler { return subscriber.Handlers(w.people.Forget) }

// PersonalData is what is kept about people, for the export each may ask for.
func (w *Warehouse) PersonalData() usersapi.PersonalData { return w.people }

// Waiting is what of it waits for somebody.
func (w *Warehouse) Waiting() []usersapi.Waiting {
	return []usersapi.Waiting{w.receipts, w.returns, w.sessions}
}
