package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
)

// countLimit: totals are exact to 10,000 and no query counts more rows than one beyond (architecture rule 13).
const countLimit = 10_000

// own are a person's notifications for the centre.
func (s *Store) own(rows any, ownerID int64) *bun.SelectQuery {
	return s.db.Read().NewSelect().Model(rows).Where("n.user_id = ?", ownerID).Where("n.in_app")
}

// List reads a page of a person's notifications, the newest first.
func (s *Store) List(ctx context.Context, ownerID int64, f domain.Filter) (domain.List, error) {
	var rows []notificationRow
	query := s.own(&rows, ownerID)
	if f.Unread {
		query = query.Where("n.read_at IS NULL")
	}
	total, err := s.count(ctx, query)
	if err != nil {
		return domain.List{}, err
	}
	newest := db.Sorts{{Key: "id", Column: "id", Kind: db.SortNumber, Descending: true}}
	query, err = newest.Apply(query, "n", db.Part{After: f.After, Offset: f.Offset, Limit: f.Limit})
	if err != nil {
		return domain.List{}, domain.ErrCursor.Because(err)
	}
	if err := query.Scan(ctx); err != nil {
		return domain.List{}, fmt.Errorf("list notifications: %w", err)
	}
	list := domain.List{Total: min(total, countLimit), Capped: total > countLimit}
	if f.Limit > 0 && len(rows) > f.Limit {
		rows = rows[:f.Limit]
		last := rows[len(rows)-1].ID
		list.Next = newest.After(last, func(string) any { return last })
	}
	list.Notifications = notificationsOf(rows)
	return list, nil
}

// Unread counts what a person has not read, up to the limit of counts.
func (s *Store) Unread(ctx context.Context, ownerID int64) (int64, error) {
	total, err := s.count(ctx, s.own((*notificationRow)(nil), ownerID).Where("n.read_at IS NULL"))
	return min(total, countLimit), err
}

func (s *Store) count(ctx context.Context, query *bun.SelectQuery) (int64, error) {
	var total int64
	capped := query.Clone().ExcludeColumn("*").ColumnExpr("1").Limit(countLimit + 1)
	err := s.db.Read().NewSelect().TableExpr("(?) AS counted", capped).ColumnExpr("COUNT(*)").Scan(ctx, &total)
	if err != nil {
		return 0, fmt.Errorf("count notifications: %w", err)
	}
	return total, nil
}

// Behind reads a person's notifications with ids above one, in the order of ids.
func (s *Store) Behind(ctx context.Context, ownerID, id int64, limit int) ([]domain.Notification, error) {
	var rows []notificationRow
	err := s.own(&rows, ownerID).Where("n.id > ?", id).Order("n.id").Limit(int64(limit)).Scan(ctx)
	return notificationsOf(rows), err
}

// Newest is the highest id of a person's notifications, 0 when there is none.
func (s *Store) Newest(ctx context.Context, ownerID int64) (int64, error) {
	var id int64
	err := s.own((*notificationRow)(nil), ownerID).ColumnExpr("COALESCE(MAX(n.id), 0)").Scan(ctx, &id)
	return id, err
}

// Latest is the highest id of all.
func (s *Store) Latest(ctx context.Context) (int64, error) {
	var id int64
	err := s.db.Read().NewSelect().Model((*notificationRow)(nil)).ColumnExpr("COALESCE(MAX(n.id), 0)").Scan(ctx, &id)
	return id, err
}

// Since reads everybody's notifications for the centre with ids above one, in the order of ids.
func (s *Store) Since(ctx context.Context, id int64, limit int) ([]domain.Notification, error) {
	var rows []notificationRow
	err := s.db.Read().NewSelect().Model(&rows).Where("n.id > ?", id).Where("n.in_app").Order("n.id").Limit(int64(limit)).Scan(ctx)
	return notificationsOf(rows), err
}
