package bare

import "fmt"

// The statements that the product sends, argument for argument.

const listColumns = "p.id, p.supplier_id, p.reference, p.ean, p.name, p.type, p.colour, p.country, p.region, p.appellation, " +
	"p.vintage, p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.certifications, p.min_quantity, p.order_multiple, " +
	"p.status, p.supplier_closed, p.warehouse, p.stock_alert_threshold, p.images, p.version"

const cartColumns = "p.id, p.supplier_id, p.reference, p.name, p.type, p.colour, p.region, p.appellation, p.vintage, " +
	"p.bottle_size_ml, p.units_per_carton, p.abv_tenths, p.weight_grams, p.warehouse, p.order_multiple, p.min_quantity, " +
	"p.stock_alert_threshold, p.status, p.supplier_closed, p.in_store, p.sample_allowed, p.images, " +
	"(p.supplier_id IN (SELECT o.supplier_id FROM open_shops AS o)) AS shop_open"

const levelColumns = `"product_id", "warehouse", "on_hand", "reserved", "incoming", "promised", "waiting"`

// firstReceipt is the day of the earliest open receipt of a level with more on the way than a condition leaves.
const firstReceipt = `COALESCE((SELECT MIN(r.expected_on) FROM receipt_lines rl JOIN receipts r ON r.id = rl.receipt_id ` +
	`WHERE rl.product_id = l.product_id AND rl.expected > %s AND r.status IN ('processing', 'warehouse', 'partiel')), '') END`

const userColumns = `"u"."id", "u"."email", "u"."password_hash", "u"."group_code", "u"."status", "u"."civility", "u"."first_name", ` +
	`"u"."last_name", "u"."company", "u"."phone", "u"."siren", "u"."siret", "u"."numvat", "u"."ea_number", "u"."birthday", ` +
	`"u"."company_search", "u"."person_search", "u"."created_at", "u"."updated_at"`

const carriers = `SELECT "c"."code", "c"."label_fr", "c"."label_en", "c"."delay_fr", "c"."delay_en", "c"."delivery", ` +
	`"c"."max_weight_grams", "c"."position" FROM "carriers" AS "c" ORDER BY "c"."position", "c"."code"`

func open(group string) string {
	return fmt.Sprintf(`(CAST(p.open_groups AS TEXT) IN ('[]', 'null') OR CAST(p.open_groups AS TEXT) LIKE '%%"%s"%%')`, group)
}

func listProducts(ids []int64, group string) string {
	return "SELECT " + listColumns + ` FROM "products" AS "p" WHERE (p.id IN (` + list(ids) + `)) AND (p.status = 'active' AND NOT p.supplier_closed) AND (` + open(group) + ")"
}

func cartProducts(ids []int64, group string) string {
	return "SELECT " + cartColumns + ` FROM "products" AS "p" WHERE (p.id IN (` + list(ids) + ")) AND (" + open(group) + ")"
}

func levels(ids []int64) string {
	expect := fmt.Sprintf(firstReceipt, "rl.received + rl.damaged")
	free := fmt.Sprintf(firstReceipt, "rl.received + rl.damaged + rl.promised")
	return "SELECT " + levelColumns + ", CASE WHEN l.incoming = 0 THEN '' ELSE " + expect + " AS next_expect, " +
		"CASE WHEN l.incoming <= l.promised THEN '' ELSE " + free + " AS next_free FROM stock_levels AS l " +
		"WHERE (l.product_id IN (" + list(ids) + `)) ORDER BY "l"."product_id"`
}

func prices(ids []int64, group string) string {
	return `SELECT "p"."product_id", "p"."supplier_id", "p"."list_price_cents", "p"."store_price_cents", "p"."updated_at", ` +
		`g.price_cents AS group_price_cents FROM "product_prices" AS "p" LEFT JOIN product_group_prices AS g ` +
		`ON g.product_id = p.product_id AND g.group_code = '` + group + `' WHERE (p.product_id IN (` + list(ids) + "))"
}

// terms of a customer; locked keeps those of some relations.
func terms(customer int64, locked string) string {
	return fmt.Sprintf("SELECT r.parent_id, r.permanent_discount_bp, r.outstanding_value_cents, a.child_id AS agent_id, "+
		"r.agent_fee_bp, a.agent_fee_bp AS agent_usual_fee_bp, r.payment_terms_kind, r.payment_terms_days, "+
		"p.payment_terms_kind AS supplier_terms_kind, p.payment_terms_days AS supplier_terms_days FROM user_relations AS r "+
		"JOIN users AS s ON s.id = r.parent_id AND s.group_code = 'supplier' LEFT JOIN user_relations AS a "+
		"ON a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.status = 'valid' LEFT JOIN parameter_suppliers AS p "+
		"ON p.user_id = r.parent_id WHERE (r.child_id = %d) AND (r.status = 'valid')%s ORDER BY r.id", customer, locked)
}

func users(ids ...int64) string {
	return "SELECT " + userColumns + ` FROM "users" AS "u" WHERE (id IN (` + list(ids) + "))"
}

func addresses(customer int64) string {
	return fmt.Sprintf(`SELECT "a"."id", "a"."user_id", "a"."type_address", "a"."label", "a"."company", "a"."street", "a"."street2", `+
		`"a"."postcode", "a"."city", "a"."country", "a"."phone" FROM "addresses" AS "a" WHERE (user_id IN (%d)) ORDER BY "id"`, customer)
}

func conditions(suppliers []int64) string {
	return `SELECT "p"."user_id", "p"."cgv", "p"."free_shipping_from_value_cents", "p"."free_shipping_from_quantity", ` +
		`"p"."store_free_shipping_from_value_cents", "p"."store_free_shipping_from_quantity", "p"."minimum_order_value_cents", ` +
		`"p"."handling_fee_cents", "p"."auto_validate", "p"."default_warehouse", "p"."payment_terms_kind", "p"."payment_terms_days" ` +
		`FROM "parameter_suppliers" AS "p" WHERE (user_id IN (` + list(suppliers) + "))"
}

func grids(suppliers []int64, department string) string {
	return `SELECT "g"."id", "g"."owner", "g"."supplier_id", "g"."carrier_code", "g"."department", "g"."basis", "g"."beyond_cents", ` +
		`s.up_to, s.price_cents FROM "shipping_grids" AS "g" LEFT JOIN shipping_grid_steps AS s ON s.grid_id = g.id ` +
		`WHERE (g.supplier_id IS NULL OR g.supplier_id IN (0, ` + list(suppliers) + `)) AND (g.department IN ('', '` + department +
		`')) ORDER BY "g"."id", "s"."up_to"`
}

func relays(department string) string {
	return `SELECT "r"."code", "r"."carrier_code", "r"."label", "r"."street", "r"."postcode", "r"."city" FROM "relays" AS "r" ` +
		"JOIN carriers AS c ON c.code = r.carrier_code AND c.delivery = 'relay' WHERE (r.postcode >= '" + department +
		"' AND r.postcode <= '" + department + `999') ORDER BY "r"."carrier_code", "r"."code"`
}

func savedCart(customer int64) string {
	return fmt.Sprintf(`SELECT "c"."id", "c"."actor_id", "c"."acting_for_id", "c"."version", "c"."payload", "c"."updated_at" `+
		`FROM "carts" AS "c" WHERE (c.actor_id = %d AND c.acting_for_id = 0)`, customer)
}

func saveCart(id string, customer int64, payload []byte, at string) string {
	return fmt.Sprintf(`INSERT INTO "carts" AS "c" ("id", "actor_id", "acting_for_id", "version", "payload", "updated_at") `+
		"VALUES (%s, %d, 0, 1, %s, '%s') ON CONFLICT (actor_id, acting_for_id) DO UPDATE SET version = c.version + 1, "+
		"payload = EXCLUDED.payload, updated_at = EXCLUDED.updated_at RETURNING id, version", quote(id), customer, literal(payload), at)
}
