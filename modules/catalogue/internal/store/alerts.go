package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain/alerts"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type alertRow struct {
	bun.BaseModel `bun:"table:stock_alerts,alias:a"`

	ProductID int64     `bun:"product_id,pk"`
	UserID    int64     `bun:"user_id,pk"`
	CreatedAt time.Time `bun:"created_at"`
}

type shortageRow struct {
	bun.BaseModel `bun:"table:stock_shortages,alias:s"`

	ProductID int64     `bun:"product_id,pk"`
	Since     time.Time `bun:"since"`
}

// Awaited are the products that somebody waits for, of those given.
func (s *Store) Awaited(ctx context.Context, userID int64, productIDs []int64) ([]int64, error) {
	var found []int64
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model((*alertRow)(nil)).Column("product_id").
		Where("a.user_id = ? AND a.product_id IN (?)", bound.Int(userID), bound.Ints(productIDs)).Scan(ctx, &found)
	return found, db.Wrap(err, "find stock alerts")
}

// AddAlert keeps that somebody waits; who waits already goes on waiting.
func (s *Store) AddAlert(ctx context.Context, tx *db.Tx, alert alerts.Alert) error {
	row := alertRow{ProductID: alert.ProductID, UserID: alert.UserID, CreatedAt: alert.CreatedAt}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
	return db.Wrap(err, "write a stock alert")
}

// DropAlert forgets that somebody waits.
func (s *Store) DropAlert(ctx context.Context, tx *db.Tx, productID, userID int64) error {
	_, err := s.TakeAlerts(ctx, tx, productID, []int64{userID})
	return err
}

// Alerts are those of some products, the oldest first.
func (s *Store) Alerts(ctx context.Context, tx *db.Tx, productIDs []int64) ([]alerts.Alert, error) {
	var rows []alertRow
	err := tx.IDB().NewSelect().Model(&rows).Where("a.product_id IN (?)", bun.List(productIDs)).Order("a.created_at", "a.user_id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read stock alerts: %w", err)
	}
	return lists.Each(rows, func(row alertRow) alerts.Alert {
		return alerts.Alert{ProductID: row.ProductID, UserID: row.UserID, CreatedAt: row.CreatedAt}
	}), nil
}

// TakeAlerts forgets alerts and gives whose were there.
func (s *Store) TakeAlerts(ctx context.Context, tx *db.Tx, productID int64, userIDs []int64) ([]int64, error) {
	var taken []int64
	err := tx.IDB().NewDelete().Model((*alertRow)(nil)).Where("product_id = ? AND user_id IN (?)", productID, bun.List(userIDs)).
		Returning("user_id").Scan(ctx, &taken)
	if err != nil && !db.NotFound(err) {
		return nil, fmt.Errorf("take stock alerts: %w", err)
	}
	return taken, nil
}

// MarkShort marks products whose suppliers are told, and gives those that were not marked yet.
func (s *Store) MarkShort(ctx context.Context, tx *db.Tx, productIDs []int64, at time.Time) ([]int64, error) {
	if len(productIDs) == 0 {
		return nil, nil
	}
	rows := lists.Each(productIDs, func(id int64) shortageRow { return shortageRow{ProductID: id, Since: at} })
	var marked []int64
	err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT DO NOTHING").Returning("product_id").Scan(ctx, &marked)
	if err != nil && !db.NotFound(err) {
		return nil, fmt.Errorf("mark short products: %w", err)
	}
	return marked, nil
}

// MarkEnough forgets the marks of products.
func (s *Store) MarkEnough(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	if len(productIDs) == 0 {
		return nil
	}
	_, err := tx.IDB().NewDelete().Model((*shortageRow)(nil)).Where("product_id IN (?)", bun.List(productIDs)).Exec(ctx)
	return db.Wrap(err, "unmark short products")
}

// AlertsOf are a person's, as its file holds them.
func (s *Store) AlertsOf(ctx context.Context, userID int64) ([]alerts.PersonalAlert, error) {
	rows := []alerts.PersonalAlert{}
	err := s.db.Read().NewSelect().TableExpr("stock_alerts AS a").Join("JOIN products AS p ON p.id = a.product_id").
		ColumnExpr("p.name AS product, p.reference, a.created_at").Where("a.user_id = ?", userID).
		OrderExpr("a.created_at, a.product_id").Scan(ctx, &rows)
	return rows, db.Wrap(err, "read a person's stock alerts")
}

// ForgetAlerts drops those of people.
func (s *Store) ForgetAlerts(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if len(userIDs) == 0 {
		return nil
	}
	_, err := tx.IDB().NewDelete().Model((*alertRow)(nil)).Where("user_id IN (?)", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget stock alerts")
}
