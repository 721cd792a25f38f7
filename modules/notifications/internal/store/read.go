package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// ofReader are a person's notifications for the centre.
func (s *Store) ofReader(rows any, ownerID int64) *bun.SelectQuery {
	return s.db.Read().NewSelect().Model(rows).Where("n.user_id = ?", ownerID).Where("n.in_app")
}

// List reads a page of a person's notifications, the newest first.
func (s *Store) List(ctx context.Context, ownerID int64, f domain.Filter) (lists.Page[domain.Notification], error) {
	query := s.ofReader((*notificationRow)(nil), ownerID)
	if f.Unread {
		query = query.Where("n.read_at IS NULL")
	}
	f.Sorts = []lists.Sort{{Key: "id", Descending: true}}
	found, err := db.List[notificationRow](ctx, s.db, db.Listing{
		What: "notifications", Rows: query, Alias: "n", Sorts: map[string]string{"id": "id"}, Part: f.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, notificationRow.notification), err
}

// Unread counts what a person has not read, up to the limit of counts. It is counted each time: all may be read at once.
func (s *Store) Unread(ctx context.Context, ownerID int64) (int64, error) {
	unread := s.ofReader((*notificationRow)(nil), ownerID).Where("n.read_at IS NULL").
		ExcludeColumn("*").ColumnExpr("1").Limit(lists.MostCounted)
	var total int64
	err := s.db.Read().NewSelect().TableExpr("(?) AS counted", unread).ColumnExpr("COUNT(*)").Scan(ctx, &total)
	return total, db.Wrap(err, "count notifications")
}

// Behind reads a person's notifications with ids above one, in the order of ids.
func (s *Store) Behind(ctx context.Context, ownerID, id int64, limit int) ([]domain.Notification, error) {
	var rows []notificationRow
	err := s.ofReader(&rows, ownerID).Where("n.id > ?", id).Order("n.id").Limit(int64(limit)).Scan(ctx)
	return notificationsOf(rows), err
}

// Newest is the highest id of a person's notifications, 0 when there is none.
func (s *Store) Newest(ctx context.Context, ownerID int64) (int64, error) {
	var id int64
	err := s.ofReader((*notificationRow)(nil), ownerID).ColumnExpr("COALESCE(MAX(n.id), 0)").Scan(ctx, &id)
	return id, err
}

// Latest is the highest id of all.
func (s *Store) Latest(ctx context.Context) (int64, error) {
	var id int64
	err := s.db.Read().NewSelect().Model((*notificationRow)(nil)).ColumnExpr("COALESCE(MAX(n.id), 0)").Scan(ctx, &id)
	return id, err
}

// Since reads some people's notifications for the centre with ids above one, in the order of ids.
func (s *Store) Since(ctx context.Context, userIDs []int64, id int64, limit int) ([]domain.Notification, error) {
	var rows []notificationRow
	err := s.db.Read().NewSelect().Model(&rows).Where("n.user_id IN (?)", bun.List(userIDs)).Where("n.id > ?", id).Where("n.in_app").
		Order("n.id").Limit(int64(limit)).Scan(ctx)
	return notificationsOf(rows), err
}
