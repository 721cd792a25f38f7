package demo

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// States of a stock return (specification 3, stockRecovery_status).
const (
	recoveryPending = "pending"
	recoveryOrdered = "ordered"
)

// recovery is a stock return of the set.
type recovery struct {
	row   recoveryRow
	lines []recoveryLineRow
	steps []recoveryStepRow
}

// takeBack is one return that a supplier asks for.
type takeBack struct {
	warehouse, status, reason, comment string
	days                               int // since it was asked for
	products                           int
	cartons                            int // of each
}

// takeBacks are those of fournisseur@: some in each state, in both warehouses.
func takeBacks() []takeBack {
	return []takeBack{
		{"supplier", recoveryOrdered, "event", "Salon des vignerons indépendants, stand B12.", 41, 3, 1},
		{"dartess", recoveryOrdered, "labelling", "Contre-étiquettes à changer avant l’export.", 33, 2, 4},
		{"dartess", recoveryOrdered, "unsold", "", 19, 1, 6},
		{"supplier", recoveryOrdered, "damaged", "Palette tombée au déchargement.", 8, 1, 2},
		{"dartess", recoveryPending, "quality", "Bouchons à contrôler, lot par lot.", 3, 2, 2},
		{"supplier", recoveryPending, "event", "Dégustation chez un caviste samedi.", 2, 2, 1},
		{"dartess", recoveryPending, "unsold", "Fin de millésime : nous reprenons le solde.", 1, 1, 3},
	}
}

// makeRecoveries lets fournisseur@ take goods back in every way, and some other suppliers now and then.
func (w *world) makeRecoveries() {
	s := newSource(streamRecoveries)
	var asked []recovery
	for _, seller := range w.suppliers {
		all := takeBacks()
		if seller.row.ID != supplierID {
			if !s.chance(20) {
				continue
			}
			all = []takeBack{oneOf(s, all)}
			all[0].days += s.between(0, 20)
		}
		for _, one := range all {
			if r, ok := w.recover(s, seller, one); ok {
				asked = append(asked, r)
			}
		}
	}
	slices.SortStableFunc(asked, func(a, b recovery) int { return cmp.Compare(a.row.CreatedAt.UnixNano(), b.row.CreatedAt.UnixNano()) })
	for _, r := range asked {
		w.keep(r)
	}
}

// recover takes cartons of well stocked products out of a warehouse; false when the seller has none there.
func (w *world) recover(s source, seller *supplier, one takeBack) (recovery, bool) {
	at := w.now.AddDate(0, 0, -one.days).Add(-time.Duration(s.between(10, 300)) * time.Minute)
	r := recovery{row: recoveryRow{
		SupplierID: seller.row.ID, Warehouse: one.warehouse, Status: one.status, Reason: one.reason, Comment: one.comment, CreatedAt: at, UpdatedAt: at,
	}}
	words := []string{one.comment}
	for _, p := range seller.products {
		if p.row.Warehouse != one.warehouse || p.recent || p.stock.available < int64(20*p.row.UnitsPerCarton) || !s.chance(40) {
			continue
		}
		quantity := int64(one.cartons * p.row.UnitsPerCarton)
		r.lines = append(r.lines, recoveryLineRow{ProductID: p.row.ID, Quantity: quantity, Lot: p.stock.takeLot(quantity, at)})
		r.row.Units += quantity
		words = append(words, p.row.Name, p.row.Reference)
		if len(r.lines) == one.products {
			break
		}
	}
	r.row.LineCount, r.row.SearchText = int64(len(r.lines)), fold.Text(strings.Join(words, " "))
	r.steps = []recoveryStepRow{{ToStatus: recoveryPending, ActorID: seller.row.ID, ActorName: seller.display, CreatedAt: at}}
	if one.status == recoveryOrdered {
		handed := at.Add(time.Duration(s.between(4, 40)) * time.Hour)
		by := seller.person
		if one.warehouse == "dartess" {
			by = w.people[adminID-1]
		}
		r.row.OrderedAt, r.row.UpdatedAt = &handed, handed
		r.steps = append(r.steps, recoveryStepRow{
			FromStatus: recoveryPending, ToStatus: recoveryOrdered, ActorID: by.row.ID, ActorName: by.display, CreatedAt: handed,
		})
	}
	return r, len(r.lines) > 0
}

// keep gives a return its number, and the ledger what it did: reserved when it was asked for, gone when it was handed over.
func (w *world) keep(r recovery) {
	r.row.ID = int64(len(w.recoveries) + 1)
	r.row.Number = fmt.Sprintf("RET-%d-%06d", r.row.CreatedAt.In(clock.Paris).Year(), r.row.ID)
	r.row.SearchText = fold.Text(r.row.Number) + " " + r.row.SearchText
	for _, line := range r.lines {
		at := &w.products[line.ProductID-1].stock
		move := func(kind string, onHand, reserved int64, step recoveryStepRow) {
			w.ledger.movements = append(w.ledger.movements, movementRow{
				ProductID: line.ProductID, Kind: kind, OnHandDelta: onHand, ReservedDelta: reserved, RecoveryID: &r.row.ID,
				Lot: line.Lot, Reason: r.row.Number, ActorID: step.ActorID, CreatedAt: step.CreatedAt,
			})
			at.reserved += reserved
			at.shipped -= onHand
		}
		move("reservation", 0, line.Quantity, r.steps[0])
		if len(r.steps) > 1 {
			move("return", -line.Quantity, -line.Quantity, r.steps[1])
		}
	}
	w.recoveries = append(w.recoveries, r)
}

type recoveryRow struct {
	bun.BaseModel `bun:"table:stock_recoveries"`

	ID                                         int64 `bun:",pk"`
	Number                                     string
	SupplierID                                 int64
	Warehouse, MoveTo, Status, Reason, Comment string
	LineCount, Units                           int64
	SearchText                                 string
	CreatedAt                                  time.Time
	OrderedAt                                  *time.Time
	UpdatedAt                                  time.Time
}

type recoveryLineRow struct {
	bun.BaseModel `bun:"table:stock_recovery_lines"`

	ID                              int64 `bun:",pk"`
	RecoveryID, ProductID, Quantity int64
	Lot                             string
}

type recoveryStepRow struct {
	bun.BaseModel `bun:"table:stock_recovery_steps"`

	ID                   int64 `bun:",pk"`
	RecoveryID           int64
	FromStatus, ToStatus string
	ActorID              int64
	ActorName            string
	CreatedAt            time.Time
}

func (w *world) writeRecoveries(ctx context.Context, tx *db.Tx) error {
	var rows []recoveryRow
	var lines []recoveryLineRow
	var steps []recoveryStepRow
	for _, r := range w.recoveries {
		rows = append(rows, r.row)
		for _, line := range r.lines {
			line.ID, line.RecoveryID = int64(len(lines)+1), r.row.ID
			lines = append(lines, line)
		}
		for _, step := range r.steps {
			step.ID, step.RecoveryID = int64(len(steps)+1), r.row.ID
			steps = append(steps, step)
		}
	}
	return writeAll(ctx, tx, put(rows), put(lines), put(steps), countNumbers("recovery_numbers", int64(len(rows))))
}
