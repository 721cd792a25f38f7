package receipts_test

import (
	"context"
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"millesime/modules/receipts"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

// testTime is when fixtures were written; nothing depends on it.
var testTime = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

func TestMain(m *testing.M) {
	testkit.Samples(25)
	testkit.Main(m)
}

// exec writes fixture rows.
func exec(t *testing.T, d *db.DB, query string, args ...any) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func addLevel(t *testing.T, d *db.DB, product, onHand, incoming int64) {
	t.Helper()
	exec(t, d, "INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, incoming, updated_at) VALUES (?, 'supplier', 1, ?, ?, ?)",
		product, onHand, incoming, testTime)
	exec(t, d, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', ?, ?)",
		product, onHand, testTime)
}

func addReceiptLine(t *testing.T, d *db.DB, product, expected int64, on string) {
	t.Helper()
	exec(t, d, "INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES (1, 'supplier', 'warehouse', ?, ?, ?)",
		on, testTime, testTime)
	exec(t, d, "INSERT INTO receipt_lines (receipt_id, product_id, expected) SELECT MAX(id), ?, ? FROM receipts", product, expected)
}

func reserve(t *testing.T, d *db.DB, stock receiptsapi.Stock, lines ...receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	t.Helper()
	var short []receiptsapi.Shortage
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
		short, err = stock.Reserve(ctx, tx, lines)
		return err
	})
	return short, err
}

func level(t *testing.T, stock receiptsapi.Stock, product int64) receiptsapi.Level {
	t.Helper()
	levels, err := stock.Levels(t.Context(), nil, []int64{product})
	if err != nil {
		t.Fatal(err)
	}
	return levels[product]
}

// ledgerHolds checks the invariant of domain 3.2: levels equal the sum of their ledger, and what is reserved is what orders and
// pending returns hold.
func ledgerHolds(t *testing.T, d *db.DB) {
	t.Helper()
	var broken int
	err := d.Read().NewRaw(`SELECT COUNT(*) FROM stock_levels l WHERE l.on_hand <> (SELECT COALESCE(SUM(on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.reserved <> (SELECT COALESCE(SUM(reserved_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.promised <> (SELECT COALESCE(SUM(promised_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.reserved <> (SELECT COALESCE(SUM(reserved), 0) FROM stock_reservations r WHERE r.product_id = l.product_id)
 + (SELECT COALESCE(SUM(vl.quantity), 0) FROM stock_recovery_lines vl JOIN stock_recoveries v ON v.id = vl.recovery_id
  WHERE v.status = 'pending' AND vl.product_id = l.product_id)`).Scan(t.Context(), &broken)
	if err != nil || broken != 0 {
		t.Fatalf("%d levels do not equal their ledger (%v)", broken, err)
	}
}

func newStock(d *db.DB) receiptsapi.Stock {
	return receipts.New(receipts.Deps{DB: d, Jobs: jobs.NewQueue(d), Clock: clock.System()}).Stock()
}

func TestReserveSumsTheLinesOfAProduct(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 10, 0)
		twice := []receiptsapi.Line{{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 6}, {OrderID: 1, OrderItemID: 2, ProductID: 7, Quantity: 6}}
		short, err := reserve(t, d, stock, twice...)
		if !errors.Is(err, receiptsapi.ErrOutOfStock) || len(short) != 1 || short[0] != (receiptsapi.Shortage{ProductID: 7, Wanted: 12, Available: 10}) {
			t.Fatalf("two lines of 6 on 10: %v, %v", short, err)
		}
		if got := level(t, stock, 7); got.Reserved != 0 {
			t.Fatalf("a refused reservation took %d", got.Reserved)
		}
		if _, err := reserve(t, d, stock, twice[0]); err != nil {
			t.Fatal(err)
		}
		if got := level(t, stock, 7); got.Available() != 4 {
			t.Fatalf("available %d, want 4", got.Available())
		}
		ledgerHolds(t, d)
	})
}

func TestTheRestIsPromisedToTheEarliestReceipt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 4, 20)
		addReceiptLine(t, d, 7, 12, "2026-12-20")
		addReceiptLine(t, d, 7, 8, "2026-12-02")
		if got := level(t, stock, 7); got.NextExpect != "2026-12-02" {
			t.Fatalf("next receipt %q", got.NextExpect)
		}
		if _, err := reserve(t, d, stock, receiptsapi.Line{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 14}); err != nil {
			t.Fatal(err)
		}
		var promised []int64
		err := d.Read().NewRaw("SELECT rl.promised FROM receipt_lines rl JOIN receipts r ON r.id = rl.receipt_id ORDER BY r.expected_on").Scan(t.Context(), &promised)
		if err != nil || len(promised) != 2 || promised[0] != 8 || promised[1] != 2 {
			t.Fatalf("promised %v (%v), want 8 on the first receipt and 2 on the second", promised, err)
		}
		ledgerHolds(t, d)

		err = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return stock.Release(ctx, tx, "annulée", 1) })
		if err != nil {
			t.Fatal(err)
		}
		if got := level(t, stock, 7); got.Available() != 4 || got.Promised != 0 {
			t.Fatalf("after the release: %+v", got)
		}
		ledgerHolds(t, d)
	})
}

// Quality, reliability: 64 at once on the last 10 sell exactly 10, whatever the order they lock in.
func TestParallelReservationsNeverOversell(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 10, 0)
		addLevel(t, d, 8, 1000, 0)
		var mu sync.Mutex
		var group sync.WaitGroup
		sold := 0
		for buyer := range int64(64) {
			group.Go(func() {
				// Half of them name the products the other way round: a wrong lock order would deadlock.
				lines := []receiptsapi.Line{{OrderID: buyer, OrderItemID: 1, ProductID: 7, Quantity: 1}, {OrderID: buyer, OrderItemID: 2, ProductID: 8, Quantity: 1}}
				if buyer%2 == 0 {
					lines[0], lines[1] = lines[1], lines[0]
				}
				_, err := reserve(t, d, stock, lines...)
				if err != nil && !errors.Is(err, receiptsapi.ErrOutOfStock) {
					t.Error(err)
				}
				if err == nil {
					mu.Lock()
					sold++
					mu.Unlock()
				}
			})
		}
		group.Wait()
		if got := level(t, stock, 7); sold != 10 || got.Available() != 0 {
			t.Fatalf("sold %d, left %d", sold, got.Available())
		}
		ledgerHolds(t, d)
	})
}

// What is foreseen is what a reservation then promises, line by line, the earliest day first.
func TestWhatIsForeseenIsPromised(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 10, 30)
		for _, day := range []string{"2027-03-01", "2027-01-10", "2027-01-10"} {
			addReceiptLine(t, d, 7, 10, day)
		}
		lines := []receiptsapi.Line{
			{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 8}, {OrderID: 1, OrderItemID: 2, ProductID: 7, Quantity: 17}, {OrderID: 1, OrderItemID: 3, ProductID: 7, Quantity: 12},
		}
		want := [][]receiptsapi.Promise{
			nil, {{Units: 15, ExpectedOn: "2027-01-10"}}, {{Units: 5, ExpectedOn: "2027-01-10"}, {Units: 7, ExpectedOn: "2027-03-01"}},
		}
		levels, err := stock.Levels(t.Context(), nil, []int64{7})
		if err != nil {
			t.Fatal(err)
		}
		foreseen, err := stock.Foresee(t.Context(), nil, levels, lines)
		if err != nil || !reflect.DeepEqual(foreseen, want) {
			t.Errorf("foreseen %v (%v), want %v", foreseen, err, want)
		}
		if short, err := reserve(t, d, stock, lines...); err != nil {
			t.Fatal(short, err)
		}
		promised, err := stock.Promises(t.Context(), nil, []int64{1})
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range lines {
			if got := promised[line.OrderItemID]; !reflect.DeepEqual(got, want[n]) {
				t.Errorf("line %d was promised %v, not %v", n, got, want[n])
			}
		}
	})
}
