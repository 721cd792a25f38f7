// Package store keeps agreement frames with their members and documents. Rows never leave it.
package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Store keeps agreement frames.
type Store struct{ db *db.DB }

// New makes the store of agreement frames.
func New(d *db.DB) *Store { return &Store{d} }

// framesOfBuyer are the frame that a customer is a member of, and those that renew it and have not taken over: by two indexes, where a
// condition with an "or" would go through all frames.
const framesOfBuyer = ` FROM (SELECT frame_id AS id FROM agreement_frame_buyers WHERE customer_id = ?
 UNION ALL SELECT n.id FROM agreement_frame_buyers AS b JOIN agreement_frames AS n ON n.renews_id = b.frame_id AND n.taken_over_at IS NULL
 WHERE b.customer_id = ?) AS m JOIN agreement_frames AS f ON f.id = m.id`

// FrameOf reads, in one statement, the frame that a customer is in on a day, nil none: the one that it is a member of, or the one
// that renews it and has begun. Groups that hold no frames have none.
func (s *Store) FrameOf(ctx context.Context, in db.Handle, customerID int64, group auth.Group, day string) (*quote.Frame, error) {
	if !group.IsBuyer() || customerID == 0 {
		return nil, nil
	}
	var row frameRow
	bound := s.db.Bind(in)
	customer, today := bound.Int(customerID), bound.Text(day)
	err := bound.NewRaw("SELECT f.id, f.name, f.basis, f.starts_on, f.ends_on, "+frameTiers+", "+frameSuppliers+framesOfBuyer+
		" WHERE f.ended_at IS NULL AND f.starts_on <= ? AND f.ends_on >= ? ORDER BY f.starts_on DESC LIMIT 1", customer, customer, today, today).
		Scan(ctx, &row)
	if db.NotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("pricing: read the agreement frame of a customer: %w", err)
	}
	frame := row.frame()
	return &frame, nil
}

// Frames reads a page of the agreement frames.
func (s *Store) Frames(ctx context.Context, filter domain.FrameFilter) (lists.Page[domain.KeptFrame], error) {
	rows := filteredFrames(s.db.Read().NewSelect().Model((*frameRow)(nil)), filter)
	found, err := db.List[frameRow](ctx, s.db, db.Listing{
		What: "agreement frames", Rows: withFrameParts(rows.Clone()), Counted: rows.ExcludeColumn("*"), Alias: "f",
		Sorts: map[string]string{
			domain.SortName: "name", quote.SortStartsOn: "starts_on", quote.SortEndsOn: "ends_on", quote.SortCreatedAt: "created_at",
		},
		Part: filter.Part, Stale: quote.ErrCursor,
	})
	return lists.Map(found, frameRow.kept), err
}

func filteredFrames(q *bun.SelectQuery, f domain.FrameFilter) *bun.SelectQuery {
	if len(f.Statuses) > 0 {
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			for _, status := range f.Statuses {
				q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return frameInStatus(q, status, f.Today) })
			}
			return q
		})
	}
	for _, id := range f.Members {
		q = q.Where(`(EXISTS (SELECT 1 FROM agreement_frame_suppliers AS s WHERE s.frame_id = f.id AND s.supplier_id = ?)
 OR ? IN (`+buyersOfFrame+`))`, id, id)
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`f.search_text LIKE ? ESCAPE '\'`, db.Holding(word))
	}
	return q
}

// frameInStatus is domain.KeptFrame.Status as a condition.
func frameInStatus(q *bun.SelectQuery, status domain.FrameStatus, today string) *bun.SelectQuery {
	switch status {
	case domain.FrameEnded:
		return q.Where("(f.ended_at IS NOT NULL OR f.ends_on < ?)", today)
	case domain.FrameScheduled:
		return q.Where("f.ended_at IS NULL AND f.starts_on > ?", today)
	default:
		return q.Where("f.ended_at IS NULL AND f.starts_on <= ? AND f.ends_on >= ?", today, today)
	}
}

// KeptFrame reads one; inside a transaction it is locked first.
func (s *Store) KeptFrame(ctx context.Context, in db.Handle, id int64) (domain.KeptFrame, error) {
	if db.Inside(in) {
		lock := db.LockRows(s.db.Reader(in).NewSelect().Model((*frameRow)(nil)).Column("f.id").Where("f.id = ?", id), in)
		if err := lock.Scan(ctx, new(int64)); db.NotFound(err) {
			return domain.KeptFrame{}, domain.ErrFrameNotFound
		} else if err != nil {
			return domain.KeptFrame{}, fmt.Errorf("pricing: lock an agreement frame: %w", err)
		}
	}
	var row frameRow
	err := withFrameParts(s.db.Reader(in).NewSelect().Model(&row)).Where("f.id = ?", id).Scan(ctx)
	return row.kept(), db.Found(err, domain.ErrFrameNotFound, "pricing: read an agreement frame")
}
