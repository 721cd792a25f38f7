package receipts

import (
	counts "millesime/modules/receipts/internal/counts/domain"
	receipts "millesime/modules/receipts/internal/receipts/domain"
	returns "millesime/modules/receipts/internal/returns/domain"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/jobs"
	"millesime/platform/states"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB    *db.DB
	Jobs  *jobs.Queue
	Clock clock.Clock
}

// Module is the stock: levels, ledger, reservations, promises and lots.
type Module struct {
	db    *db.DB
	stock *stockapp.Stock
}

// New wires the module.
func New(d Deps) *Module {
	return &Module{d.DB, stockapp.NewStock(stockstore.New(d.DB), d.Clock, d.Jobs)}
}

// Jobs go through promises when receipts change.
func (m *Module) Jobs() []jobs.Handler { return []jobs.Handler{m.stock.Redating(m.db)} }

// FileColumns are the columns that name photos of counts and papers, for who reads the receipt.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "receipt_counts", Key: "id", Name: "photo"},
		{Table: "receipt_documents", Key: "id", Name: "file"},
	}
}

// States is the state table of receipts (domain 6.1), for the reference.
func States() states.Chart { return receipts.Table().Chart() }

// RecoveryStates is the state table of stock returns (domain 6.1), for the reference.
func RecoveryStates() states.Chart { return returns.Table().Chart() }

// SessionStates is the state table of counting sessions (domain 6.1), for the reference.
func SessionStates() states.Chart { return counts.Table().Chart() }

// Stock is the facade for other modules.
func (m *Module) Stock() receiptsapi.Stock { return m.stock }

// Ledger is the facade for who reads and corrects what is in stock.
func (m *Module) Ledger() receiptsapi.Ledger { return m.stock }

// Lots is the facade for who ships lots and asks where they went.
func (m *Module) Lots() receiptsapi.Lots { return m.stock }
