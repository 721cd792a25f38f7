package store

import (
	"context"
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

func (s *Store) request(
	ctx context.Context, in db.Handle, id int64, whose func(*bun.SelectQuery) *bun.SelectQuery,
) (domain.Request, error) {
	var row requestRow
	err := db.LockRows(whose(s.db.Reader(in).NewSelect().Model(&row).Where("r.id = ?", id)), in).Scan(ctx)
	if err := db.Found(err, domain.ErrRequestNotFound, "read request"); err != nil {
		return domain.Request{}, err
	}
	r := row.request()
	var items []requestItemRow
	err = s.db.Reader(in).NewSelect().Model(&items).Where("i.request_id = ?", id).Order("i.position").Scan(ctx)
	if err != nil {
		return r, db.Wrap(err, "read what is requested")
	}
	r.Items = lists.Each(items, requestItemRow.item)
	orders, err := s.OrdersOf(ctx, in, []int64{id})
	if err != nil {
		return r, err
	}
	r.Orders = orders[id]
	if r.WaiterID != 0 {
		waiter, err := s.Waiter(ctx, nil, r.RestaurantID, r.WaiterID)
		if err != nil {
			return r, err
		}
		r.Waiter = waiter.Person()
	}
	if in == nil {
		r.Timeline, err = steps().Of(ctx, s.db, id)
	}
	return r, err
}

// OrdersOf reads the orders of requests, by request.
func (s *Store) OrdersOf(ctx context.Context, in db.Handle, ids []int64) (map[int64][]domain.Order, error) {
	orders := map[int64][]domain.Order{}
	if len(ids) == 0 {
		return orders, nil
	}
	var rows []requestOrderRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("g.request_id IN (?)", bun.List(ids)).Order("g.order_id").Scan(ctx)
	for _, row := range rows {
		orders[row.RequestID] = append(orders[row.RequestID], row.order())
	}
	return orders, db.Wrap(err, "read the orders of requests")
}

// piece is how many requests one transaction of a job takes.
const piece = 50

// Due locks some of the requests in a state whose instant has come, by id.
func (s *Store) Due(ctx context.Context, tx *db.Tx, status domain.Status, column string, until time.Time) ([]domain.Request, error) {
	var rows []requestRow
	query := tx.IDB().NewSelect().Model(&rows).Where("r.status = ?", status).Where("? <= ?", bun.Ident("r."+column), until).
		Order("r.id").Limit(piece)
	err := db.LockRows(query, tx).Scan(ctx)
	return lists.Each(rows, requestRow.request), db.Wrap(err, "read due requests")
}

// Erasable locks some of the requests that ended without an order until an instant, and are not erased.
func (s *Store) Erasable(ctx context.Context, tx *db.Tx, until time.Time) ([]domain.Request, error) {
	var rows []requestRow
	query := tx.IDB().NewSelect().Model(&rows).
		Where("r.status IN (?)", bun.List([]domain.Status{domain.Refused, domain.Expired, domain.Canceled})).
		Where("r.ended_at <= ?", until).Where("r.erased_at IS NULL").Order("r.id").Limit(piece)
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
