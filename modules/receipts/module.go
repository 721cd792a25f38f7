package receipts

import (
	"millesime/modules/receipts/internal/app"
	"millesime/modules/receipts/internal/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
}

// Module is the stock.
type Module struct{ stock *app.Stock }

// New wires the module.
func New(d Deps) *Module {
	return &Module{stock: app.NewStock(store.New(d.DB), d.Clock)}
}

// Stock is the facade for other modules.
func (m *Module) Stock() receiptsapi.Stock { return m.stock }

// Ledger is the facade for who reads and corrects what is in stock.
func (m *Module) Ledger() receiptsapi.Ledger { return m.stock }
