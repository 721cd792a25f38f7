package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
)

type movementRow struct {
	bun.BaseModel `bun:"table:stock_movements,alias:m"`

	ID             int64     `bun:"id,pk,autoincrement"`
	ProductID      int64     `bun:"product_id"`
	Kind           string    `bun:"kind"`
	OnHandDelta    int64     `bun:"on_hand_delta"`
	ReservedDelta  int64     `bun:"reserved_delta"`
	PromisedDelta  int64     `bun:"promised_delta"`
	OrderID        int64     `bun:"order_id,nullzero"`
	ReceiptLineID  int64     `bun:"receipt_line_id,nullzero"`
	RecoveryID     int64     `bun:"recovery_id,nullzero"`
	Lot            string    `bun:"lot"`
	Reason         string    `bun:"reason"`
	ActorID        int64     `bun:"actor_id"`
	ImpersonatorID int64     `bun:"impersonator_id"`
	CreatedAt      time.Time `bun:"created_at"`
}

type reservationRow struct {
	bun.BaseModel `bun:"table:stock_reservations,alias:r"`

	ID            int64     `bun:"id,pk,autoincrement"`
	OrderID       int64     `bun:"order_id"`
	OrderItemID   int64     `bun:"order_item_id"`
	ProductID     int64     `bun:"product_id"`
	Reserved      int64     `bun:"reserved"`
	Promised      int64     `bun:"promised"`
	Waiting       int64     `bun:"waiting"`
	ReceiptLineID int64     `bun:"receipt_line_id,nullzero"`
	PromisedOn    string    `bun:"promised_on"`
	CreatedAt     time.Time `bun:"created_at"`
}

func (r reservationRow) hold() domain.Hold {
	return domain.Hold{
		ID: r.ID, OrderID: r.OrderID, OrderItemID: r.OrderItemID, ProductID: r.ProductID,
		Reserved: r.Reserved, Promised: r.Promised, Waiting: r.Waiting, ReceiptLineID: r.ReceiptLineID, PromisedOn: r.PromisedOn,
		CreatedAt: r.CreatedAt.UTC(),
	}
}
