package domain

import (
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Sort keys of the list of lots.
const (
	SortLotCreatedAt  = "createdAt"
	SortLotName       = "lot"
	SortLotBestBefore = "bestBefore"
	SortLotUnits      = "units"
)

// LotFilter narrows the list of lots; empty parts do not narrow.
type LotFilter struct {
	Suppliers []int64
	Warehouse string
	Products  []int64
	Lot       string // of this name
	InStock   bool

	Search
	lists.Part // its sorts are SortLot… keys
}

// SeenLot is a lot with what its product is called and whose it is, as of now.
type SeenLot struct {
	receiptsapi.Lot

	Product  productsapi.Product
	Supplier usersapi.Party
}

// ErrLotCursor refuses a cursor that the list did not give.
var ErrLotCursor = fault.New("receipts.bad_lot_cursor", fault.Malformed,
	"Cette page de la liste des lots n’existe plus : revenez à la première.",
	"This page of the list of lots no longer exists: go back to the first one.")
