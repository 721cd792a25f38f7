package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

type notificationRow struct {
	bun.BaseModel `bun:"table:notifications"`

	UserID    int64
	Kind      string
	Subject   string
	SubjectID int64
	PartyID   int64
	Params    json.RawMessage `bun:"type:jsonb"`
	Source    string
	InApp     bool
	InDigest  bool
	CreatedAt time.Time
	ReadAt    time.Time `bun:",nullzero"`
}

// told is an order as people are told of it.
type told struct {
	ID, CustomerID, SupplierID, AgentID, PlacedBy int64
	Number, Status                                string
	TotalTaxInclCents                             money.Cents
	CreatedAt, UpdatedAt                          time.Time
}

const (
	newsDays   = 21   // how far back people are told
	unreadDays = 4    // what they have not read yet
	mostNews   = 5000 // a large set needs no more
)

// writeNotifications tells people about the last orders: sellers that they came, customers where they stand.
func (w *world) writeNotifications(ctx context.Context, tx *db.Tx) error {
	var orders []told
	err := tx.IDB().NewSelect().TableExpr("orders").
		Column("id", "customer_id", "supplier_id", "agent_id", "placed_by", "number", "status", "total_tax_incl_cents", "created_at", "updated_at").
		Where("created_at >= ?", w.now.AddDate(0, 0, -newsDays)).Where("status NOT IN (?, ?)", quotation, canceledQuotation).
		Order("id DESC").Limit(mostNews).Scan(ctx, &orders)
	if err != nil {
		return fmt.Errorf("read the last orders: %w", err)
	}
	var rows []notificationRow
	for _, o := range orders {
		for _, seller := range []int64{o.SupplierID, o.AgentID} {
			if seller != 0 && seller != o.PlacedBy {
				rows = append(rows, w.news(o, seller, "order_placed", o.CustomerID, map[string]any{"number": o.Number, "total": o.TotalTaxInclCents}))
			}
		}
		if o.Status != processing && !w.people[o.CustomerID-1].isGuest() {
			o.CreatedAt = o.UpdatedAt
			rows = append(rows, w.news(o, o.CustomerID, "order_moved", o.SupplierID, map[string]any{"number": o.Number, "to": o.Status}))
		}
	}
	rows = append(rows, w.codeNews()...)
	slices.SortStableFunc(rows, func(a, b notificationRow) int { return a.CreatedAt.Compare(b.CreatedAt) })
	return insert(ctx, tx, rows)
}

// codeNews tell fournisseur@ of the codes that it came to bear and that its customers read.
func (w *world) codeNews() []notificationRow {
	var rows []notificationRow
	for n, k := range w.codes {
		if made := k.row(w.now).CreatedAt; k.shown && made.After(w.now.AddDate(0, 0, -newsDays)) {
			rows = append(rows, notificationRow{
				UserID: supplierID, Kind: "promo_code", Subject: "borne_promo_codes", SubjectID: int64(n + 1),
				Params: marshal(map[string]any{"number": k.word, "to": "made", "until": clock.DateOf(w.now.AddDate(0, 0, k.from))}),
				Source: "demo-" + k.word, InApp: true, CreatedAt: made, ReadAt: made.Add(time.Hour),
			})
		}
	}
	return rows
}

func (w *world) news(o told, userID int64, kind string, partyID int64, params map[string]any) notificationRow {
	row := notificationRow{
		UserID: userID, Kind: kind, Subject: "orders", SubjectID: o.ID, PartyID: partyID,
		Params: marshal(params), Source: "demo-" + o.Number, InApp: true, CreatedAt: o.CreatedAt,
	}
	if o.CreatedAt.Before(w.now.AddDate(0, 0, -unreadDays)) {
		row.ReadAt = o.CreatedAt.Add(time.Hour)
	}
	return row
}
