package bare

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/gofiber/fiber/v3"
)

// emptyCart is what a cart holds once it was ordered.
const emptyCart = `{"items":null,"comment":"","customer":0,"billingAddress":0,"shippingAddress":0,"carrierOfferCode":"",` +
	`"relayCode":"","promoCode":"","cgAccepted":false}`

// checkout is the transaction of an order without the thinking: the same statements in the same order, writing as
// many rows of the same size. Its events are marked as sent, so that the product does not handle them.
func (s *server) checkout(c fiber.Ctx) error {
	body, key := c.Body(), c.Get("Idempotency-Key")
	suppliers, err := strconv.Atoi(c.Query("suppliers"))
	if err != nil {
		return fiber.ErrBadRequest
	}
	t, ok := s.templates[suppliers]
	if !ok {
		return fiber.ErrNotFound
	}
	err = s.inTx(c, func(tx *sql.Tx) error { return s.place(c, tx, t, key, body) })
	if err != nil {
		return err
	}
	c.Set(fiber.HeaderContentType, "application/ld+json; charset=utf-8")
	return c.Status(http.StatusCreated).SendString(t.answer)
}

func (s *server) place(ctx context.Context, tx *sql.Tx, t template, key string, body []byte) error {
	at := now()
	var customer int64 // read again below, as the product does
	in, err := s.claimed(ctx, tx, key, body, at, &customer)
	if err != nil {
		return err
	}
	relations, err := s.relations(ctx, tx, in)
	if err != nil {
		return err
	}
	lock := s.locked("SELECT " + levelColumns + ` FROM "stock_levels" AS "l" WHERE (l.product_id IN (` + list(in.products) + `)) ORDER BY "l"."product_id"`)
	reads := []string{
		lock, prices(in.products, s.Group), carriers, grids(in.suppliers, in.department), relays(in.department),
		fmt.Sprintf(`INSERT INTO "checkouts" ("id", "actor_id", "acting_for_id", "total_tax_incl_cents", "created_at") VALUES (%s, %d, 0, 100, '%s') `+
			"ON CONFLICT DO NOTHING RETURNING cart_id, cart_version, expected_total_cents", quote(key), customer, at),
	}
	if relations != "" {
		reads = append([]string{terms(customer, relations)}, reads...)
	}
	if err := consume(ctx, tx, reads...); err != nil {
		return err
	}
	orders, items, err := s.writeOrders(ctx, tx, t, in, key, at)
	if err != nil {
		return err
	}
	return errors.Join(
		consume(ctx, tx, lock),
		s.reserve(ctx, tx, in, orders, items, at),
		consume(ctx, tx, saveCart(strconv.FormatInt(customer, 10), customer, []byte(emptyCart), at)),
		execute(ctx, tx, fmt.Sprintf("UPDATE idempotency_keys SET status = 201, location = '', etag = '', answer = %s "+
			"WHERE actor_id = %d AND acting_for_id = 0 AND operation = 'cart.post' AND key = %s", quote(t.answer), customer, quote(key))),
	)
}

// claimed looks for the key and takes it, locks the cart and reads what was posted.
func (s *server) claimed(ctx context.Context, tx *sql.Tx, key string, body []byte, at string, customer *int64) (posted, error) {
	in, err := s.read(ctx, tx, body)
	if err != nil {
		return in, err
	}
	*customer = in.customer
	known := fmt.Sprintf("SELECT fingerprint, status, location, etag, answer, created_at FROM idempotency_keys "+
		"WHERE actor_id = %d AND acting_for_id = 0 AND operation = 'cart.post' AND key = %s", in.customer, quote(key))
	if err := consume(ctx, tx, known); err != nil {
		return in, err
	}
	err = execute(ctx, tx, fmt.Sprintf("INSERT INTO idempotency_keys (actor_id, acting_for_id, operation, key, fingerprint, created_at) "+
		"VALUES (%d, 0, 'cart.post', %s, %s, '%s') ON CONFLICT DO NOTHING", in.customer, quote(key), quote(strings.Repeat("0", 64)), at))
	return in, errors.Join(err, consume(ctx, tx, s.locked(savedCart(in.customer))))
}

// relations locks those of the customer with the suppliers and gives the condition that names them, "" for none.
// On SQLite there is nothing to lock.
func (s *server) relations(ctx context.Context, tx *sql.Tx, in posted) (string, error) {
	if s.db.SQLite {
		return " AND (r.parent_id IN (" + list(in.suppliers) + "))", nil
	}
	locked, err := ids(ctx, tx, fmt.Sprintf("SELECT r.id FROM user_relations AS r WHERE (r.child_id = %d) AND (r.parent_id IN (%s)) ORDER BY r.id FOR UPDATE",
		in.customer, list(in.suppliers)))
	if len(locked) == 0 {
		return "", err
	}
	return " AND (r.id IN (" + list(locked) + "))", err
}

// writeOrders writes the template's orders, lines and first timeline entries for what was posted, and its events.
func (s *server) writeOrders(ctx context.Context, tx *sql.Tx, t template, in posted, key, at string) (orders, items []int64, err error) {
	numbers, err := s.numbers(ctx, tx, len(in.suppliers))
	if err != nil {
		return nil, nil, err
	}
	var rows []string
	for i, supplier := range in.suppliers {
		rows = append(rows, t.orders.values(i%len(t.orders.rows), map[string]string{
			"number": quote(numbers[i]), "customer_id": literal(in.customer), "placed_by": literal(in.customer),
			"supplier_id": literal(supplier), "checkout_id": quote(key), "created_at": quote(at), "updated_at": quote(at),
		}))
	}
	if orders, err = ids(ctx, tx, t.orders.insert("orders", rows)); err != nil {
		return nil, nil, err
	}
	rows = nil
	for i, product := range in.products {
		order := i % len(orders)
		lines := t.items[order%len(t.items)]
		rows = append(rows, lines.values(i%len(lines.rows), map[string]string{
			"order_id": literal(orders[order]), "position": literal(int64(i)), "product_id": literal(product),
		}))
	}
	if items, err = ids(ctx, tx, t.items[0].insert("order_items", rows)); err != nil {
		return nil, nil, err
	}
	rows = nil
	for _, order := range orders {
		rows = append(rows, fmt.Sprintf("(%d, '', 'processing', %d, 'Le Comptoir des Tilleuls', 0, '', '%s')", order, in.customer, at))
	}
	err = consume(ctx, tx, `INSERT INTO "order_transitions" ("order_id", "from_status", "to_status", "actor_id", "actor_name", "impersonator_id", "comment", "created_at") VALUES `+
		strings.Join(rows, ", ")+` RETURNING "id"`)
	for i, order := range orders {
		payload := fmt.Sprintf(`{"orderId":%d,"number":"%s","checkoutId":"%s","customerId":%d,"supplierId":%d,"onBehalf":false,"totalTaxInclCents":91238}`,
			order, numbers[i], key, in.customer, in.suppliers[i])
		err = errors.Join(err, execute(ctx, tx, publish("orders_order_placed_v1", payload, in.customer, at)))
	}
	return orders, items, err
}

// reserve moves the stock of the lines.
func (s *server) reserve(ctx context.Context, tx *sql.Tx, in posted, orders, items []int64, at string) error {
	var movements, holds []string
	nothing, reserved := "CASE product_id", "CASE product_id"
	for i, id := range in.products {
		order, quantity := orders[i%len(orders)], in.quantities[id]
		movements = append(
			movements, fmt.Sprintf("(%d, 'reservation', 0, %d, 0, %d, NULL, '', %d, 0, '%s')", id, quantity, order, in.customer, at),
		)
		holds = append(holds, fmt.Sprintf("(%d, %d, %d, %d, 0, 0, NULL, '', '%s')", order, items[i], id, quantity, at))
		nothing += fmt.Sprintf(" WHEN %d THEN 0", id)
		reserved += fmt.Sprintf(" WHEN %d THEN %d", id, quantity)
	}
	return errors.Join(
		consume(ctx, tx, `INSERT INTO "stock_movements" ("product_id", "kind", "on_hand_delta", "reserved_delta", "promised_delta", "order_id", "receipt_line_id", "reason", "actor_id", "impersonator_id", "created_at") VALUES `+
			strings.Join(movements, ", ")+` RETURNING "id", "receipt_line_id"`),
		execute(ctx, tx, fmt.Sprintf("UPDATE stock_levels SET on_hand = on_hand + %[1]s END, reserved = reserved + %[2]s END, promised = promised + %[1]s END, updated_at = '%[3]s' WHERE (product_id IN (%[4]s))",
			nothing, reserved, at, list(in.products))),
		consume(ctx, tx, `INSERT INTO "stock_reservations" ("order_id", "order_item_id", "product_id", "reserved", "promised", "waiting", "receipt_line_id", "promised_on", "created_at") VALUES `+
			strings.Join(holds, ", ")+` RETURNING "id", "receipt_line_id"`),
		execute(ctx, tx, publish("receipts_stock_changed_v1", `{"productIds":[`+list(in.products)+`]}`, in.customer, at)),
	)
}

func (s *server) numbers(ctx context.Context, tx *sql.Tx, n int) ([]string, error) {
	statement := fmt.Sprintf("SELECT nextval('order_numbers') FROM generate_series(1, %d)", n)
	if s.db.SQLite {
		statement = fmt.Sprintf("UPDATE order_numbers SET last = last + %d RETURNING last", n)
	}
	taken, err := ids(ctx, tx, statement)
	if err != nil || len(taken) == 0 {
		return nil, errors.Join(err, errors.New("no order numbers"))
	}
	var numbers []string
	for i := range n {
		number := taken[0] - int64(n) + int64(i) + 1
		if !s.db.SQLite {
			number = taken[i]
		}
		numbers = append(numbers, fmt.Sprintf("CMD-%d-%06d", time.Now().Year(), number))
	}
	return numbers, nil
}

func publish(topic, payload string, actor int64, at string) string {
	return fmt.Sprintf(`INSERT INTO "outbox" ("event_id", "topic", "payload", "actor_id", "impersonator_id", "occurred_at", "published_at") `+
		"VALUES ('%s', '%s', '%s', %d, 0, '%[5]s', '%[5]s')", rand.Text(), topic, payload, actor, at)
}

func execute(ctx context.Context, tx *sql.Tx, statement string) error {
	if _, err := tx.ExecContext(ctx, statement); err != nil {
		return fmt.Errorf("%.60s…: %w", statement, err)
	}
	return nil
}
