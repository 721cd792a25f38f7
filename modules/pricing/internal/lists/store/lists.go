// Package store keeps price lists with their addressees and entries. Rows never leave it.
package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Store keeps price lists.
type Store struct{ db *db.DB }

// New makes the store of price lists.
func New(d *db.DB) *Store { return &Store{d} }

// listColumns are what is read of a list.
const listColumns = "l.id, l.supplier_id, l.series_id, l.revision, l.name, l.discounts, l.starts_on, l.ends_on, l.published_at, " +
	"l.version, l.reason, l.end_reason, l.former_ends_on, l.former_end_reason, l.created_by, l.impersonator_id, l.created_at, l.updated_at, l.search_text"

// countedProducts is how many products a list prices.
const countedProducts = "(SELECT COUNT(DISTINCT e.product_id) FROM price_list_entries AS e WHERE e.list_id = l.id) AS products"

// PriceLists reads a page of the lists that somebody may read, on a civil day.
func (s *Store) PriceLists(
	ctx context.Context, scope lists.Scope, group auth.Group, day string, filter domain.ListFilter,
) (lists.Page[domain.PriceList], error) {
	rows := filteredLists(listsInScope(s.db.Read().NewSelect().Model((*priceListRow)(nil)), scope, group), scope, day, filter)
	found, err := db.List[priceListRow](ctx, s.db, db.Listing{
		What: "price lists", Rows: rows.Clone().ColumnExpr(listColumns).ColumnExpr(countedProducts), Counted: rows, Alias: "l",
		Sorts: map[string]string{
			domain.SortListName: "search_text", domain.SortListStarts: "starts_on", domain.SortListEnds: "ends_on",
			domain.SortListUpdated: "updated_at",
		},
		Part: filter.Part, Stale: quote.ErrListCursor,
	})
	page := lists.Map(found, priceListRow.list)
	if err != nil {
		return page, err
	}
	return page, s.address(ctx, nil, page.Rows)
}

// listsInScope keeps what somebody may read: an agent lists of its customers, a buyer what is published for it or its group.
func listsInScope(q *bun.SelectQuery, scope lists.Scope, group auth.Group) *bun.SelectQuery {
	switch {
	case scope.All:
		return q
	case scope.SupplierID != 0:
		return q.Where("l.supplier_id = ?", scope.SupplierID)
	case scope.AgentID != 0:
		return db.WithAssigned(q, scope).Where(`l.id IN (SELECT c.list_id FROM price_list_customers AS c
  JOIN price_lists AS o ON o.id = c.list_id
  JOIN assigned AS a ON a.customer_id = c.customer_id AND a.supplier_id = o.supplier_id)`)
	default:
		return q.Where("l.published_at IS NOT NULL").
			Where(`(l.id IN (SELECT c.list_id FROM price_list_customers AS c WHERE c.customer_id = ?)
  OR l.id IN (SELECT g.list_id FROM price_list_groups AS g WHERE g.group_code = ?))`, scope.CustomerID, group)
	}
}

func filteredLists(q *bun.SelectQuery, scope lists.Scope, day string, f domain.ListFilter) *bun.SelectQuery {
	if len(f.Statuses) > 0 {
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			for _, status := range f.Statuses {
				q = ofStatus(q, day, status)
			}
			return q
		})
	}
	q = db.Among(q, "l.supplier_id IN (?)", f.Suppliers)
	if len(f.Customers) > 0 {
		q = q.Where("l.id IN (SELECT c.list_id FROM price_list_customers AS c WHERE c.customer_id IN (?))", bun.List(f.Customers))
	}
	if len(f.Products) > 0 {
		q = q.Where("l.id IN (SELECT e.list_id FROM price_list_entries AS e WHERE e.product_id IN (?))", bun.List(f.Products))
	}
	text := bun.Safe("l.search_text")
	if scope.All || scope.SupplierID != 0 { // others are not told who else has a list
		text = "l.search_text || ' ' || l.customers_text"
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`? LIKE ? ESCAPE '\'`, text, db.Holding(word))
	}
	return q
}

// ofStatus adds one of the states to those that a list may have.
func ofStatus(q *bun.SelectQuery, day string, status domain.ListStatus) *bun.SelectQuery {
	switch status {
	case domain.ListDraft:
		return q.WhereOr("l.published_at IS NULL")
	case domain.ListScheduled:
		return q.WhereOr("l.published_at IS NOT NULL AND l.starts_on > ?", day)
	case domain.ListEnded:
		return q.WhereOr("l.published_at IS NOT NULL AND l.starts_on <= ? AND l.ends_on <> '' AND l.ends_on < ?", day, day)
	default:
		return q.WhereOr("l.published_at IS NOT NULL AND l.starts_on <= ? AND (l.ends_on = '' OR l.ends_on >= ?)", day, day)
	}
}

// PriceList reads one that somebody may read, without its entries.
func (s *Store) PriceList(ctx context.Context, in db.Handle, scope lists.Scope, group auth.Group, id int64) (domain.PriceList, error) {
	return s.onePriceList(ctx, in, listsInScope(s.db.Reader(in).NewSelect().Model((*priceListRow)(nil)), scope, group).Where("l.id = ?", id))
}

// LockPriceList reads one that somebody may read. Its whole series is locked first: lists of one series are written one after another.
func (s *Store) LockPriceList(ctx context.Context, tx *db.Tx, scope lists.Scope, group auth.Group, id int64) (domain.PriceList, error) {
	if err := lockSeries(ctx, tx, tx.IDB().NewSelect().TableExpr("price_lists AS o").Column("o.series_id").Where("o.id = ?", id)); err != nil {
		return domain.PriceList{}, err
	}
	return s.PriceList(ctx, tx, scope, group, id)
}

// lockSeries locks all lists of some series, in id order.
func lockSeries(ctx context.Context, tx *db.Tx, series *bun.SelectQuery) error {
	var locked []int64
	query := tx.IDB().NewSelect().Model((*priceListRow)(nil)).Column("l.id").Where("l.series_id IN (?)", series).Order("l.id")
	return wrap("lock series of price lists", db.LockRows(query, tx).Scan(ctx, &locked))
}

func (s *Store) onePriceList(ctx context.Context, in db.Handle, query *bun.SelectQuery) (domain.PriceList, error) {
	var row priceListRow
	err := query.ColumnExpr(listColumns).ColumnExpr(countedProducts).Scan(ctx, &row)
	if err = db.Found(err, quote.ErrListNotFound, "read price list"); err != nil {
		return domain.PriceList{}, err
	}
	one := []domain.PriceList{row.list()}
	err = s.address(ctx, in, one)
	return one[0], err
}

// Series are the lists that follow each other, the newest first, as far as somebody may read them: another customer's are not
// there.
func (s *Store) Series(
	ctx context.Context, in db.Handle, scope lists.Scope, group auth.Group, seriesID int64,
) ([]domain.PriceList, error) {
	var rows []priceListRow
	query := listsInScope(s.db.Reader(in).NewSelect().Model((*priceListRow)(nil)), scope, group).ColumnExpr(listColumns)
	err := query.Where("l.series_id = ?", seriesID).Order("l.revision DESC").Scan(ctx, &rows)
	return lists.Each(rows, priceListRow.list), db.Wrap(err, "read series of price lists")
}

// Entries are the prices of lists, in their order, by list.
func (s *Store) Entries(ctx context.Context, in db.Handle, listIDs ...int64) (map[int64][]quote.ListEntry, error) {
	var rows []entryRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("e.list_id IN (?)", bun.List(listIDs)).
		Order("e.list_id", "e.position", "e.product_id", "e.min_quantity").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read prices of lists: %w", err)
	}
	found := map[int64][]quote.ListEntry{}
	for _, r := range rows {
		found[r.ListID] = append(found[r.ListID], r.entry())
	}
	return found, nil
}

// ListedProducts are what lists price, each product once, by list.
func (s *Store) ListedProducts(ctx context.Context, listIDs []int64) (map[int64][]int64, error) {
	var rows []entryRow
	err := s.db.Read().NewSelect().Model(&rows).ColumnExpr("DISTINCT e.list_id, e.product_id").
		Where("e.list_id IN (?)", bun.List(listIDs)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read products of price lists: %w", err)
	}
	found := make(map[int64][]int64, len(listIDs))
	for _, r := range rows {
		found[r.ListID] = append(found[r.ListID], r.ProductID)
	}
	return found, nil
}

// Published are the lists of a supplier that price some of these products on some day from one on, with their entries.
func (s *Store) Published(ctx context.Context, supplierID int64, from string, productIDs []int64) ([]domain.PriceList, error) {
	var rows []priceListRow
	err := s.db.Read().NewSelect().Model(&rows).ColumnExpr(listColumns).Where("l.supplier_id = ? AND l.published_at IS NOT NULL", supplierID).
		Where("l.ends_on = '' OR l.ends_on >= ?", from).
		Where("l.id IN (SELECT e.list_id FROM price_list_entries AS e WHERE e.product_id IN (?))", bun.List(productIDs)).
		Order("l.id").Scan(ctx)
	if err != nil || len(rows) == 0 {
		return nil, wrap("read published price lists", err)
	}
	found, ids := make([]domain.PriceList, 0, len(rows)), make([]int64, 0, len(rows))
	for _, r := range rows {
		found, ids = append(found, r.list()), append(ids, r.ID)
	}
	entries, err := s.Entries(ctx, nil, ids...)
	if err != nil {
		return nil, err
	}
	for i := range found {
		found[i].Entries = entries[found[i].ID]
	}
	return found, s.address(ctx, nil, found)
}

// address notes for whom lists are.
func (s *Store) address(ctx context.Context, in db.Handle, found []domain.PriceList) error {
	if len(found) == 0 {
		return nil
	}
	ids, at := make([]int64, len(found)), make(map[int64]int, len(found))
	for i, l := range found {
		ids[i], at[l.ID] = l.ID, i
	}
	var customers []listCustomerRow
	err := s.db.Reader(in).NewSelect().Model(&customers).Where("c.list_id IN (?)", bun.List(ids)).Order("c.list_id", "c.customer_id").Scan(ctx)
	if err != nil {
		return fmt.Errorf("read customers of price lists: %w", err)
	}
	for _, c := range customers {
		list := &found[at[c.ListID]]
		list.CustomerIDs = append(list.CustomerIDs, c.CustomerID)
	}
	var groups []listGroupRow
	err = s.db.Reader(in).NewSelect().Model(&groups).Where("g.list_id IN (?)", bun.List(ids)).Order("g.list_id", "g.group_code").Scan(ctx)
	if err != nil {
		return fmt.Errorf("read groups of price lists: %w", err)
	}
	for _, g := range groups {
		list := &found[at[g.ListID]]
		list.Groups = append(list.Groups, g.GroupCode)
	}
	return nil
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
