package billing_test

import (
	"math"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// ciderAndJuice is an order of 6 bottles of cider at 11.78 and 60 of juice at 1.90, which are taxed at 20 and 5.5 %, to be shipped.
func (s scene) ciderAndJuice() string {
	s.Helper()
	s.h.Exec(s.TB, "UPDATE products SET type = 'cider', abv_tenths = 45 WHERE id = ?", apptest.AlphaWine)
	s.h.Exec(s.TB, "UPDATE products SET type = 'juice', abv_tenths = 0 WHERE id = ?", apptest.LastOnes)
	s.h.Exec(s.TB, "UPDATE product_prices SET list_price_cents = 200 WHERE product_id = ?", apptest.LastOnes)
	return s.prepared(apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 60))
}

// comesTo checks that an order, its invoices less its credits and what is owed for it are one amount.
func (s scene) comesTo(order string, total float64) {
	s.Helper()
	s.holds(s.seller.Get(order).Want(200), map[string]any{"totalPriceTaxIncl": total})
	cents := int64(math.Round(total * 100))
	invoiced := s.h.Count(s.TB, "SELECT CAST(SUM(CASE kind WHEN 'invoice' THEN total_tax_incl_cents ELSE -total_tax_incl_cents END) AS BIGINT) FROM invoices")
	owed := s.h.Count(s.TB, "SELECT owed_cents FROM exposures WHERE supplier_id = ? AND customer_id = ?", apptest.Alpha, apptest.Restaurant)
	if invoiced != cents || owed != cents {
		s.Errorf("%s comes to %.2f, its documents to %d cents, the exposure to %d", order, total, invoiced, owed)
	}
}

// Domain 4.4: carriage that was invoiced keeps its rates when the rest of the order is given up. 6 × 11.78 at 20 % and 60 × 1.90 at 5.5 %,
// 70.68 and 114.00, share 43.20 as 16.53 and 26.67. With the cider: 87.21, VAT 17.44, and 26.67, VAT 1.47, are 132.79; with the juice: 16.53,
// VAT 3.31, and 140.67, VAT 7.74, are 168.25.
func TestCarriageThatWasInvoicedKeepsItsRates(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		cider, juice int
		total        float64
	}{{6, 0, 132.79}, {0, 60, 168.25}} {
		scenes(t, func(s scene) {
			s.accept()
			order := s.ciderAndJuice()
			s.ship(order, c.cider, c.juice)
			s.deliver(order, 0)
			s.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
			s.h.Settle(t)
			s.comesTo(order, c.total)
		})
	}
}

// What was not invoiced yet is spread over what was delivered: 113.88 at 20 % and 157.20 at 5.5 % are 136.66 and 165.85.
func TestCarriageIsSpreadOverWhatWasDelivered(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		cider, juice int
		total        float64
	}{{6, 0, 136.66}, {0, 60, 165.85}} {
		scenes(t, func(s scene) {
			order := s.ciderAndJuice()
			s.ship(order, c.cider, c.juice)
			s.deliver(order, 0)
			s.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
			s.accept()
			s.issueWaiting()
			s.comesTo(order, c.total)
		})
	}
}

// The same holds where a month is gathered: what is given up before its end is not in it, what is given up after changes no rate.
func TestCarriageOfAMonthKeepsItsRates(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		order := m.ciderAndJuice()
		m.ship(order, 6, 0)
		m.deliver(order, 0)
		m.at("2026-11-30 20:00")
		m.issueWaiting()
		m.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
		m.h.Settle(t)
		m.comesTo(order, 132.79)
	})
}
