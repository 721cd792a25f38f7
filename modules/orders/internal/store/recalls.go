package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type recallRow struct {
	bun.BaseModel `bun:"table:lot_recalls,alias:c"`

	ID         int64  `bun:"id,pk,autoincrement"`
	LotID      int64  `bun:"lot_id"`
	SupplierID int64  `bun:"supplier_id"`
	ProductID  int64  `bun:"product_id"`
	Lot        string `bun:"lot"`
	Reason     string `bun:"reason"`
	Advice     string `bun:"advice"`
	recallerColumns
	CreatedAt  time.Time `bun:"created_at"`
	LiftedAt   time.Time `bun:"lifted_at,nullzero"`
	LiftReason string    `bun:"lift_reason"`
	lifterColumns

	Told int64 `bun:"told,scanonly"`
}

type recallerColumns struct {
	ActorID          int64  `bun:"actor_id"`
	ActorName        string `bun:"actor_name"`
	Impersonator     int64  `bun:"impersonator_id"`
	ImpersonatorName string `bun:"impersonator_name"`
}

type lifterColumns struct {
	ActorID          int64  `bun:"lifter_id"`
	ActorName        string `bun:"lifter_name"`
	Impersonator     int64  `bun:"lifter_impersonator_id"`
	ImpersonatorName string `bun:"lifter_impersonator_name"`
}

func (r recallRow) recall() domain.Recall {
	recall := domain.Recall{
		ID: r.ID, Reason: r.Reason, Advice: r.Advice, By: auth.Signature(r.recallerColumns), At: r.CreatedAt.UTC(), Told: r.Told,
	}
	if !r.LiftedAt.IsZero() {
		recall.Lift = domain.Lift{Reason: r.LiftReason, By: auth.Signature(r.lifterColumns), At: r.LiftedAt.UTC()}
	}
	return recall
}

type recallRecipientRow struct {
	bun.BaseModel `bun:"table:lot_recall_recipients,alias:p"`

	ID         int64 `bun:"id,pk,autoincrement"`
	RecallID   int64 `bun:"recall_id"`
	LotID      int64 `bun:"lot_id"`
	CustomerID int64 `bun:"customer_id"`
	Units      int64 `bun:"units"`
	Mailed     bool  `bun:"mailed"`
}

// Recalls are those of a lot, the oldest first.
func (s *Store) Recalls(ctx context.Context, in db.Handle, lotID int64) ([]domain.Recall, error) {
	var rows []recallRow
	err := s.db.Reader(in).NewSelect().Model(&rows).ColumnExpr("c.*").
		ColumnExpr("(SELECT COUNT(*) FROM lot_recall_recipients AS p WHERE p.recall_id = c.id) AS told").
		Where("c.lot_id = ?", lotID).Order("c.id").Scan(ctx)
	return lists.Each(rows, recallRow.recall), db.Wrap(err, "read the recalls of a lot")
}

// LotTold are the customers that recalls of a lot told, by their ids, the last time; what was said of lifted ones no longer counts.
func (s *Store) LotTold(ctx context.Context, in db.Handle, lotID int64) (map[int64]domain.LotTold, error) {
	var rows []struct {
		recallRecipientRow

		CreatedAt time.Time
	}
	err := s.db.Reader(in).NewSelect().TableExpr("lot_recall_recipients AS p").ColumnExpr("p.*, c.created_at").
		Join("JOIN lot_recalls AS c ON c.id = p.recall_id").Where("p.lot_id = ?", lotID).
		Where("c.lifted_at IS NULL").OrderExpr("c.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read whom recalls told: %w", err)
	}
	told := make(map[int64]domain.LotTold, len(rows))
	for _, row := range rows {
		told[row.CustomerID] = domain.LotTold{RecallID: row.RecallID, Units: row.Units, At: row.CreatedAt.UTC(), Mailed: row.Mailed}
	}
	return told, nil
}

// AddRecall keeps a recall with whom it tells, and gives its id.
func (s *Store) AddRecall(
	ctx context.Context, tx *db.Tx, lot receiptsapi.Lot, recall domain.Recall, recipients []domain.LotRecipient,
) (int64, error) {
	row := recallRow{
		LotID: lot.ID, SupplierID: lot.SupplierID, ProductID: lot.ProductID, Lot: lot.Lot, Reason: recall.Reason, Advice: recall.Advice,
		recallerColumns: recallerColumns(recall.By), CreatedAt: recall.At,
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Returning("id").Exec(ctx); err != nil {
		return 0, fmt.Errorf("write a recall: %w", err)
	}
	if len(recipients) == 0 {
		return row.ID, nil
	}
	rows := make([]recallRecipientRow, 0, len(recipients))
	for _, r := range recipients {
		rows = append(rows, recallRecipientRow{
			RecallID: row.ID, LotID: lot.ID, CustomerID: r.Customer.ID, Units: r.Units(), Mailed: r.Told.Mailed,
		})
	}
	if _, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
		return 0, fmt.Errorf("write whom a recall tells: %w", err)
	}
	return row.ID, nil
}

// LiftRecalls notes that the recalls of a lot no longer stand.
func (s *Store) LiftRecalls(ctx context.Context, tx *db.Tx, lotID int64, lift domain.Lift) error {
	_, err := tx.IDB().NewUpdate().TableExpr("lot_recalls").Set("lifted_at = ?", lift.At).Set("lift_reason = ?", lift.Reason).
		Set("lifter_id = ?", lift.By.ActorID).Set("lifter_name = ?", lift.By.ActorName).
		Set("lifter_impersonator_id = ?", lift.By.Impersonator).Set("lifter_impersonator_name = ?", lift.By.ImpersonatorName).
		Where("lot_id = ?", lotID).Where("lifted_at IS NULL").Exec(ctx)
	return db.Wrap(err, "lift recalls")
}

// PersonalRecalls are those that a person made, itself or through somebody, and those that told it.
func (s *Store) PersonalRecalls(ctx context.Context, userID int64) ([]domain.PersonalRecall, error) {
	recalls := []domain.PersonalRecall{}
	err := s.db.Read().NewSelect().TableExpr("lot_recalls AS c").
		ColumnExpr("c.lot, c.reason, c.advice, c.created_at AS at, COALESCE(p.units, 0) AS units").
		Join("LEFT JOIN lot_recall_recipients AS p ON p.recall_id = c.id AND p.customer_id = ?", userID).
		Where("(? IN (c.actor_id, c.impersonator_id, c.lifter_id, c.lifter_impersonator_id) OR p.id IS NOT NULL)", userID).OrderExpr("c.id").Scan(ctx, &recalls)
	if err != nil {
		return nil, fmt.Errorf("read a person's recalls: %w", err)
	}
	for n := range recalls {
		recalls[n].At = recalls[n].At.UTC()
	}
	return recalls, nil
}
