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
	receipts   *receiptsapp.Receipts
	recoveries *returnsapp.Returns
	sessions   *countsapp.Sessions
	lots       *stockapp.Lots
	publicURL  string
}

// NewWarehouse makes the work in the warehouse over its stock.
func NewWarehouse(m *Module, d WarehouseDeps) *Warehouse {
	sources := stockapp.Sources{Stock: m.stock, DB: m.db, Parties: d.Parties, Products: d.Products}
	receipts := receiptsapp.NewReceipts(sources, receiptsstore.New(m.db, d.Files), d.Files, d.Pictures)
	return &Warehouse{
		receipts: receipts, recoveries: returnsapp.NewReturns(sources, returnsstore.New(m.db), receipts),
		sessions: countsapp.NewSessions(sources, countsstore.New(m.db), d.Prices), lots: stockapp.NewLots(sources), publicURL: d.PublicURL,
	}
}

// Endpoints are the operations.
func (w *Warehouse) Endpoints() []api.Route {
	return slices.Concat(
		receiptsrest.Endpoints(w.receipts, w.publicURL), returnsrest.Endpoints(w.recoveries), countsrest.Endpoints(w.sessions),
		stockrest.Endpoints(w.lots),
	)
}

// Handlers are the reactions to events.
func (w *Warehouse) Handlers() []events.Handler { return subscriber.Handlers(w.people().Forget) }

// PersonalData is what is kept about people, for the export each may ask for.
func (w *Warehouse) PersonalData() usersapi.PersonalData { return w.people() }

// people are what is kept about people, room by room.
func (w *Warehouse) people() people { return people{w.receipts, w.recoveries, w.sessions} }

// Waiting is what of it waits for somebody.
func (w *Warehouse) Waiting() []usersapi.Waiting {
	return []usersapi.Waiting{w.receipts, w.recoveries, w.sessions}
}
