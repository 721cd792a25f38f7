// Package orders owns orders from the checkout on: their lines, states and timeline. An order keeps copies of
// names, prices, VAT, parties and addresses, so that later edits change nothing (domain 5.2).
//
// It asks users (relations, assigned pairs, conditions); of pricing it knows the trace that explains a price, and it gives
// back the uses of promo codes with the last cancel of a checkout. It
// publishes orders_order_placed_v1 and orders_order_moved_v1, and listens to its own placed event to settle
// what the system decides (prepaid orders wait for payment, auto-validated ones go on, domain 5.3) and to tell
// users who traded with whom, and to the stock's receipts_promises_moved_v1, which it tells on with the names of the order
// as orders_promises_moved_v1. The stock of an order is reserved by the checkout, and released here.
//
// States change in one place, Orders.move of internal/app, by the table in domain.Table: it locks relations, then orders, then
// products, and keeps timeline, exposures and stock with the state. People, parcels, the system and time all go there;
// what is due stands in orders.due_at, and a job makes those moves every minute.
//
// A shipment keeps the lots that it holds, as its shipper named them; who received one is read from there alone, and told once when
// it is called back (orders_lot_recalled_v1, decision 42) and when that is lifted (orders_recall_lifted_v1, decision 63).
//
// Quotations are orders that await an answer (domain 5.5): it keeps their revisions; its Desk, which is made above the cart
// (decision 90), has it price them (ordersapi.Repricing); it reserves the stock of those that are accepted, and publishes
// orders_quotation_revised_v1 and orders_quotation_ends_v1.
//
// Parcels arrive each by itself (deliver.go), on a day that is told (decision 76): somebody says so, or the system ten days after
// one left, and orders_shipment_delivered_v1 tells it; with the last one of an order that has left as a whole the order is
// delivered. Incidents name the parcel that they are about, and one of which all was made good before it arrived is lost (decision
// 75).
//
// Parcels leave in one way (ship.go), one of an order or those of many orders at once (depart.go), each order by itself.
//
// What an order waits for is the stock's to know; its parties may give that up until all else has left (Orders.GiveUpPromises),
// which it publishes as orders_promises_given_up_v1.
//
// Invariants: an order is for one customer and one supplier; its totals are the sum of its lines, allowances
// and fees as the quote computed them; every change of state has a timeline entry. What a customer owes a supplier is
// the sum of its unpaid orders from validated on, a balance that each change of state keeps; orders are settled with the
// relation row locked, so that however many at once never exceed an encours. A line keeps all the steps of its price,
// and each reader gets its own conditions of them.
//
// Figures of the home page come from sums by month and state. The database itself notes each change of an order
// (order_sum_changes), whoever writes it; a job adds the notes to order_sums, and readers add both.
package orders
