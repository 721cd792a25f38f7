package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/lists"
	"millesime/platform/money"
)

func requestNumbers() db.Series { return db.Series{Name: "guest_request_numbers", Prefix: "DGB"} }

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{Steps: "guest_request_steps", Key: "request_id", Documents: "guest_requests", Title: "number"}
}

type requestRow struct {
	bun.BaseModel `bun:"table:guest_requests,alias:r"`

	ID               int64 `bun:",pk,autoincrement"`
	Number           string
	RestaurantID     int64
	WaiterID         int64
	Status           domain.Status
	FirstName        string
	LastName         string
	Email            string
	Phone            string
	Address          usersapi.Address `bun:"type:jsonb"`
	Language         string
	Bottles          int64
	ItemCount        int64
	ShippingCents    money.Cents
	TotalCents       money.Cents
	CommissionRateBp money.Rate
	CommissionCents  *money.Cents
	AgeCheckedAt     time.Time
	AgeCheckedBy     string `bun:"age_checker"`
	ConsentAt        time.Time
	LinkDueAt        time.Time
	LinkSentAt       time.Time `bun:",nullzero"`
	LinkExpiresAt    time.Time `bun:",nullzero"`
	Mails            int64
	MailedAt         time.Time `bun:",nullzero"`
	GuestID          int64
	EndedAt          time.Time `bun:",nullzero"`
	ErasedAt         time.Time `bun:",nullzero"`
	SearchText       string
	Version          int64
	CreatedAt        time.Time
	UpdatedAt        time.Time

	WaiterFirstName string `bun:",scanonly"`
	WaiterLastName  string `bun:",scanonly"`
}

type requestItemRow struct {
	bun.BaseModel `bun:"table:guest_request_items,alias:i"`

	ID             int64 `bun:",pk,autoincrement"`
	RequestID      int64
	Position       int64
	ProductID      int64
	SupplierID     int64
	Product        ordersapi.Product `bun:"type:jsonb"`
	Quantity       int64
	UnitPriceCents money.Cents
	TotalCents     money.Cents
	OrderID        int64       // that it was ordered by; 0: by none
	Sold           int64       // bottles ordered
	SoldCents      money.Cents // what these came to, incl. tax
}

type requestOrderRow struct {
	bun.BaseModel `bun:"table:guest_request_orders,alias:g"`

	OrderID         int64 `bun:",pk"`
	RequestID       int64
	Number          string
	SupplierID      int64
	SupplierName    string
	GoodsCents      money.Cents
	TotalCents      money.Cents
	CommissionCents money.Cents
	PaidAt          time.Time `bun:",nullzero"`
	CanceledAt      time.Time `bun:",nullzero"`

	Bottles    int64       `bun:",scanonly"`
	WinesCents money.Cents `bun:",scanonly"`
}

func requestRowOf(r *domain.Request) *requestRow {
	return &requestRow{
		ID: r.ID, Number: r.Number, RestaurantID: r.RestaurantID, WaiterID: r.WaiterID, Status: r.Status, FirstName: r.Guest.FirstName,
		LastName: r.Guest.LastName, Email: r.Guest.Email, Phone: r.Guest.Phone, Address: r.Guest.Address, Language: r.Guest.Language,
		Bottles: r.Bottles, ItemCount: r.ItemCount, ShippingCents: r.Shipping, TotalCents: r.Total, CommissionRateBp: r.CommissionRate,
		CommissionCents: r.Commission, AgeCheckedAt: r.AgeCheckedAt, AgeCheckedBy: r.AgeCheckedBy, ConsentAt: r.ConsentAt,
		LinkDueAt: r.LinkDueAt, LinkSentAt: r.LinkSentAt, LinkExpiresAt: r.LinkExpiresAt, Mails: r.Mails, MailedAt: r.MailedAt,
		GuestID: r.GuestID, EndedAt: r.EndedAt, ErasedAt: r.ErasedAt, SearchText: r.SearchText(), Version: r.Version,
		CreatedAt: r.CreatedAt, UpdatedAt: r.UpdatedAt,
	}
}

func (r requestRow) request() domain.Request {
	return domain.Request{
		ID: r.ID, Number: r.Number, RestaurantID: r.RestaurantID, WaiterID: r.WaiterID, Status: r.Status,
		Guest: domain.Guest{
			FirstName: r.FirstName, LastName: r.LastName, Email: r.Email, Phone: r.Phone, Language: r.Language, Address: r.Address,
		},
		Bottles: r.Bottles, ItemCount: r.ItemCount, Shipping: r.ShippingCents, Total: r.TotalCents, CommissionRate: r.CommissionRateBp,
		Commission: r.CommissionCents, AgeCheckedAt: clock.Instant(r.AgeCheckedAt), AgeCheckedBy: r.AgeCheckedBy,
		ConsentAt: clock.Instant(r.ConsentAt), LinkDueAt: clock.Instant(r.LinkDueAt), LinkSentAt: clock.Instant(r.LinkSentAt),
		LinkExpiresAt: clock.Instant(r.LinkExpiresAt), Mails: r.Mails, MailedAt: clock.Instant(r.MailedAt), GuestID: r.GuestID,
		EndedAt: clock.Instant(r.EndedAt), ErasedAt: clock.Instant(r.ErasedAt), Version: r.Version, CreatedAt: clock.Instant(r.CreatedAt),
		UpdatedAt: clock.Instant(r.UpdatedAt), Waiter: domain.Person{FirstName: r.WaiterFirstName, LastName: r.WaiterLastName},
	}
}

func (r requestItemRow) item() domain.Item {
	return domain.Item{
		ProductID: r.ProductID, SupplierID: r.SupplierID, Product: r.Product, Quantity: r.Quantity, UnitPrice: r.UnitPriceCents,
		Total: r.TotalCents, OrderID: r.OrderID, Sold: r.Sold, SoldTotal: r.SoldCents,
	}
}

func (r requestOrderRow) order() domain.Order {
	return domain.Order{
		ID: r.OrderID, RequestID: r.RequestID, Number: r.Number, SupplierID: r.SupplierID, Supplier: r.SupplierName, Goods: r.GoodsCents,
		Total: r.TotalCents, Commission: r.CommissionCents, PaidAt: clock.Instant(r.PaidAt), CanceledAt: clock.Instant(r.CanceledAt),
		Bottles: r.Bottles, Wines: r.WinesCents,
	}
}

// AddRequest keeps a new one with its first step, and gives it its number.
func (s *Store) AddRequest(ctx context.Context, tx *db.Tx, r *domain.Request, step domain.Step) error {
	var err error
	if r.Number, err = requestNumbers().Next(ctx, tx, r.CreatedAt); err != nil {
		return err
	}
	row := requestRowOf(r)
	if _, err := tx.IDB().NewInsert().Model(row).Exec(ctx); err != nil {
		return fmt.Errorf("insert request: %w", err)
	}
	r.ID = row.ID
	items := make([]requestItemRow, len(r.Items))
	for n, i := range r.Items {
		items[n] = requestItemRow{
			RequestID: r.ID, Position: int64(n + 1), ProductID: i.ProductID, SupplierID: i.SupplierID, Product: i.Product, Quantity: i.Quantity,
			UnitPriceCents: i.UnitPrice, TotalCents: i.Total,
		}
	}
	if _, err := tx.IDB().NewInsert().Model(&items).Exec(ctx); err != nil {
		return fmt.Errorf("insert what is requested: %w", err)
	}
	return steps().Add(ctx, tx, r.ID, step)
}

// WriteRequest writes one that is locked, with the step that it made; nil: it stayed where it was.
func (s *Store) WriteRequest(ctx context.Context, tx *db.Tx, r *domain.Request, step *domain.Step) error {
	_, err := tx.IDB().NewUpdate().Model(requestRowOf(r)).ExcludeColumn("number", "restaurant_id", "created_at").WherePK().Exec(ctx)
	if err != nil || step == nil {
		return db.Wrap(err, "update request")
	}
	return steps().Add(ctx, tx, r.ID, *step)
}

// AddOrders keeps the orders that a request became, and what of it each is of.
func (s *Store) AddOrders(ctx context.Context, tx *db.Tx, orders []domain.Order) error {
	for _, o := range orders {
		if err := writeSold(ctx, tx, o, "request_id = ?", o.RequestID); err != nil {
			return err
		}
	}
	rows := lists.Each(orders, func(o domain.Order) requestOrderRow {
		return requestOrderRow{
			OrderID: o.ID, RequestID: o.RequestID, Number: o.Number, SupplierID: o.SupplierID, SupplierName: o.Supplier, GoodsCents: o.Goods,
			TotalCents: o.Total, CommissionCents: o.Commission,
		}
	})
	_, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx)
	return db.Wrap(err, "insert the orders of a request")
}

// CancelOrder notes that nothing is kept of an order of a request; of any other it notes nothing.
func (s *Store) CancelOrder(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*requestOrderRow)(nil)).Set("canceled_at = ?", at).
		Where("order_id = ? AND canceled_at IS NULL", orderID).Exec(ctx)
	return db.Wrap(err, "note a canceled order of a request")
}

// writeSold notes what of each wine an order is of, among the items that a condition finds.
func writeSold(ctx context.Context, tx *db.Tx, o domain.Order, where string, id int64) error {
	for _, line := range o.Lines {
		_, err := tx.IDB().NewUpdate().Model((*requestItemRow)(nil)).
			Set("order_id = ?", o.ID).Set("sold = ?", line.Quantity).Set("sold_cents = ?", line.Total).
			Where(where, id).Where("product_id = ?", line.ProductID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("note what of a request was ordered: %w", err)
		}
	}
	return nil
}

// PayOrder notes since when an order of a request is paid, the first time; at zero, that it is not. Of any other it notes nothing.
func (s *Store) PayOrder(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error {
	update := tx.IDB().NewUpdate().Model((*requestOrderRow)(nil)).Where("order_id = ?", orderID)
	if at.IsZero() {
		update = update.Set("paid_at = NULL")
	} else {
		update = update.Set("paid_at = COALESCE(paid_at, ?)", at)
	}
	_, err := update.Exec(ctx)
	return db.Wrap(err, "note that an order of a request is paid")
}

// ReviseOrder notes what is kept of an order of a request; of any other it notes nothing. One of which nothing is left ends as a canceled
// one does.
func (s *Store) ReviseOrder(ctx context.Context, tx *db.Tx, o domain.Order) error {
	_, err := tx.IDB().NewUpdate().Model((*requestOrderRow)(nil)).
		Set("goods_cents = ?", o.Goods).Set("total_cents = ?", o.Total).Set("commission_cents = ?", o.Commission).
		Where("order_id = ?", o.ID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("note what is kept of an order of a request: %w", err)
	}
	if o.Emptied() {
		if err := s.CancelOrder(ctx, tx, o.ID, tx.Now()); err != nil {
			return err
		}
	}
	return writeSold(ctx, tx, o, "order_id = ?", o.ID)
}

// EraseComments blanks what was written about a request beside its states.
func (s *Store) EraseComments(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewUpdate().Table(steps().Steps).Set("comment = ''").Where("request_id = ?", id).Exec(ctx)
	return db.Wrap(err, "erase the comments of a request")
}

// ForgetRequests blanks who asked in those of restaurants of which nothing personal may be left, and who acted.
func (s *Store) ForgetRequests(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	blank := tx.IDB().NewUpdate().Model((*requestRow)(nil)).Set("address = '{}'").Set("erased_at = COALESCE(erased_at, ?)", tx.Now())
	for _, column := range []string{"first_name", "last_name", "email", "phone", "age_checker", "search_text"} {
		blank = blank.Set("? = ''", bun.Ident(column))
	}
	if _, err := blank.Where("(restaurant_id IN (?) OR guest_id IN (?))", bun.List(userIDs), bun.List(userIDs)).Exec(ctx); err != nil {
		return fmt.Errorf("forget requests: %w", err)
	}
	return timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs)
}

func actsOf(ctx context.Context, d *db.DB, userID int64) ([]domain.Act, error) {
	return timeline.Acts(ctx, d, steps(), userID, func(title string, done document.Act[domain.Status]) domain.Act {
		return domain.Act{Request: title, Act: done}
	})
}
