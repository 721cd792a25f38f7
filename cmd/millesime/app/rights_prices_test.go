package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

// priceList is a draft of the caller's for its customer, published for the caller who buys, or one between others.
func (c *circle) priceList(t *testing.T, whose tie) int64 {
	t.Helper()
	customer, supplier := c.third, int64(apptest.Beta)
	var publishedAt any
	switch {
	case whose != own || c.group.IsAdmin():
	case c.group == auth.Supplier:
		supplier = c.caller
		c.relate(t, supplier, customer)
	case c.group == auth.CommercialAgent:
		c.relate(t, supplier, c.caller)
		c.relate(t, c.caller, customer)
		assigned := c.relate(t, supplier, customer)
		c.h.Exec(t, "UPDATE user_relations SET agent_id = ?, agent_since = ? WHERE id = ?", c.caller, apptest.At(), assigned)
	default:
		customer, publishedAt = c.caller, apptest.At()
	}
	id := c.insert(t, "price_lists", `INSERT INTO price_lists (supplier_id, name, search_text, discounts, starts_on, published_at, created_by, created_at, updated_at)
 VALUES (?, 'Carte', 'carte', 'net', '2026-01-01', ?, ?, ?, ?)`, supplier, publishedAt, supplier, apptest.At(), apptest.At())
	c.h.Exec(t, "UPDATE price_lists SET series_id = id WHERE id = ?", id)
	c.h.Exec(t, "INSERT INTO price_list_customers (customer_id, list_id) VALUES (?, ?)", customer, id)
	return id
}
