package demo_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"millesime/db/demo"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/testkit"
)

// beyondLimit finds pairs that owe more than was granted (domain 5.6).
const beyondLimit = `SELECT r.id FROM user_relations r JOIN orders o ON o.supplier_id = r.parent_id AND o.customer_id = r.child_id
 WHERE r.outstanding_value_cents IS NOT NULL AND o.status IN ('validated', 'preparation', 'partially_shipped', 'pending_shipping',
 'shipped', 'pending_invoice', 'incident') AND o.origin = 'millesime'
 GROUP BY r.id, r.outstanding_value_cents HAVING SUM(o.total_tax_incl_cents) > r.outstanding_value_cents`

func orders(t *testing.T, d *db.DB) {
	none(t, d, "encours", beyondLimit)
	none(t, d, "numbers out of time", "SELECT a.id FROM orders a JOIN orders b ON b.id = a.id + 1 WHERE b.created_at < a.created_at AND 'sample' NOT IN (a.carrier_code, b.carrier_code) AND b.origin <> 'tasteandbuy' OR "+
		"SUBSTR(b.number, 1, 3) = SUBSTR(a.number, 1, 3) AND SUBSTR(b.number, 10) <= SUBSTR(a.number, 10)")
	none(t, d, "lines of another supplier", "SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id JOIN products p ON p.id = i.product_id "+
		"WHERE p.supplier_id <> o.supplier_id OR i.tag <> 'sample' AND (i.quantity % p.order_multiple <> 0 OR i.quantity < p.min_quantity)")
	none(t, d, "cartons of Dartess", "SELECT o.checkout_id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.warehouse = 'dartess' AND i.tag <> 'sample' "+
		"GROUP BY o.checkout_id HAVING SUM(i.quantity) % 6 <> 0")
	none(t, d, "minimum values", "SELECT o.id FROM orders o JOIN parameter_suppliers p ON p.user_id = o.supplier_id "+
		"WHERE o.origin = 'millesime' AND o.carrier_code <> 'sample' AND o.sub_total_tax_excl_cents < p.minimum_order_value_cents")
	none(t, d, "checkouts", "SELECT c.id FROM checkouts c JOIN orders o ON o.checkout_id = c.id GROUP BY c.id, c.total_tax_incl_cents "+
		"HAVING SUM(o.total_tax_incl_cents) <> c.total_tax_incl_cents OR count(DISTINCT o.placed_by) > 1 OR count(DISTINCT o.customer_id) > 1")
	none(t, d, "trade links", "SELECT o.id FROM orders o WHERE o.status NOT LIKE '%quotation' AND NOT EXISTS (SELECT 1 FROM trade_links l "+
		"WHERE l.supplier_id = o.supplier_id AND l.customer_id = o.customer_id AND l.last_order_at >= o.created_at)")
	none(t, d, "uses of codes", "SELECT c.id FROM promo_codes c LEFT JOIN promo_code_uses u ON u.code_id = c.id GROUP BY c.id, c.uses, c.cost_cents, c.turnover_cents "+
		"HAVING COUNT(u.id) <> c.uses OR COALESCE(SUM(u.amount_cents), 0) <> c.cost_cents OR COALESCE(SUM(u.goods_cents), 0) <> c.turnover_cents")
	none(t, d, "shares of codes", "SELECT u.id FROM promo_code_uses u LEFT JOIN promo_code_shares h ON h.use_id = u.id GROUP BY u.id, u.amount_cents "+
		"HAVING COALESCE(SUM(h.amount_cents), -1) <> u.amount_cents")
	none(t, d, "turnover of codes", "SELECT u.id FROM promo_code_uses u WHERE u.goods_cents <> (SELECT SUM(o.sub_total_tax_excl_cents) FROM orders o WHERE o.checkout_id = u.checkout_id) "+
		"AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.checkout_id = u.checkout_id AND o.ordered IS NOT NULL)")
	none(t, d, "store lines without their prices incl. tax", `SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id
 WHERE (o.origin IN ('store', 'tasteandbuy')) <> (i.total_tax_incl_cents > 0) OR i.total_tax_incl_cents <> i.unit_price_tax_incl_cents * i.quantity`)
	none(t, d, "stores", "SELECT o.id FROM orders o JOIN users u ON u.id = o.customer_id WHERE u.group_code = 'customer' AND o.origin NOT IN ('store', 'tasteandbuy')")
}

// totals recomputes every order from its lines (domain 4.4, 4.5).
func totals(t *testing.T, d *db.DB) {
	var items []struct {
		OrderID, Quantity                        int64
		ListPriceCents, UnitPriceCents, NetCents money.Cents
		VatBp, DiscountBp                        money.Rate
		Tag                                      string
		Product, Trace                           json.RawMessage
	}
	err := d.Read().NewSelect().TableExpr("order_items").ColumnExpr("order_id, quantity - credited AS quantity, list_price_cents, unit_price_cents, "+
		"CASE WHEN credited > 0 THEN unit_price_cents * (quantity - credited) ELSE net_cents END AS net_cents, vat_bp, discount_bp, product, trace, tag").OrderExpr("order_id, position").Scan(t.Context(), &items)
	if err != nil {
		t.Fatal(err)
	}
	type sums struct {
		units, net, before money.Cents
		goods              map[money.Rate]money.Cents
	}
	byOrder := map[int64]*sums{}
	for _, i := range items {
		s := byOrder[i.OrderID]
		if s == nil {
			s = &sums{goods: map[money.Rate]money.Cents{}}
			byOrder[i.OrderID] = s
		}
		if i.Tag == "sample" { // free: there is nothing to explain
			if i.NetCents != 0 {
				t.Errorf("order %d asks %v for a sample", i.OrderID, i.NetCents)
			}
			s.units += money.Cents(i.Quantity)
			continue
		}
		var product ordersapi.Product
		var trace []sale.TraceStep
		read(t, i.Product, &product)
		read(t, i.Trace, &trace)
		if product.Name == "" || len(trace) == 0 {
			t.Fatalf("a line of order %d has an empty copy or no trace", i.OrderID)
		}
		last := trace[len(trace)-1]
		if last.Code != sale.StepStorePrice && last.After.Round() != i.UnitPriceCents {
			t.Errorf("order %d: the trace ends at %v, the price is %v", i.OrderID, last.After, i.UnitPriceCents)
		}
		if last.Code != sale.StepStorePrice && i.NetCents != i.UnitPriceCents*money.Cents(i.Quantity) {
			t.Errorf("order %d: net %v of %d × %v", i.OrderID, i.NetCents, i.Quantity, i.UnitPriceCents)
		}
		s.units += money.Cents(i.Quantity)
		s.net += i.NetCents
		s.before += i.ListPriceCents * money.Cents(i.Quantity)
		s.goods[i.VatBp] += i.NetCents
	}
	var rows []struct {
		ID                                                                              int64
		Origin                                                                          string
		Units, SubTotalWithoutDiscountCents, SubTotalTaxExclCents, SubTotalTaxInclCents money.Cents
		AllDiscountCents, ShippingCents, FeesCents, HandlingFeeCents                    money.Cents
		TotalTaxExclCents, TotalTaxInclCents                                            money.Cents
		VAT                                                                             json.RawMessage `bun:"vat"`
		Customer, Supplier, BillingAddress, ShippingAddress                             json.RawMessage
	}
	err = d.Read().NewSelect().TableExpr("orders AS o").Join("JOIN parameter_suppliers AS p ON p.user_id = o.supplier_id").
		ColumnExpr("o.id, o.origin, o.units, o.sub_total_without_discount_cents, o.sub_total_tax_excl_cents, o.sub_total_tax_incl_cents, "+
			"o.all_discount_cents, o.shipping_cents, o.fees_cents, CASE WHEN o.carrier_code = 'sample' THEN 0 ELSE p.handling_fee_cents END AS handling_fee_cents, o.total_tax_excl_cents, o.total_tax_incl_cents, "+
			"o.vat, o.customer, o.supplier, o.billing_address, o.shipping_address").Scan(t.Context(), &rows)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		s := byOrder[r.ID]
		if s == nil {
			t.Fatalf("order %d has no lines", r.ID)
		}
		var vat []ordersapi.VAT
		read(t, r.VAT, &vat)
		var base, tax money.Cents
		for _, v := range vat {
			base += v.Base
			tax += v.Amount
			if r.Origin == "millesime" && v.Amount != money.Percent(v.Base, v.Rate) {
				t.Errorf("order %d: VAT %v on %v", r.ID, v.Amount, v.Base)
			}
		}
		var goodsTax money.Cents
		for rate, net := range s.goods {
			goodsTax += money.Percent(net, rate)
		}
		store := r.Origin != "millesime"
		switch {
		case r.Units != s.units, r.SubTotalTaxExclCents != s.net, len(vat) != len(s.goods),
			!store && r.SubTotalWithoutDiscountCents != s.before, !store && r.SubTotalTaxInclCents != s.net+goodsTax,
			r.AllDiscountCents != r.SubTotalWithoutDiscountCents-s.net, r.FeesCents != r.ShippingCents+r.HandlingFeeCents,
			r.TotalTaxExclCents != s.net+r.FeesCents, base != r.TotalTaxExclCents, r.TotalTaxInclCents != r.TotalTaxExclCents+tax:
			t.Errorf("order %d does not sum: %+v, lines %+v", r.ID, r, *s)
		}
		for _, copied := range []json.RawMessage{r.BillingAddress, r.ShippingAddress} {
			var address usersapi.Address
			if read(t, copied, &address); address.City == "" || address.ID == 0 {
				t.Errorf("order %d has an empty address", r.ID)
			}
		}
	}
}

func read(t *testing.T, text json.RawMessage, into any) {
	t.Helper()
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

// timelines checks that each one begins with the creation, follows the state table (domain 5.3), and ends at the
// order's state before now.
func timelines(t *testing.T, d *db.DB) {
	allowed := map[string][]string{
		"":                  {"processing", "quotation"},
		"quotation":         {"canceled_quotation", "processing"},
		"processing":        {"validated", "waiting_payment", "canceled"},
		"waiting_payment":   {"validated", "paid", "paid_error", "canceled"},
		"paid":              {"validated", "canceled"},
		"validated":         {"preparation", "canceled"},
		"preparation":       {"partially_shipped", "pending_shipping"},
		"partially_shipped": {"pending_shipping"},
		"pending_shipping":  {"shipped"},
		"shipped":           {"pending_invoice", "closed"}, // closed: a sample
		"pending_invoice":   {"billed", "incident"},
		"billed":            {"closed", "incident"},
		"incident":          {"billed"}, // settled by a credit note
	}
	var rows []struct {
		OrderID              int64
		FromStatus, ToStatus string
		Status, Comment      string
		ActorID              int64
		CreatedAt            time.Time
	}
	err := d.Read().NewSelect().TableExpr("order_transitions AS t").Join("JOIN orders AS o ON o.id = t.order_id").
		ColumnExpr("t.order_id, t.from_status, t.to_status, o.status, t.comment, t.actor_id, t.created_at").OrderExpr("t.order_id, t.id").Scan(t.Context(), &rows)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows {
		before := ""
		if i > 0 && rows[i-1].OrderID == r.OrderID {
			before = rows[i-1].ToStatus
		}
		if r.FromStatus != before || !slices.Contains(allowed[r.FromStatus], r.ToStatus) {
			t.Errorf("order %d went from %q to %q after %q", r.OrderID, r.FromStatus, r.ToStatus, before)
		}
		if last := i+1 == len(rows) || rows[i+1].OrderID != r.OrderID; last && r.ToStatus != r.Status {
			t.Errorf("order %d is %s, its timeline ends at %s", r.OrderID, r.Status, r.ToStatus)
		}
	}
	atWork(t, d)
	none(t, d, "timelines out of time", "SELECT 1 FROM order_transitions a JOIN order_transitions b ON b.id = a.id + 1 AND b.order_id = a.order_id "+
		"WHERE b.created_at < a.created_at")
	none(t, d, "the future", "SELECT 1 FROM order_transitions WHERE created_at > '2026-11-21 09:30:00+00:00'")
	none(t, d, "orders without a timeline", "SELECT id FROM orders WHERE id NOT IN (SELECT order_id FROM order_transitions)")
}

// atWork checks that people and carriers work by day; a quotation ends with its day.
func atWork(t *testing.T, d *db.DB) {
	t.Helper()
	for _, table := range []string{"order_transitions", "sample_request_transitions"} {
		var rows []struct {
			ID        int64
			ToStatus  string
			CreatedAt time.Time
		}
		if err := d.Read().NewSelect().Table(table).Column("id", "to_status", "created_at").Scan(t.Context(), &rows); err != nil {
			t.Fatal(err)
		}
		for _, r := range rows {
			if at := r.CreatedAt.In(clock.Paris); r.ToStatus != "canceled_quotation" && (at.Hour() < 7 || at.Hour() >= 20) {
				t.Errorf("%s %d went to %q at %s", table, r.ID, r.ToStatus, at.Format(time.DateTime))
			}
		}
	}
}

// A demo set that is made before people come to work tells of nobody who worked by night.
func TestDemoSetByNight(t *testing.T) {
	t.Parallel()
	for _, now := range []time.Time{
		time.Date(2026, 11, 24, 3, 20, 0, 0, time.UTC), time.Date(2026, 11, 24, 8, 10, 0, 0, time.UTC), time.Date(2026, 11, 24, 22, 50, 0, 0, time.UTC),
	} {
		d := testkit.Migrated(t, db.SQLite)
		fillAt(t, d, demo.Scale{Products: 300, Buyers: 60, Orders: 300}, now)
		atWork(t, d)
	}
}

// shipments checks that what left is told by parcels, and that what is held is what remains (domain 5.3).
func shipments(t *testing.T, d *db.DB) {
	none(t, d, "lines off their parcels", "SELECT i.id FROM order_items i WHERE i.shipped <> "+
		"(SELECT COALESCE(SUM(l.quantity), 0) FROM shipment_lines l WHERE l.order_item_id = i.id)")
	none(t, d, "orders off their lines", "SELECT o.id FROM orders o WHERE o.shipped_units <> "+
		"(SELECT COALESCE(SUM(i.shipped), 0) FROM order_items i WHERE i.order_id = o.id)")
	none(t, d, "open lines off what they hold", "SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id "+
		"WHERE o.status NOT IN ('canceled', 'quotation', 'canceled_quotation') AND i.quantity - i.shipped <> "+
		"(SELECT COALESCE(SUM(r.reserved + r.promised), 0) FROM stock_reservations r WHERE r.order_item_id = i.id)")
	none(t, d, "deliveries out of time", "SELECT s.id FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.delivered_at < s.shipped_at "+
		"OR (s.delivered_at IS NULL) <> (o.status IN ('partially_shipped', 'pending_shipping'))")
	none(t, d, "incidents nobody reported", "SELECT o.id FROM orders o WHERE (o.status = 'incident') <> EXISTS "+
		"(SELECT 1 FROM order_incidents n WHERE n.order_id = o.id AND n.settled_at IS NULL)")
	none(t, d, "incidents about too much", "SELECT l.id FROM order_incident_lines l JOIN order_items i ON i.id = l.order_item_id WHERE l.quantity > i.shipped")
}
