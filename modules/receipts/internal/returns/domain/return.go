// Package domain holds the rules of stock returns: their state table, and what may leave.
package domain

import (
	"time"

	"millesime/modules/products/productsapi"
	receipts "millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/document"
	"millesime/platform/fold"
)

// Return is a stock return: goods that a supplier takes back out of a warehouse (domain 6.1).
type Return struct {
	ID         int64
	Number     string // RET-2026-000001
	SupplierID int64
	Warehouse  string
	MoveTo     string // the warehouse that its goods go to; "": they leave the stock
	Status     Status
	Reason     Reason
	Comment    string
	LineCount  int64
	Units      int64
	ReceiptID  int64 // announced at MoveTo once handed over; 0: none
	CreatedAt  time.Time
	OrderedAt  time.Time // zero: not handed over yet
	Lines      []Line    // of one return, not in lists
	Timeline   []Step    // likewise

	Supplier usersapi.Party // as of now, for reading
}

// Line is what a return holds of one product, or of one lot of it.
type Line struct {
	ID        int64
	ProductID int64
	Quantity  int64
	Lot       string

	Product productsapi.Product // for reading
}

// Step is an entry of the timeline.
type Step = document.Step[Status]

// Reason says why goods leave.
type Reason string

// The reasons.
const (
	ReasonUnsold    Reason = "unsold"
	ReasonQuality   Reason = "quality"
	ReasonDamaged   Reason = "damaged"
	ReasonLabelling Reason = "labelling" // to be labelled or packed again
	ReasonEvent     Reason = "event"     // tastings and fairs
	ReasonMove      Reason = "move"      // to the other warehouse
	ReasonOther     Reason = "other"     // the comment says which
)

// Reasons lists every reason.
func Reasons() []Reason {
	return []Reason{ReasonUnsold, ReasonQuality, ReasonDamaged, ReasonLabelling, ReasonEvent, ReasonMove, ReasonOther}
}

// Codes lists every reason.
func (Reason) Codes() []Reason { return Reasons() }

// Sort keys of the list of returns.
const (
	SortCreatedAt = "createdAt"
	SortNumber    = "number"
	SortStatus    = "status"
	SortUnits     = "units"
)

// Filter narrows the list; its sorts are Sort… keys.
type Filter = stock.Filter[Status]

// Held are the units that a return holds of each product.
func (r Return) Held() map[int64]int64 {
	held := make(map[int64]int64, len(r.Lines))
	for _, line := range r.Lines {
		held[line.ProductID] += line.Quantity
	}
	return held
}

// Products of a return, in id order.
func (r Return) Products() []int64 {
	return stock.IDs(r.Lines, func(line Line) int64 { return line.ProductID })
}

// Announced is the receipt that a return whose goods move brings to the other warehouse: a line for each product, with its lots and
// their dates. lots are those that are known, by product.
func (r Return) Announced(expectedOn string, lots map[int64][]receiptsapi.Lot) receipts.Receipt {
	receipt := receipts.Receipt{
		SupplierID: r.SupplierID, Warehouse: r.MoveTo, Status: receipts.Processing, Version: 1, RecoveryID: r.ID,
		Header: receipts.Header{ExpectedOn: expectedOn, Reference: r.Number, DutyStatus: receipts.DutyPaid},
	}
	at := make(map[int64]int, len(r.Lines))
	for _, line := range r.Lines {
		n, known := at[line.ProductID]
		if !known {
			n = len(receipt.Lines)
			at[line.ProductID] = n
			receipt.Lines = append(receipt.Lines, receipts.Line{ProductID: line.ProductID, Vintage: line.Product.Vintage})
		}
		receipt.Lines[n] = receipt.Lines[n].Bring(line.Lot, line.Quantity, lots[line.ProductID])
	}
	for n, line := range receipt.Lines {
		receipt.Lines[n] = line.Named()
	}
	return receipt
}

// Reserves are the changes by which its goods leave available stock.
func (r Return) Reserves() []stock.Change { return r.changes(stock.MovementReservation, 0, 1) }

// Releases are those that give them back.
func (r Return) Releases() []stock.Change { return r.changes(stock.MovementRelease, 0, -1) }

// Departs are those by which they leave the warehouse.
func (r Return) Departs() []stock.Change { return r.changes(stock.MovementReturn, -1, -1) }

func (r Return) changes(kind string, onHand, reserved int64) []stock.Change {
	changes := make([]stock.Change, 0, len(r.Lines))
	reason := r.Number
	if r.MoveTo != "" {
		reason = stock.MoveReason(r.Number)
	}
	for _, line := range r.Lines {
		changes = append(changes, stock.Change{
			ProductID: line.ProductID, Kind: kind, OnHand: onHand * line.Quantity, Reserved: reserved * line.Quantity,
			RecoveryID: r.ID, Reason: reason, Lot: fold.Code(line.Lot),
		})
	}
	return changes
}
