package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/documents/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Reader is whose documents are read: those of a scope, and those that it made.
type Reader struct {
	lists.Scope

	ID int64
}

// readable keeps what somebody may read.
func readable(q *bun.SelectQuery, r Reader) *bun.SelectQuery { return boundReadable(nil, q, r) }

// boundReadable is readable in a statement whose text comes again, unless an agent reads.
func boundReadable(b *db.Bound, q *bun.SelectQuery, r Reader) *bun.SelectQuery {
	if r.All {
		return q
	}
	if r.AgentID != 0 {
		q = b.WithAssigned(q, r.Scope)
	}
	return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		if r.AgentID != 0 {
			q = q.Where("NOT d.is_own AND d.kind NOT IN (?) AND (d.placed_by = ? OR ?)", bun.List(domain.AccountKinds()), r.ID,
				db.IsAssigned("d", "began_at"))
		} else {
			q = b.Owned(q, r.Scope, "d").Where("NOT d.is_own")
		}
		return q.WhereOr("d.created_by = ?", b.Int(r.ID))
	})
}

// List reads a page.
func (s *Store) List(ctx context.Context, r Reader, f domain.Filter) (lists.Page[domain.Document], error) {
	found, err := db.List[documentRow](ctx, s.db, db.Listing{
		What: "documents", Rows: filtered(readable(s.db.Read().NewSelect().Model((*documentRow)(nil)), r), f), Alias: "d",
		Sorts: map[string]string{domain.SortIssuedOn: "issued_on", domain.SortNumber: "number", domain.SortTotal: "total_tax_incl_cents"},
		Part:  f.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, documentRow.document), err
}

func filtered(q *bun.SelectQuery, f domain.Filter) *bun.SelectQuery {
	q = db.Among(q, "d.kind IN (?)", f.Kinds)
	q = db.Among(q, "d.kind IN (?)", f.AllKinds())
	q = db.Among(q, "d.status IN (?)", f.Statuses)
	for column, ids := range map[string][]int64{
		"supplier_id": f.Suppliers, "customer_id": f.Customers, "order_id": f.Orders, "subject_id": f.Subjects, "id": f.IDs,
	} {
		if len(ids) > 0 {
			q = q.Where("d.? IN (?)", bun.Ident(column), bun.List(ids))
		}
	}
	if f.IssuedFrom != "" {
		q = q.Where("d.issued_on >= ?", f.IssuedFrom)
	}
	if f.IssuedTo != "" {
		q = q.Where("d.issued_on <= ?", f.IssuedTo)
	}
	total, meant := f.Amount()
	if !meant {
		return db.HoldingWords(q, "d.search_text", f.Search)
	}
	return q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return db.HoldingWords(q, "d.search_text", f.Search) })
		return q.WhereOr("d.total_tax_incl_cents = ?", total)
	})
}

// Ready are those of a filter that have a file, the newest first, at most so many.
func (s *Store) Ready(ctx context.Context, r Reader, f domain.Filter, most int64) ([]domain.Document, error) {
	var rows []documentRow
	err := filtered(readable(s.db.Read().NewSelect().Model(&rows), r), f).Where("d.status = ?", domain.Ready).
		Order("d.issued_on DESC", "d.id DESC").Limit(most).Scan(ctx)
	return lists.Each(rows, documentRow.document), db.Wrap(err, "read documents of an archive")
}

// Find reads one that somebody may read; inside a transaction it is locked.
func (s *Store) Find(ctx context.Context, in db.Handle, r Reader, id int64) (domain.Document, error) {
	return s.one(ctx, in, r, "d.id = ?", id)
}

// FindByKey is Find of the one document of something.
func (s *Store) FindByKey(ctx context.Context, in db.Handle, r Reader, key string) (domain.Document, error) {
	return s.one(ctx, in, r, "d.document_key = ?", key)
}

// ByID reads one for the house; inside a transaction it is locked.
func (s *Store) ByID(ctx context.Context, in db.Handle, id int64) (domain.Document, error) {
	return s.Find(ctx, in, Reader{Scope: lists.Scope{All: true}}, id)
}

// ByKey is ByID of the one document of something.
func (s *Store) ByKey(ctx context.Context, in db.Handle, key string) (domain.Document, error) {
	return s.FindByKey(ctx, in, Reader{Scope: lists.Scope{All: true}}, key)
}

func (s *Store) one(ctx context.Context, in db.Handle, r Reader, condition string, value any) (domain.Document, error) {
	var row documentRow
	bound := s.db.Bind(in)
	query := boundReadable(bound, bound.NewSelect().Model(&row).Where(condition, bound.Values(value)...), r)
	err := db.LockRows(query, in).Scan(ctx)
	return row.document(), db.Found(err, domain.ErrNotFound, "read document")
}

// StatementBefore is the last statement of an account before a day that is made.
func (s *Store) StatementBefore(ctx context.Context, of usersapi.Pair, day string) (domain.Document, error) {
	var row documentRow
	err := s.db.Read().NewSelect().Model(&row).Where("d.supplier_id = ? AND d.customer_id = ?", of.SupplierID, of.CustomerID).
		Where("d.kind = ? AND d.status = ? AND d.issued_on < ?", domain.KindStatement, domain.Ready, day).
		Order("d.issued_on DESC").Limit(1).Scan(ctx)
	return row.document(), db.Found(err, domain.ErrNotFound, "read the statement before")
}

// After are documents with a file in the order of their ids, for who checks them.
func (s *Store) After(ctx context.Context, id, most int64) ([]domain.Document, error) {
	var rows []documentRow
	err := s.db.Read().NewSelect().Model(&rows).Where("d.id > ? AND d.file <> ''", id).Order("d.id").Limit(most).Scan(ctx)
	return lists.Each(rows, documentRow.document), db.Wrap(err, "read documents to be checked")
}

// Of are the documents that somebody sent or got, the oldest first.
func (s *Store) Of(ctx context.Context, userID int64) ([]domain.Document, error) {
	var rows []documentRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("d.customer_id = ? OR d.created_by = ?", userID, userID).Order("d.id").Scan(ctx)
	return lists.Each(rows, documentRow.document), db.Wrap(err, "read the documents of a person")
}

// Progress is the last row of a source of which a paper was asked for.
func (s *Store) Progress(ctx context.Context, in db.Handle, source string) (int64, error) {
	var last int64
	err := s.db.Reader(in).NewSelect().Table("document_progress").Column("last_id").Where("source = ?", source).Scan(ctx, &last)
	if db.NotFound(err) {
		return 0, nil
	}
	return last, db.Wrap(err, "read how far the papers have come")
}
