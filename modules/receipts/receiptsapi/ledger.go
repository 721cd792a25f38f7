package receiptsapi

import (
	"context"
	"time"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Movement is a row of the ledger, with the figures it led to.
type Movement struct {
	ID             int64
	At             time.Time
	Kind           string
	OnHandDelta    int64
	ReservedDelta  int64
	PromisedDelta  int64
	OnHand         int64 // after it
	Reserved       int64
	Promised       int64
	Reason         string
	Lot            string // "" is not known
	OrderID        int64  // 0: none
	ActorID        int64  // 0: the house
	ImpersonatorID int64  // the admin acting as the actor, 0: none
}

// MovementKinds are the codes of the ledger's kinds.
func MovementKinds() []string {
	return []string{"receipt", "reservation", "release", "shipment", "return", "correction"}
}

// MovementFilter is the part of a product's ledger that is asked for, the newest first.
type MovementFilter struct {
	ID    int64    // of one alone, 0: all
	Kinds []string // empty: all
	lists.Part
}

// Arrival is what one open receipt brings and nobody was promised yet.
type Arrival struct {
	ExpectedOn string // YYYY-MM-DD; "": it is late
	Quantity   int64
}

// Correction says what was counted, and what the person who counted saw before.
type Correction struct {
	ProductID int64
	OnHand    int64
	Expected  int64
	Reason    string
}

// Corrected is what became of a correction: the level now, and why it was refused.
type Corrected struct {
	Level   Level        // as it is after all of them
	Refusal *fault.Fault // nil: it stands
}

// Ledger reads and corrects the stock of products that the caller has found to be in its actor's scope.
type Ledger interface {
	Movements(ctx context.Context, productID int64, filter MovementFilter) (lists.Page[Movement], error)
	// ProductOf is the product of a movement, 0 when there is none of that id.
	ProductOf(ctx context.Context, movementID int64) (int64, error)
	// Arrivals of a product that are not promised yet, the earliest first, one for each day; what is late is one, the first.
	Arrivals(ctx context.Context, productID int64) ([]Arrival, error)
	// Shipped is how many units of the products left since an instant; those that none left of are missing.
	Shipped(ctx context.Context, productIDs []int64, since time.Time) (map[int64]int64, error)
	// Correct brings levels to what was counted, each by itself, in the order given. One whose figure moved meanwhile, or
	// that would leave less than is reserved, is refused and changes nothing.
	Correct(ctx context.Context, tx *db.Tx, corrections []Correction) ([]Corrected, error)
}

// ErrFigureMoved refuses a correction of a figure that is no longer the one its author saw.
var ErrFigureMoved = fault.New("receipts.figure_moved", fault.Conflict,
	"Le stock a changé entre-temps : il est maintenant de {onHand}. Vérifiez, puis corrigez à nouveau.",
	"The stock has changed meanwhile: it is now {onHand}. Check, then correct again.")

// ErrBelowReserved refuses a correction that would take away what orders hold.
var ErrBelowReserved = fault.New("receipts.below_reserved", fault.Conflict,
	"Des commandes ou des retours réservent {reserved} : le stock ne peut pas descendre en dessous. Annulez d’abord ceux que vous ne pourrez pas servir.",
	"Orders or returns reserve {reserved}: the stock cannot go below. First cancel those that you cannot serve.")

// ErrMovementNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrMovementNotFound = fault.New("receipts.movement_not_found", fault.NotFound,
	"Ce mouvement de stock est introuvable.", "This stock movement cannot be found.")

// ErrNoLevel refuses to correct a product that has no stock yet.
var ErrNoLevel = fault.New("receipts.no_level", fault.NotFound, "Ce produit n’a pas encore de stock.", "This product has no stock yet.")

// ErrCursor refuses a cursor that a ledger did not give.
var ErrCursor = fault.New("receipts.bad_cursor", fault.Malformed,
	"Cette page du journal n’existe plus : revenez à la première.", "This page of the ledger no longer exists: go back to the first one.")
