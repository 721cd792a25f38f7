package domain

import "millesime/platform/lists"

// Movement kinds of the ledger (domain 3.2).
const (
	MovementReceipt     = "receipt"
	MovementReservation = "reservation"
	MovementRelease     = "release"
	MovementShipment    = "shipment"
	MovementReturn      = "return"
	MovementCorrection  = "correction"
)

// Change moves the figures of one product; its ledger row says why.
type Change struct {
	ProductID     int64
	Kind          string
	OnHand        int64
	Reserved      int64
	Promised      int64
	Waiting       int64
	OrderID       int64
	ReceiptLineID int64
	RecoveryID    int64
	Lot           string // as fold.Code writes it; "" is not known
	BestBefore    string // of the lot, where its receipt says so
	Moved         bool   // it comes from the other warehouse, where it was received
	Reason        string
}

// ChangesOf are the rows of the ledger for changes of holds.
func ChangesOf(holds []Hold, kind, reason string) []Change {
	return lists.Each(holds, func(h Hold) Change {
		return Change{
			ProductID: h.ProductID, Kind: kind, Reserved: h.Reserved, Promised: h.Promised, Waiting: h.Waiting,
			OrderID: h.OrderID, ReceiptLineID: h.ReceiptLineID, Reason: reason,
		}
	})
}

// MoveReason is the reason in the ledger of what leaves and comes with a move, which a return carries out.
func MoveReason(recovery string) string { return "Changement d’entrepôt : " + recovery }
