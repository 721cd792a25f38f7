package app_test

import (
	"context"
	"os"
	"testing"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/internal/receipts/store"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) {
	if os.Getenv(databaseOf) != "" {
		os.Exit(die()) //nolint:forbidigo // this is the process that is killed
	}
	testkit.Samples(25)
	testkit.Main(m)
}

const supplierID = 4

// supplier keeps its own warehouse.
func supplier() auth.Actor { return auth.Actor{ID: supplierID, Group: auth.Supplier} }

// warehouse is the module over a database, with a catalogue in which every product is the supplier's.
type warehouse struct {
	*app.Receipts
	*stockapp.Stock

	rows *stockstore.Store
	kept *store.Store
	d    *db.DB
}

func newWarehouse(d *db.DB) warehouse {
	rows := stockstore.New(d)
	stock := stockapp.NewStock(rows, ahead{}, jobs.NewQueue(d))
	sources := stockapp.Sources{Stock: stock, DB: d, Parties: nobodys{}, Products: shelf{}}
	kept := store.New(d, noFiles{})
	return warehouse{app.NewReceipts(sources, kept, nil, nil), stock, rows, kept, d}
}

type noFiles struct{}

func (noFiles) Keep(context.Context, *db.Tx, ...string) error { return nil }

// nobodys are people without names.
type nobodys struct{ people }

type people = usersapi.Parties

func (nobodys) Parties(context.Context, []int64) (map[int64]usersapi.Party, error) {
	return map[int64]usersapi.Party{}, nil
}

// shelf holds every product.
type shelf struct{}

func (shelf) Seen(_ context.Context, _ auth.Actor, ids []int64) (map[int64]productsapi.Product, error) {
	seen := map[int64]productsapi.Product{}
	for _, id := range ids {
		p := productsapi.Product{ID: id, SupplierID: supplierID}
		p.Warehouse = receiptsapi.WarehouseSupplier
		seen[id] = p
	}
	return seen, nil
}

func (shelf) Holding(context.Context, []string, []int64, int) ([]int64, error) { return nil, nil }

func (shelf) Relocate(context.Context, *db.Tx, auth.Actor, []int64, string) error { return nil }

// add opens the level of a product with what is there.
func (w warehouse) add(t testing.TB, product, onHand int64) {
	t.Helper()
	w.in(t, func(ctx context.Context, tx *db.Tx) error {
		if err := w.Open(ctx, tx, []receiptsapi.Opening{{ProductID: product, SupplierID: supplierID, Warehouse: receiptsapi.WarehouseSupplier}}); err != nil {
			return err
		}
		return w.rows.Apply(ctx, tx, time.Now(), []stock.Change{{ProductID: product, Kind: stock.MovementReceipt, OnHand: onHand}})
	})
}

func (w warehouse) in(t testing.TB, fn func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := w.d.InTx(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

// announce makes a receipt and gives its number.
func (w warehouse) announce(t testing.TB, on string, lines ...domain.Line) int64 {
	t.Helper()
	id, err := w.Announce(t.Context(), supplier(), domain.Receipt{
		Warehouse: receiptsapi.WarehouseSupplier, Header: domain.Header{ExpectedOn: on}, Lines: lines,
	})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// arrive says that a receipt is there to be counted.
func (w warehouse) arrive(t testing.TB, id int64) {
	t.Helper()
	if err := w.Move(t.Context(), supplier(), id, domain.Move{To: domain.Warehouse}); err != nil {
		t.Fatal(err)
	}
}

// order reserves a line; false when the stock does not suffice.
func (w warehouse) order(ctx context.Context, line receiptsapi.Line) (bool, error) {
	taken := true
	err := w.d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		short, err := w.Reserve(ctx, tx, []receiptsapi.Line{line})
		if len(short) > 0 {
			taken = false
			return nil
		}
		return err
	})
	return taken, err
}

// drain does what the job does.
func (w warehouse) drain(t testing.TB) {
	t.Helper()
	if err := w.RedatePromises(t.Context(), w.d); err != nil {
		t.Fatal(err)
	}
}

// level reads that of a product.
func (w warehouse) level(t testing.TB, product int64) receiptsapi.Level {
	t.Helper()
	levels, err := w.Levels(t.Context(), nil, []int64{product})
	if err != nil {
		t.Fatal(err)
	}
	return levels[product]
}

// none fails unless a query finds nothing.
func (w warehouse) none(t testing.TB, what, query string, args ...any) {
	t.Helper()
	var broken int
	if err := w.d.Read().NewRaw("SELECT COUNT(*) FROM ("+query+") AS broken", args...).Scan(t.Context(), &broken); err != nil || broken != 0 {
		t.Fatalf("%s: %d rows (%v)", what, broken, err)
	}
}

// holdsTogether checks what holds at any moment.
func (w warehouse) holdsTogether(t testing.TB) {
	t.Helper()
	w.none(t, "levels against their ledger", `SELECT l.product_id FROM stock_levels l WHERE
 l.on_hand <> (SELECT COALESCE(SUM(m.on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.reserved <> (SELECT COALESCE(SUM(m.reserved_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.promised <> (SELECT COALESCE(SUM(m.promised_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)`)
	w.none(t, "levels against holds", `SELECT l.product_id FROM stock_levels l WHERE
 l.reserved <> (SELECT COALESCE(SUM(h.reserved), 0) FROM stock_reservations h WHERE h.product_id = l.product_id)
 + (SELECT COALESCE(SUM(vl.quantity), 0) FROM stock_recovery_lines vl JOIN stock_recoveries v ON v.id = vl.recovery_id
  WHERE v.status = 'pending' AND vl.product_id = l.product_id)
 OR l.promised <> (SELECT COALESCE(SUM(h.promised), 0) FROM stock_reservations h WHERE h.product_id = l.product_id)
 OR l.waiting <> (SELECT COALESCE(SUM(h.waiting), 0) FROM stock_reservations h WHERE h.product_id = l.product_id)`)
	w.none(t, "lines against holds", `SELECT rl.id FROM receipt_lines rl WHERE
 rl.promised <> (SELECT COALESCE(SUM(h.promised), 0) FROM stock_reservations h WHERE h.receipt_line_id = rl.id)`)
	w.none(t, "sold twice", `SELECT product_id FROM stock_levels WHERE reserved > on_hand OR promised > incoming`)
	w.none(t, "served late", `SELECT product_id FROM stock_levels WHERE on_hand > reserved AND promised + waiting > 0`)
	w.none(t, "what is on its way", `SELECT l.product_id FROM (SELECT k.product_id, k.incoming, k.promised,
 (SELECT COALESCE(SUM(rl.expected - rl.received - rl.damaged), 0) FROM receipt_lines rl JOIN receipts r ON r.id = rl.receipt_id
  WHERE rl.product_id = k.product_id AND rl.expected > rl.received + rl.damaged AND r.status NOT IN ('complete', 'canceled')) AS due
 FROM stock_levels k) AS l WHERE l.incoming <> CASE WHEN l.due > l.promised THEN l.due ELSE l.promised END`)
}

// ahead is a clock of the year before that of which these tests speak: goods are expected within 24 months.
type ahead struct{}

// Now implements clock.Clock.
func (ahead) Now() time.Time {
	now := clock.System().Now()
	return now.AddDate(2096-now.Year(), 0, 0)
}
