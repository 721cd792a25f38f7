package app_test

import (
	"crypto/sha256"
	"fmt"
	"strconv"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

// rowKind is what an operation works on.
type rowKind string

const (
	person            rowKind = "person"
	address           rowKind = "address"
	relation          rowKind = "relation"           // own: as its parent; related: as its child
	invitation        rowKind = "invitation"         // own: sent by the caller; related: received by it
	invitationLink    rowKind = "link of invitation" // own: mailed to the caller; else to another
	note              rowKind = "note"               // own: the caller's; related: another's about somebody in sight
	savedView         rowKind = "saved view"
	session           rowKind = "session"
	emailLink         rowKind = "link to a new e-mail"
	passwordLink      rowKind = "link to a new password"
	order             rowKind = "order"
	quotation         rowKind = "quotation"
	product           rowKind = "product"
	imported          rowKind = "import of products"
	receipt           rowKind = "receipt"
	priceList         rowKind = "price list"
	picture           rowKind = "picture" // by an address that nobody has
	sample            rowKind = "sample request"
	promoCode         rowKind = "promo code"      // everybody's or nobody's
	agreementFrame    rowKind = "agreement frame" // likewise
	shownCode         rowKind = "promo code that is shown to everybody"
	borneCode         rowKind = "promo code that one bears"
	invoice           rowKind = "invoice"
	payment           rowKind = "payment"
	account           rowKind = "account" // a relation between a supplier and a customer
	carriageGrid      rowKind = "carriage grid"
	stockReturn       rowKind = "stock return"
	stockLot          rowKind = "stock lot"
	stockMovement     rowKind = "stock movement"
	stockCount        rowKind = "counting session"
	supplierRecord    rowKind = "record of supplier"
	agentRecord       rowKind = "record of commercial_agent"
	cseRecord         rowKind = "record of cse"
	merchantRecord    rowKind = "record of wine_merchant"
	restaurantRecord  rowKind = "record of restaurant"
	hypermarketRecord rowKind = "record of hypermarket"
	document          rowKind = "document"
	store             rowKind = "store"
	waiter            rowKind = "waiter"
	wineList          rowKind = "wine list"
	wineListEntry     rowKind = "wine list entry"
	guestRequest      rowKind = "guest request"
	// new module: kind of row
)

// tie is whose a row is.
type tie string

const (
	own     tie = "own"
	related tie = "related"
	foreign tie = "foreign"
)

// circle is a caller with somebody tied to it and somebody who is not, made anew for each call.
type circle struct {
	h      *apptest.House
	caller int64
	group  auth.Group
	others map[tie]int64
	third  int64 // on the other side of what the others have
}

// ofTheCast is one person of each group.
func ofTheCast() map[auth.Group]int64 {
	return map[auth.Group]int64{
		auth.Superadmin: apptest.Superadmin, auth.Admin: apptest.Admin, auth.Restaurant: apptest.Restaurant, auth.Supplier: apptest.Alpha,
		auth.CommercialAgent: apptest.Agent, auth.CSE: apptest.CSE, auth.WineMerchant: apptest.WineMerchant,
		auth.Hypermarket: apptest.Hypermarket, auth.Customer: apptest.Customer, auth.Negociant: apptest.Negociant,
	}
}

// newCircle draws the people around a caller as domain 2 ties them: sellers to a customer, buyers to a supplier, an
// individual to any supplier by its card. Admins see everybody but superadmins.
func newCircle(t *testing.T, h *apptest.House, next *int64, group auth.Group, kind rowKind) *circle {
	t.Helper()
	add := func(g auth.Group) int64 {
		countDown(next)
		h.AddPerson(t, *next, g, fmt.Sprintf("Personne %d", *next))
		return *next
	}
	theirs := map[rowKind]auth.Group{
		supplierRecord: auth.Supplier, agentRecord: auth.CommercialAgent, cseRecord: auth.CSE,
		merchantRecord: auth.WineMerchant, hypermarketRecord: auth.Hypermarket,
	}[kind]
	if theirs == "" {
		theirs = auth.Restaurant
	}
	c := &circle{h: h, group: group, third: add(auth.Restaurant), others: map[tie]int64{}}
	if c.caller = ofTheCast()[group]; kind != product {
		c.caller = add(group)
	}
	c.others[own] = c.caller
	switch group {
	case auth.Admin:
		c.others[related], c.others[foreign] = add(theirs), add(auth.Superadmin)
	case auth.Superadmin:
		c.others[related], c.others[foreign] = add(theirs), add(auth.Admin)
	case auth.Supplier, auth.CommercialAgent:
		c.others[related], c.others[foreign] = add(theirs), add(auth.Restaurant)
		c.relate(t, c.caller, c.others[related])
	default:
		c.others[related], c.others[foreign] = add(auth.Supplier), add(auth.Restaurant)
		if group != auth.Customer {
			c.relate(t, c.others[related], c.caller)
		}
	}
	return c
}

func (c *circle) relate(t *testing.T, parent, child int64) int64 {
	t.Helper()
	return c.insert(t, "user_relations", `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at)
 VALUES (?, ?, ?, 'valid', ?, ?)`, parent, child, parent, apptest.At(), apptest.At())
}

// insert gives the id of the new row of a table.
func (c *circle) insert(t *testing.T, table, query string, args ...any) int64 {
	t.Helper()
	c.h.Exec(t, query, args...)
	return c.h.Count(t, "SELECT MAX(id) FROM "+table)
}

// row makes a row of a kind and gives what names it in a path. No helper: a row that cannot be made is reported here.
func (c *circle) row(t *testing.T, kind rowKind, whose tie) string {
	owner := c.others[whose]
	id := owner
	switch kind {
	case address:
		id = apptest.Shipping(owner)
	case relation:
		id = c.relation(t, whose)
	case invitation:
		id = c.invitation(t, whose)
	case invitationLink:
		token := fmt.Sprintf("token-to-%d", owner)
		email := apptest.Email(c.third)
		if whose == own {
			email = apptest.Email(c.caller)
		}
		c.invited(t, c.others[related], email, token)
		return token
	case note:
		id = c.note(t, whose)
	case savedView:
		id = c.insert(t, "saved_views", `INSERT INTO saved_views (user_id, screen, name, name_key, search, created_at)
 VALUES (?, 'orders', 'Vue', 'vue', '', ?)`, owner, apptest.At())
	case session:
		family := fmt.Sprintf("family-of-%d", owner)
		c.h.Exec(t, `INSERT INTO refresh_families (id, user_id, created_at, auth_time) VALUES (?, ?, ?, ?)`, family, owner, time.Now(), time.Now())
		c.h.Exec(t, `INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at) VALUES (?, ?, ?, ?)`,
			"token of "+family, family, time.Now(), time.Now().Add(time.Hour))
		return family
	case emailLink:
		token := fmt.Sprintf("token-of-%d", owner)
		c.h.Exec(t, "UPDATE users SET pending_email = ?, pending_email_hash = ?, pending_email_until = ? WHERE id = ?",
			"new-"+apptest.Email(owner), fmt.Sprintf("%x", sha256.Sum256([]byte(token))), time.Now().Add(time.Hour), owner)
		return token
	case order:
		id = c.order(t, whose)
	case quotation:
		id = c.order(t, whose)
		c.h.Exec(t, `UPDATE orders SET status = 'quotation', number = 'DEV-' || id, quotation_number = 'DEV-' || id, awaiting = 'customer', revision = 1,
 valid_until = ? WHERE id = ?`, apptest.At().AddDate(10, 0, 0), id)
	case sample:
		id = c.sample(t, whose)
	case promoCode:
		id = c.promoCode(t)
	case shownCode:
		id = c.promoCode(t)
		c.h.Exec(t, "UPDATE promo_codes SET shown = TRUE WHERE id = ?", id)
		c.h.Exec(t, "INSERT INTO promo_code_suppliers (code_id, supplier_id) VALUES (?, ?)", id, apptest.Alpha)
	case borneCode:
		id = c.promoCode(t)
		c.h.Exec(t, "INSERT INTO promo_code_suppliers (code_id, supplier_id) VALUES (?, ?)", id, owner)
	case agreementFrame:
		id = c.insert(t, "agreement_frames", `INSERT INTO agreement_frames (name, contract_number, basis, starts_on, ends_on, search_text, created_at,
 created_by, updated_at) VALUES ('CHR', '', 'value', '2026-11-01', '9999-12-31', '', ?, ?, ?)`, apptest.At(), apptest.Admin, apptest.At())
	case invoice:
		id = c.invoice(t, whose)
	case payment:
		id = c.insert(t, "payments", `INSERT INTO payments (supplier_id, customer_id, kind, received_on, amount_cents, unallocated_cents, customer_name, supplier_name, search_text,
 created_at, created_by) SELECT supplier_id, customer_id, 'transfer', '2026-11-01', 100, 100, '', '', '', created_at, 0 FROM orders WHERE id = ?`, c.order(t, whose))
	case account:
		id = c.account(t, whose)
	case carriageGrid:
		id = c.insert(t, "shipping_grids", "INSERT INTO shipping_grids (owner, supplier_id, basis, beyond_cents) VALUES ('supplier', ?, 'units', 60)", owner)
	case stockReturn:
		id = c.stockReturn(t, whose)
	case stockLot:
		id = c.stockLot(t, whose)
	case stockCount:
		id = c.stockCount(t, whose)
	case product:
		id = c.product(whose)
	case stockMovement:
		id = c.insert(t, "stock_movements", "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', 1, ?)",
			c.product(whose), apptest.At())
	case imported:
		id = c.imported(t, whose)
	case receipt:
		id = c.receipt(t, whose)
	case priceList:
		id = c.priceList(t, whose)
	case document:
		customer, supplier, placedBy := c.sides(whose)
		id = c.insert(t, "documents", `INSERT INTO documents (kind, supplier_id, customer_id, placed_by, language, issued_on, status, began_at, created_at)
 VALUES ('order', ?, ?, ?, 'fr', '2026-11-01', 'failed', ?, ?)`, supplier, customer, placedBy, apptest.At(), apptest.At())
	case store:
		id = c.insert(t, "stores", `INSERT INTO stores (supplier_id, slug, name, status, search_text, created_at, updated_at)
 VALUES (?, ?, 'x', 'open', 'x', ?, ?)`, owner, fmt.Sprint("shop-", owner), apptest.At(), apptest.At())
	case waiter:
		id = c.insert(t, "waiters", `INSERT INTO waiters (restaurant_id, first_name, last_name, email, told_at, name_search, search_text, created_at, updated_at)
 VALUES (?, 'x', 'x', 'x@cast.test', ?, 'x', 'x', ?, ?)`, owner, apptest.At(), apptest.At(), apptest.At())
	case wineList:
		id = c.wineList(t, owner)
	case wineListEntry:
		id = c.insert(t, "wine_list_entries", `INSERT INTO wine_list_entries (list_id, product_id, position, section) VALUES (?, ?, 1, 'red')`,
			c.wineList(t, owner), apptest.AlphaWine)
	case guestRequest:
		id = c.insert(t, "guest_requests", `INSERT INTO guest_requests (number, restaurant_id, status, first_name, last_name, email, address, language, bottles,
 item_count, shipping_cents, total_cents, age_checked_at, age_checker, consent_at, link_due_at, search_text, created_at, updated_at)
 SELECT 'DGB-' || COALESCE(MAX(id), 0), ?, 'requested', 'x', 'x', 'x@cast.test', '{}', 'fr', 6, 1, 0, 9000, ?, 'x', ?, ?, 'x', ?, ? FROM guest_requests`,
			owner, apptest.At(), apptest.At(), apptest.At(), apptest.At(), apptest.At())
	// new module: row
	case person, picture, passwordLink, supplierRecord, agentRecord, cseRecord, merchantRecord, restaurantRecord, hypermarketRecord:
	}
	return strconv.FormatInt(id, 10)
}

func (c *circle) wineList(t *testing.T, owner int64) int64 {
	t.Helper()
	return c.insert(t, "wine_lists", `INSERT INTO wine_lists (restaurant_id, name, glass_cl, link_delay, created_at, updated_at)
 VALUES (?, 'x', 12, 'next_morning', ?, ?)`, owner, apptest.At(), apptest.At())
}

func (c *circle) promoCode(t *testing.T) int64 {
	t.Helper()
	return c.insert(t, "promo_codes", `INSERT INTO promo_codes (code, label, rate_bp, minimum_cents, starts_on, ends_on, combinable, search_text,
 created_at, created_by, updated_at) SELECT 'KEPT-' || COALESCE(MAX(id), 0), 'Code', 1000, 0, '2026-11-01', '9999-12-31', TRUE, '', ?, ?, ? FROM promo_codes`,
		apptest.At(), apptest.Admin, apptest.At())
}

func (c *circle) relation(t *testing.T, whose tie) int64 {
	t.Helper()
	switch whose {
	case own:
		return c.relate(t, c.caller, c.third)
	case related:
		return c.relate(t, c.third, c.caller)
	default:
		return c.relate(t, c.others[foreign], c.third)
	}
}

// invitation waits for the answer of somebody without an account, or of the caller.
func (c *circle) invitation(t *testing.T, whose tie) int64 {
	t.Helper()
	switch whose {
	case own:
		return c.invited(t, c.caller, "nobody@cast.test", "")
	case related:
		id := c.invited(t, c.others[related], apptest.Email(c.third), "")
		c.h.Exec(t, "UPDATE user_relations SET parent_id = ?, child_id = ? WHERE id = ?", c.third, c.caller, id)
		return id
	default:
		return c.invited(t, c.others[foreign], "nobody@cast.test", "")
	}
}

func (c *circle) invited(t *testing.T, inviter int64, email, token string) int64 {
	t.Helper()
	hash := ""
	if token != "" {
		hash = fmt.Sprintf("%x", sha256.Sum256([]byte(token)))
	}
	return c.insert(t, "user_relations", `INSERT INTO user_relations (parent_id, inviter_id, invited_email, token_hash, status, created_at, updated_at)
 VALUES (?, ?, ?, ?, 'pending', ?, ?)`, inviter, inviter, email, hash, apptest.At(), apptest.At())
}

// note is the caller's about the person tied to it, or another's about that person or about somebody else.
func (c *circle) note(t *testing.T, whose tie) int64 {
	t.Helper()
	about, author := c.others[related], c.third
	if whose == own {
		author = c.caller
	}
	if whose == foreign {
		about = c.others[foreign]
	}
	owner := author
	if whose == own && c.group.IsAdmin() {
		owner = 0 // administrators share theirs
	}
	return c.insert(t, "user_notes", `INSERT INTO user_notes (user_id, owner_id, author_id, text, created_at, updated_at)
 VALUES (?, ?, ?, 'Note', ?, ?)`, about, owner, author, apptest.At(), apptest.At())
}

// order is the caller's own by its group, or one between others.
func (c *circle) order(t *testing.T, whose tie) int64 {
	t.Helper()
	c.h.As(t, apptest.Email(apptest.Stranger)).
		Post("/api/cart", apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
	c.h.Settle(t) // nobody else moves it meanwhile
	id := c.h.Count(t, "SELECT MAX(id) FROM orders")
	customer, supplier, placedBy := c.sides(whose)
	c.h.Exec(t, "UPDATE orders SET customer_id = ?, supplier_id = ?, placed_by = ?, agent_id = 0 WHERE id = ?", customer, supplier, placedBy, id)
	return id
}

// sides are those of an order, and who placed it.
func (c *circle) sides(whose tie) (customer, supplier, placedBy int64) {
	customer, supplier, placedBy = c.third, apptest.Beta, c.third
	other := c.others[whose]
	switch {
	case whose == own && c.group == auth.Supplier, whose == related && !c.group.IsAdmin() && c.sellsTo():
		supplier = other
	case whose == own && c.group == auth.CommercialAgent:
		placedBy = other
	default:
		customer, placedBy = other, other
	}
	return customer, supplier, placedBy
}

// invoice is of an order of the caller's own by its group, or of one between others.
func (c *circle) invoice(t *testing.T, whose tie) int64 {
	t.Helper()
	return c.insert(t, "invoices", `INSERT INTO invoices (number, number_key, kind, supplier_id, customer_id, placed_by, order_id, issued_on, due_on, issued_elsewhere, paper,
 total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by)
 SELECT 'FAC-' || id, 'FAC-' || id, 'invoice', supplier_id, customer_id, placed_by, id, '2026-11-01', '2026-12-01', FALSE, '{"lines":[],"vat":[],"mentions":[]}',
 total_tax_excl_cents, total_tax_incl_cents, '', '', '', began_at, created_at, 0 FROM orders WHERE id = ?`, c.order(t, whose))
}

// account is the relation of an order's sides.
func (c *circle) account(t *testing.T, whose tie) int64 {
	t.Helper()
	id := c.order(t, whose)
	c.h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at)
 SELECT o.supplier_id, o.customer_id, o.supplier_id, 'valid', o.created_at, o.created_at FROM orders o WHERE o.id = ?
 AND NOT EXISTS (SELECT 1 FROM user_relations r WHERE r.parent_id = o.supplier_id AND r.child_id = o.customer_id AND r.status <> 'removed')`, id)
	c.h.Exec(t, `UPDATE user_relations SET status = 'valid' WHERE (parent_id, child_id) IN (SELECT supplier_id, customer_id FROM orders WHERE id = ?)`, id)
	return c.h.Count(t, `SELECT MAX(r.id) FROM user_relations r JOIN orders o ON o.supplier_id = r.parent_id AND o.customer_id = r.child_id WHERE o.id = ?`, id)
}

// sample is a request of the caller's own by its group, or one between others.
func (c *circle) sample(t *testing.T, whose tie) int64 {
	t.Helper()
	customer, supplier := c.third, int64(apptest.Beta)
	switch {
	case whose == own && c.group == auth.Supplier:
		supplier = c.caller
	case whose == own && c.group == auth.CommercialAgent:
		c.relate(t, supplier, c.caller)
		assigned := c.relate(t, supplier, customer)
		c.h.Exec(t, "UPDATE user_relations SET agent_id = ?, agent_since = ? WHERE id = ?", c.caller, apptest.At(), assigned)
	case whose == own:
		customer = c.caller
	}
	return c.insert(t, "sample_requests", `INSERT INTO sample_requests (product_id, product, supplier_id, customer_id, quantity, shipping_address,
 status, is_open, quota_year, quota_units, product_name, customer_name, supplier_name, search_text, created_at, updated_at)
 VALUES (?, '{}', ?, ?, 1, '{}', 'pending', TRUE, 2026, 1, '', '', '', '', ?, ?)`, apptest.BetaWine, supplier, customer, apptest.At(), apptest.At())
}

// sellsTo tells that the person tied to the caller is a supplier, and no customer.
func (c *circle) sellsTo() bool { return c.group != auth.Supplier && c.group != auth.CommercialAgent }
