package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

type listRow struct {
	bun.BaseModel `bun:"table:wine_lists,alias:l"`

	ID           int64 `bun:",pk,autoincrement"`
	RestaurantID int64
	Name         string
	GlassCl      int64
	LinkDelay    domain.LinkDelay
	Version      int64
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

type entryRow struct {
	bun.BaseModel `bun:"table:wine_list_entries,alias:e"`

	ID               int64 `bun:",pk,autoincrement"`
	ListID           int64
	ProductID        int64
	Position         int64
	Section          shelf.Section
	GlassPriceCents  *money.Cents
	BottlePriceCents *money.Cents
	Comment          string
	Favourite        bool
	AvailableTonight bool
}

func listRowOf(l *domain.WineList) *listRow {
	return &listRow{
		ID: l.ID, RestaurantID: l.RestaurantID, Name: l.Name, GlassCl: l.GlassCl, LinkDelay: l.LinkDelay, Version: l.Version,
		CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt,
	}
}

func (r listRow) list() domain.WineList {
	return domain.WineList{
		ID: r.ID, RestaurantID: r.RestaurantID, Name: r.Name, GlassCl: r.GlassCl, LinkDelay: r.LinkDelay, Version: r.Version,
		CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

func (r entryRow) entry() domain.Entry {
	return domain.Entry{
		ID: r.ID, ProductID: r.ProductID, Section: r.Section, GlassPrice: r.GlassPriceCents, BottlePrice: r.BottlePriceCents,
		Comment: r.Comment, Favourite: r.Favourite, AvailableTonight: r.AvailableTonight,
	}
}

// Lists reads a page of the lists of a restaurant, of which there is one at most, without their wines.
func (s *Store) Lists(ctx context.Context, restaurantID int64, part lists.Part) (lists.Page[domain.WineList], error) {
	found, err := db.List[listRow](ctx, s.db, db.Listing{
		What: "wine lists", Rows: s.db.Read().NewSelect().Model((*listRow)(nil)).Where("l.restaurant_id = ?", restaurantID), Alias: "l",
		Sorts: map[string]string{domain.SortName: "name"}, Part: part, Stale: domain.ErrListsCursor,
	})
	return lists.Map(found, listRow.list), err
}

// List reads one with its wines; inside a transaction it is locked.
func (s *Store) List(ctx context.Context, in db.Handle, restaurantID, id int64) (domain.WineList, error) {
	return s.list(ctx, in, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("l.id = ? AND l.restaurant_id = ?", id, restaurantID)
	})
}

// ListOf reads that of a restaurant likewise.
func (s *Store) ListOf(ctx context.Context, in db.Handle, restaurantID int64) (domain.WineList, error) {
	return s.list(ctx, in, func(q *bun.SelectQuery) *bun.SelectQuery { return q.Where("l.restaurant_id = ?", restaurantID) })
}

// ListWith reads the one on which an entry stands likewise.
func (s *Store) ListWith(ctx context.Context, in db.Handle, restaurantID, entryID int64) (domain.WineList, error) {
	return s.list(ctx, in, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("l.restaurant_id = ?", restaurantID).Where("l.id IN (SELECT e.list_id FROM wine_list_entries AS e WHERE e.id = ?)", entryID)
	})
}

func (s *Store) list(ctx context.Context, in db.Handle, which func(*bun.SelectQuery) *bun.SelectQuery) (domain.WineList, error) {
	var row listRow
	err := db.LockRows(which(s.db.Reader(in).NewSelect().Model(&row)), in).Scan(ctx)
	if err := db.Found(err, domain.ErrListNotFound, "read wine list"); err != nil {
		return domain.WineList{}, err
	}
	list := row.list()
	var rows []entryRow
	err = s.db.Reader(in).NewSelect().Model(&rows).Where("e.list_id = ?", list.ID).Order("e.position", "e.id").Scan(ctx)
	list.Entries = lists.Each(rows, entryRow.entry)
	return list, db.Wrap(err, "read the wines of a list")
}

// AddList keeps a new one. The index of restaurants decides between two at once.
func (s *Store) AddList(ctx context.Context, tx *db.Tx, added *domain.WineList) error {
	row := listRowOf(added)
	_, err := tx.IDB().NewInsert().Model(row).Exec(ctx)
	if db.IsUnique(err) {
		return domain.ErrSecondList
	}
	if err != nil {
		return fmt.Errorf("insert wine list: %w", err)
	}
	added.ID = row.ID
	return nil
}

// WriteList writes one that is locked, with its wines: those that stand there are kept, the others come and go.
func (s *Store) WriteList(ctx context.Context, tx *db.Tx, changed *domain.WineList) error {
	_, err := tx.IDB().NewUpdate().Model(listRowOf(changed)).ExcludeColumn("restaurant_id", "created_at").WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("update wine list: %w", err)
	}
	gone := tx.IDB().NewDelete().Model((*entryRow)(nil)).Where("list_id = ?", changed.ID)
	if kept := lists.Each(changed.Entries, func(e domain.Entry) int64 { return e.ProductID }); len(kept) > 0 {
		gone = gone.Where("product_id NOT IN (?)", bun.List(kept))
	}
	if _, err := gone.Exec(ctx); err != nil || len(changed.Entries) == 0 {
		return db.Wrap(err, "take wines off a list")
	}
	rows := make([]entryRow, len(changed.Entries))
	for i, e := range changed.Entries {
		rows[i] = entryRow{
			ListID: changed.ID, ProductID: e.ProductID, Position: int64(i + 1), Section: e.Section, GlassPriceCents: e.GlassPrice,
			BottlePriceCents: e.BottlePrice, Comment: e.Comment, Favourite: e.Favourite, AvailableTonight: e.AvailableTonight,
		}
	}
	_, err = tx.IDB().NewInsert().Model(&rows).ExcludeColumn("id").On("CONFLICT (list_id, product_id) DO UPDATE").
		Set("position = EXCLUDED.position").Set("section = EXCLUDED.section").Set("glass_price_cents = EXCLUDED.glass_price_cents").
		Set("bottle_price_cents = EXCLUDED.bottle_price_cents").Set("comment = EXCLUDED.comment").Set("favourite = EXCLUDED.favourite").
		Set("available_tonight = EXCLUDED.available_tonight").Exec(ctx)
	return db.Wrap(err, "write the wines of a list")
}

// ForgetLists deletes those of restaurants of which nothing personal may be left.
func (s *Store) ForgetLists(ctx context.Context, tx *db.Tx, restaurantIDs []int64) error {
	own := tx.IDB().NewSelect().Model((*listRow)(nil)).Column("id").Where("l.restaurant_id IN (?)", bun.List(restaurantIDs))
	if _, err := tx.IDB().NewDelete().Model((*entryRow)(nil)).Where("list_id IN (?)", own).Exec(ctx); err != nil {
		return fmt.Errorf("forget the wines of restaurants: %w", err)
	}
	_, err := tx.IDB().NewDelete().Model((*listRow)(nil)).Where("restaurant_id IN (?)", bun.List(restaurantIDs)).Exec(ctx)
	return db.Wrap(err, "forget the wine lists of restaurants")
}
