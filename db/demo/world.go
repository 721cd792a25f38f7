package demo

import (
	"context"
	"time"

	"millesime/platform/db"
)

// world is the whole set while it is made. Each part draws from its own random stream, so that a change to one
// leaves the others as they were.
type world struct {
	scale     Scale
	now       time.Time
	start     time.Time // eighteen months before now
	hash      string
	people    []*person // by id, 1 first
	suppliers []*supplier
	agents    []*agent
	buyers    []*buyer
	products  []*product
	relations relations
	receipts  []receipt
	lastLine  int64 // of the receipts

	recoveries []recovery
	counts     counts

	ledger ledger

	quotations int // made so far

	codes []*code

	invoices   invoices
	fallingDue int // invoices of restaurant@ that are due soon

	askedSupplier bool // a quotation awaits fournisseur@

	room room // what restaurants sell in it

	files Files
}

const monthsBack = 18

func newWorld(opt Options) *world {
	w := &world{
		scale: opt.Scale.orDemo(), now: opt.Now, start: opt.Now.AddDate(0, -monthsBack, 0), hash: opt.PasswordHash,
		relations: relations{byPair: map[pairKey]*relation{}}, codes: demoCodes(), files: opt.Files,
	}
	w.makePeople()
	w.makeProducts()
	w.makeReceipts()
	w.makeRecoveries()
	w.makeRelations()
	w.makeInvitations()
	return w
}

// write puts the rows in an order that foreign keys accept; the stock comes after the orders that move it.
func (w *world) write(ctx context.Context, tx *db.Tx) error {
	return writeAll(ctx, tx, cache(largeCache),
		w.writePeople, w.writeProducts, w.writeStores, w.writeLots, w.writePrices, w.writePriceLists, w.writeFrames, w.writeFramePapers, w.writeCarrier,
		addRelays, w.writeGrids, w.writeOrders, w.writeTasteAndBuy, w.writeInvoices, w.writePayments, w.writeCodes, w.writeNotifications, w.writeRelations, w.writeCounts, w.writeStock,
		w.writeStockLots, w.writeRecoveries, advance, cache(usualCache))
}
