package store

import (
	"context"
	"errors"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

const withWaiter = "LEFT JOIN waiters AS w ON w.id = r.waiter_id"

// Requests reads a page of a restaurant's requests with their orders.
func (s *Store) Requests(ctx context.Context, restaurantID int64, f domain.RequestFilter) (lists.Page[domain.Request], error) {
	rows := chosen(s.db.Read().NewSelect().Model((*requestRow)(nil)), restaurantID, f)
	found, err := db.List[requestRow](ctx, s.db, db.Listing{
		What:    "requests",
		Counted: chosen(s.db.Read().NewSelect().Model((*requestRow)(nil)).ExcludeColumn("*"), restaurantID, f),
		Rows:    rows.ColumnExpr("r.*, w.first_name AS waiter_first_name, w.last_name AS waiter_last_name").Join(withWaiter), Alias: "r",
		Sorts: map[string]string{
			domain.SortCreatedAt: "created_at", domain.SortTotal: "total_cents", domain.SortLinkSent: "link_sent_at",
		},
		Part: f.Part, Stale: domain.ErrRequestsCursor,
	})
	if err != nil {
		return lists.Page[domain.Request]{}, err
	}
	page := lists.Map(found, requestRow.request)
	orders, err := s.OrdersOf(ctx, nil, lists.Each(page.Rows, func(r domain.Request) int64 { return r.ID }))
	for i := range page.Rows {
		page.Rows[i].Orders = orders[page.Rows[i].ID]
	}
	return page, err
}

func chosen(q *bun.SelectQuery, restaurantID int64, f domain.RequestFilter) *bun.SelectQuery {
	q = q.Where("r.restaurant_id = ?", restaurantID)
	q = db.Among(db.Among(q, "r.status IN (?)", f.Statuses), "r.waiter_id IN (?)", f.Waiters)
	if f.Product != 0 {
		q = q.Where("r.id IN (SELECT i.request_id FROM guest_request_items AS i WHERE i.product_id = ?)", f.Product)
	}
	if !f.From.IsZero() {
		q = q.Where("r.created_at >= ?", f.From)
	}
	if !f.Until.IsZero() {
		q = q.Where("r.created_at < ?", f.Until)
	}
	return db.HoldingWords(q, "r.search_text", f.Search)
}

// Request reads one of a restaurant with all that is kept of it; inside a transaction it is locked.
func (s *Store) Request(ctx context.Context, in db.Handle, restaurantID, id int64) (domain.Request, error) {
	return s.request(ctx, in, id, func(q *bun.SelectQuery) *bun.SelectQuery { return q.Where("r.restaurant_id = ?", restaurantID) })
}

// AnyRequest reads one likewise, whosever it is.
func (s *Store) AnyRequest(ctx context.Context, in db.Handle, id int64) (domain.Request, error) {
	return s.request(ctx, in, id, func(q *bun.SelectQuery) *bun.SelectQuery { return q })
}

// RequestOf is the number of the request of which a guest became a person.
func (s *Store) RequestOf(ctx context.Context, guestID int64) (id int64, err error) {
	err = s.db.Read().NewSelect().Model((*requestRow)(nil)).Column("id").Where("r.guest_id = ?", guestID).Limit(1).Scan(ctx, &id)
	return id, db.Found(err, domain.ErrRequestNotFound, "find the request of a guest")
}

// RequestOfOrder reads the request that became an order, without what is kept beside it.
func (s *Store) RequestOfOrder(ctx context.Context, tx *db.Tx, orderID int64) (domain.Request, error) {
	var row requestRow
	err := tx.IDB().NewSelect().Model(&row).Where("r.id IN (SELECT g.request_id FROM guest_request_orders AS g WHERE g.order_id = ?)", orderID).
		Scan(ctx)
	return row.request(), db.Found(err, domain.ErrRequestNotFound, "read the request of an order")
}

func (s *Store) request(
	ctx context.Context, in db.Handle, id int64, whose func(*bun.SelectQuery) *bun.SelectQuery,
) (domain.Request, error) {
	var row requestRow
	err := db.LockRows(whose(s.db.Reader(in).NewSelect().Model(&row).Where("r.id = ?", id)), in).Scan(ctx)
	if err := db.Found(err, domain.ErrRequestNotFound, "read request"); err != nil {
		return domain.Request{}, err
	}
	r := row.request()
	items, err := s.itemsOf(ctx, in, []int64{id})
	if err != nil {
		return r, err
	}
	r.Items = items[id]
	orders, err := s.OrdersOf(ctx, in, []int64{id})
	if err != nil {
		return r, err
	}
	r.Orders = orders[id]
	if r.WaiterID != 0 {
		waiter, err := s.Waiter(ctx, nil, r.RestaurantID, r.WaiterID)
		if err != nil && !errors.Is(err, domain.ErrWaiterNotFound) { // it goes with its restaurant, what its guests ordered stays
			return r, err
		}
		r.Waiter = waiter.Person()
	}
	if in == nil {
		r.Timeline, err = steps().Of(ctx, s.db, id)
	}
	return r, err
}

// itemsOf reads what is asked for in requests, by request.
func (s *Store) itemsOf(ctx context.Context, in db.Handle, ids []int64) (map[int64][]domain.Item, error) {
	items := map[int64][]domain.Item{}
	if len(ids) == 0 {
		return items, nil
	}
	var rows []requestItemRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("i.request_id IN (?)", bun.List(ids)).Order("i.request_id", "i.position").Scan(ctx)
	for _, row := range rows {
		items[row.RequestID] = append(items[row.RequestID], row.item())
	}
	return items, db.Wrap(err, "read what is requested")
}

// OrdersOf reads the orders of requests, by request.
func (s *Store) OrdersOf(ctx context.Context, in db.Handle, ids []int64) (map[int64][]domain.Order, error) {
	orders := map[int64][]domain.Order{}
	if len(ids) == 0 {
		return orders, nil
	}
	var rows []requestOrderRow
	sum := func(column string) *bun.SelectQuery {
		return s.db.Reader(in).NewSelect().TableExpr("guest_request_items AS i").ColumnExpr("COALESCE(SUM(?), 0)", bun.Ident("i."+column)).
			Where("i.request_id = g.request_id AND i.order_id = g.order_id")
	}
	err := s.db.Reader(in).NewSelect().Model(&rows).ColumnExpr("g.*, (?) AS bottles, (?) AS wines_cents", sum("sold"), sum("sold_cents")).
		Where("g.request_id IN (?)", bun.List(ids)).Order("g.order_id").Scan(ctx)
	for _, row := range rows {
		orders[row.RequestID] = append(orders[row.RequestID], row.order())
	}
	return orders, db.Wrap(err, "read the orders of requests")
}

// piece is how many requests one transaction of a job takes.
const piece = 50

// Due locks some of the requests in a state whose instant has come, by id, with what is asked for.
func (s *Store) Due(ctx context.Context, tx *db.Tx, status domain.Status, column string, until time.Time) ([]domain.Request, error) {
	var rows []requestRow
	query := tx.IDB().NewSelect().Model(&rows).Where("r.status = ?", status).Where("? <= ?", bun.Ident("r."+column), until).
		Order("r.id").Limit(piece)
	if err := db.LockRows(query, tx).Scan(ctx); err != nil {
		return nil, db.Wrap(err, "read due requests")
	}
	due := lists.Each(rows, requestRow.request)
	items, err := s.itemsOf(ctx, tx, lists.Each(due, func(r domain.Request) int64 { return r.ID }))
	for i := range due {
		due[i].Items = items[due[i].ID]
	}
	return due, err
}

// keptOrder is an order of a request that was not canceled until an instant.
const keptOrder = "EXISTS (SELECT 1 FROM guest_request_orders AS g WHERE g.request_id = r.id AND (g.canceled_at IS NULL OR g.canceled_at > ?))"

// Erasable locks some of the requests that are to be erased: those that ended without an order that stands until an instant, and
// others that ended until an earlier one.
func (s *Store) Erasable(ctx context.Context, tx *db.Tx, until, ordered time.Time) ([]domain.Request, error) {
	var rows []requestRow
	query := tx.IDB().NewSelect().Model(&rows).
		Where("r.erased_at IS NULL").Where("r.ended_at <= ?", until).Where("(r.ended_at <= ? OR NOT "+keptOrder+")", ordered, until).
		Order("r.id").Limit(piece)
	err := db.LockRows(query, tx).Scan(ctx)
	return lists.Each(rows, requestRow.request), db.Wrap(err, "read requests to erase")
}

// HasRequests tells whether requests bear a waiter's name.
func (s *Store) HasRequests(ctx context.Context, in db.Handle, waiterID int64) (bool, error) {
	has, err := s.db.Reader(in).NewSelect().Model((*requestRow)(nil)).Where("r.waiter_id = ?", waiterID).Exists(ctx)
	return has, db.Wrap(err, "look for the requests of a waiter")
}

// Acts are the moves of requests that a person made, or an admin through somebody.
func (s *Store) Acts(ctx context.Context, userID int64) ([]domain.Act, error) {
	return actsOf(ctx, s.db, userID)
}
