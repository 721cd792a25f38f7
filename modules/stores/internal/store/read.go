package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/stores/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// List reads a page of the shops that an actor sees.
func (s *Store) List(ctx context.Context, a auth.Actor, f domain.Filter) (lists.Page[domain.Store], error) {
	rows := seen(s.db.Read().NewSelect().Model((*storeRow)(nil)), a)
	rows = db.Among(db.Among(rows, "s.status IN (?)", f.Statuses), "s.supplier_id IN (?)", f.Suppliers)
	if len(f.Without) > 0 {
		rows = rows.Where("s.supplier_id NOT IN (?)", bun.List(f.Without))
	}
	found, err := db.List[storeRow](ctx, s.db, db.Listing{
		What: "shops", Rows: db.HoldingWords(rows, "s.search_text", f.Search), Alias: "s",
		Sorts: map[string]string{
			domain.SortName: "name", domain.SortStatus: "status", domain.SortUpdatedAt: "updated_at",
		},
		Part: f.Part, Stale: domain.ErrCursor,
	})
	return lists.Map(found, storeRow.store), err
}

// seen keeps what an actor sees: a supplier its own, admins all, buyers those that are open.
func seen(q *bun.SelectQuery, a auth.Actor) *bun.SelectQuery {
	switch {
	case a.Group.IsAdmin():
		return q
	case a.Group == auth.Supplier:
		return q.Where("s.supplier_id = ?", a.ID)
	default:
		return q.Where("s.status = ?", domain.Open)
	}
}

// Find reads one that an actor sees; inside a transaction it is locked.
func (s *Store) Find(ctx context.Context, in db.Handle, a auth.Actor, id int64) (domain.Store, error) {
	var row storeRow
	query := seen(s.db.Reader(in).NewSelect().Model(&row), a).Where("s.id = ?", id)
	err := db.LockRows(query, in).Scan(ctx)
	return row.store(), db.Found(err, domain.ErrNotFound, "read shop")
}

// Named reads the shop whose page has or had a name.
func (s *Store) Named(ctx context.Context, slug string) (domain.Store, error) {
	var row storeRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&row).Join("JOIN store_slugs AS n ON n.store_id = s.id").Where("n.slug = ?", bound.Text(slug)).Scan(ctx)
	return row.store(), db.Found(err, domain.ErrNotFound, "read shop by its name")
}

// Steps reads the timeline of one, the oldest first.
func (s *Store) Steps(ctx context.Context, id int64) ([]domain.Step, error) {
	return steps().Of(ctx, s.db, id)
}

// Acts are the moves that a person made, or an admin through somebody.
func (s *Store) Acts(ctx context.Context, userID int64) ([]domain.Act, error) {
	return timeline.Acts(ctx, s.db, steps(), userID, act)
}

// Of reads the shops of a supplier, of whom there is one at most.
func (s *Store) Of(ctx context.Context, in db.Handle, supplierIDs []int64) ([]domain.Store, error) {
	var rows []storeRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("s.supplier_id IN (?)", bun.List(supplierIDs)).Order("s.id").Scan(ctx)
	return lists.Each(rows, storeRow.store), db.Wrap(err, "read the shops of suppliers")
}

// OpenSuppliers are the suppliers whose shop is open.
func (s *Store) OpenSuppliers(ctx context.Context) (ids []int64, err error) {
	err = s.db.Read().NewSelect().Model((*storeRow)(nil)).Column("supplier_id").Where("s.status = ?", domain.Open).Scan(ctx, &ids)
	return ids, db.Wrap(err, "read whose shops are open")
}

// IsTaken tells whether a name leads to another shop than this, or did.
func (s *Store) IsTaken(ctx context.Context, in db.Handle, slug string, storeID int64) (bool, error) {
	taken, err := s.db.Reader(in).NewSelect().Model((*slugRow)(nil)).Where("n.slug = ? AND n.store_id <> ?", slug, storeID).Exists(ctx)
	return taken, db.Wrap(err, "look for the name of a shop")
}

func act(title string, done document.Act[domain.Status]) domain.Act {
	return domain.Act{Store: title, Act: done}
}
