-- Orders of shops that came from requests of guests of the first restaurant with a list, in the states that they are in.
UPDATE parameter_buyers SET supplier_rebate_bp = 800 WHERE user_id = (SELECT restaurant_id FROM wine_lists WHERE id = 1);

INSERT INTO guest_requests (number, restaurant_id, waiter_id, status, first_name, last_name, email, phone, address, language, bottles, item_count,
 shipping_cents, total_cents, commission_rate_bp, commission_cents, age_checked_at, age_checker, consent_at, link_due_at, link_sent_at,
 link_expires_at, mails, mailed_at, guest_id, ended_at, search_text, created_at, updated_at)
SELECT 'DGB-' || SUBSTR(o.number, 5, 4) || '-9' || SUBSTR(o.number, 11), l.restaurant_id, v.id, 'concluded', u.first_name, u.last_name, u.email, u.phone,
 o.shipping_address, 'fr', o.units, (SELECT COUNT(*) FROM order_items AS i WHERE i.order_id = o.id), o.total_tax_incl_cents - o.sub_total_tax_incl_cents,
 o.total_tax_incl_cents, COALESCE(b.supplier_rebate_bp, 0), (o.sub_total_tax_excl_cents * COALESCE(b.supplier_rebate_bp, 0) + 5000) / 10000,
 o.created_at, v.first_name || ' ' || v.last_name, o.created_at, o.created_at, o.created_at, o.created_at, 1, o.created_at, u.id, o.created_at,
 u.person_search, o.created_at, o.created_at
FROM orders AS o JOIN users AS u ON u.id = o.customer_id JOIN wine_lists AS l ON l.id = 1
 JOIN waiters AS v ON v.id = (SELECT MIN(f.id) FROM waiters AS f WHERE f.restaurant_id = l.restaurant_id)
 LEFT JOIN parameter_buyers AS b ON b.user_id = l.restaurant_id
WHERE o.id IN (SELECT n.id FROM orders AS n WHERE n.origin = 'store' AND n.customer_id IN (SELECT c.id FROM users AS c WHERE c.group_code = 'customer')
 AND n.id < (SELECT COALESCE(MIN(x.id), n.id + 1) FROM orders AS x WHERE x.carrier_code = 'sample') ORDER BY n.id DESC LIMIT 6);

INSERT INTO guest_request_orders (order_id, request_id, number, supplier_id, supplier_name, goods_cents, total_cents, commission_cents, canceled_at)
SELECT o.id, r.id, o.number, o.supplier_id, s.company, o.sub_total_tax_excl_cents, o.total_tax_incl_cents, r.commission_cents,
 CASE WHEN o.status = 'canceled' THEN o.updated_at END
FROM guest_requests AS r JOIN orders AS o ON o.customer_id = r.guest_id AND o.created_at = r.created_at JOIN users AS s ON s.id = o.supplier_id
WHERE r.status = 'concluded';

INSERT INTO guest_request_items (request_id, position, product_id, supplier_id, product, quantity, unit_price_cents, total_cents)
SELECT g.request_id, i.position + 1, i.product_id, g.supplier_id, i.product, i.quantity, i.unit_price_tax_incl_cents, i.total_tax_incl_cents
FROM guest_request_orders AS g JOIN order_items AS i ON i.order_id = g.order_id;

INSERT INTO guest_request_steps (request_id, from_status, to_status, actor_id, actor_name, created_at)
SELECT r.id, f.a, f.b, 0, '', r.created_at FROM guest_requests AS r
 JOIN (SELECT 1 AS n, '' AS a, 'requested' AS b UNION ALL SELECT 2, 'requested', 'sent' UNION ALL SELECT 3, 'sent', 'concluded') AS f ON TRUE
WHERE r.status = 'concluded' ORDER BY r.id, f.n;

UPDATE orders SET origin = 'tasteandbuy', introducer_id = (SELECT r.restaurant_id FROM guest_request_orders AS g JOIN guest_requests AS r
 ON r.id = g.request_id WHERE g.order_id = orders.id), introducer_name = (SELECT u.company FROM guest_request_orders AS g JOIN guest_requests AS r
 ON r.id = g.request_id JOIN users AS u ON u.id = r.restaurant_id WHERE g.order_id = orders.id), introducer_rate_bp = (SELECT r.commission_rate_bp
 FROM guest_request_orders AS g JOIN guest_requests AS r ON r.id = g.request_id WHERE g.order_id = orders.id), introducer_fee_cents =
 (SELECT g.commission_cents FROM guest_request_orders AS g WHERE g.order_id = orders.id) WHERE id IN (SELECT g.order_id FROM guest_request_orders AS g);
