package domain

import (
	"time"

	"millesime/modules/products/productsapi"
	receipts "millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Recovery is a stock return: goods that a supplier takes back out of a warehouse (domain 6.1).
type Recovery struct {
	ID         int64
	Number     string // RET-2026-000001
	SupplierID int64
	Warehouse  string
	MoveTo     string // the warehouse that its goods go to; "": they leave the stock
	Status     RecoveryStatus
	Reason     RecoveryReason
	Comment    string
	LineCount  int64
	Units      int64
	ReceiptID  int64 // announced at MoveTo once handed over; 0: none
	CreatedAt  time.Time
	OrderedAt  time.Time      // zero: not handed over yet
	Lines      []RecoveryLine // of one return, not in lists
	Timeline   []RecoveryStep // likewise

	Supplier usersapi.Party // as of now, for reading
}

// RecoveryLine is what a return holds of one product, or of one lot of it.
type RecoveryLine struct {
	ID        int64
	ProductID int64
	Quantity  int64
	Lot       string

	Product productsapi.Product // for reading
}

// RecoveryStep is an entry of the timeline.
type RecoveryStep = document.Step[RecoveryStatus]

// RecoveryReason says why goods leave.
type RecoveryReason string

// The reasons.
const (
	ReasonUnsold    RecoveryReason = "unsold"
	ReasonQuality   RecoveryReason = "quality"
	ReasonDamaged   RecoveryReason = "damaged"
	ReasonLabelling RecoveryReason = "labelling" // to be labelled or packed again
	ReasonEvent     RecoveryReason = "event"     // tastings and fairs
	ReasonMove      RecoveryReason = "move"      // to the other warehouse
	ReasonOther     RecoveryReason = "other"     // the comment says which
)

// RecoveryReasons lists every reason.
func RecoveryReasons() []RecoveryReason {
	return []RecoveryReason{ReasonUnsold, ReasonQuality, ReasonDamaged, ReasonLabelling, ReasonEvent, ReasonMove, ReasonOther}
}

// Codes lists every reason.
func (RecoveryReason) Codes() []RecoveryReason { return RecoveryReasons() }

// Sort keys of the list of returns.
const (
	SortRecoveryCreatedAt = "createdAt"
	SortRecoveryNumber    = "number"
	SortRecoveryStatus    = "status"
	SortRecoveryUnits     = "units"
)

// RecoveryFilter narrows the list; empty parts do not narrow.
type RecoveryFilter struct {
	Statuses   []RecoveryStatus
	Warehouse  string
	Suppliers  []int64
	Products   []int64
	Search     string
	ToHandOver bool // by the reader

	lists.Part // its sorts are SortRecovery… keys
}

// For narrows a filter to what its reader hands over, when ToHandOver asks for that.
func (f RecoveryFilter) For(reader auth.Actor) RecoveryFilter {
	if !f.ToHandOver {
		return f
	}
	f.Statuses = []RecoveryStatus{RecoveryPending}
	warehouse := stock.KeptBy(reader)
	if f.Warehouse != "" && f.Warehouse != warehouse {
		f.Statuses = []RecoveryStatus{""} // others hand those over
	}
	f.Warehouse = warehouse
	return f
}

// Held are the units that a return holds of each product.
func (r Recovery) Held() map[int64]int64 {
	held := make(map[int64]int64, len(r.Lines))
	for _, line := range r.Lines {
		held[line.ProductID] += line.Quantity
	}
	return held
}

// Products of a return, in id order.
func (r Recovery) Products() []int64 {
	ids := lists.Each(r.Lines, func(line RecoveryLine) int64 { return line.ProductID })
	return stock.Unique(ids)
}

// Announced is the receipt that a return whose goods move brings to the other warehouse: a line for each product, with its lots and
// their dates. lots are those that are known, by product.
func (r Recovery) Announced(expectedOn string, lots map[int64][]receiptsapi.Lot) receipts.Receipt {
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
func (r Recovery) Reserves() []stock.Change { return r.changes(stock.MovementReservation, 0, 1) }

// Releases are those that give them back.
func (r Recovery) Releases() []stock.Change { return r.changes(stock.MovementRelease, 0, -1) }

// Departs are those by which they leave the warehouse.
func (r Recovery) Departs() []stock.Change { return r.changes(stock.MovementReturn, -1, -1) }

func (r Recovery) changes(kind string, onHand, reserved int64) []stock.Change {
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
