// Package billing issues the invoices of suppliers (domain 5.8, decision 52), and credits what comes back after them (decision 53).
//
// Customers may get one invoice a month (decision 56).
//
// Its rooms are invoices, payments (what customers paid, and what that pays) and accounts (what both sides read of it; decisions 104 and
// 107).
//
// It owns the tables payments, payment_allocations, payment_pairs, invoices, invoice_orders, invoice_numbers, invoicing_mandates,
// invoicing_mandate_acts and held_invoices. It asks users (names, seats, who reads what), orders (what is to be invoiced of one, and to
// move it on) and products (which drinks somebody sells); users asks it, before terms are agreed on, how long the law lets a customer
// take to pay. What the law says, numbers and mentions are platform/invoice. It publishes billing_invoice_issued_v1,
// billing_deposit_issued_v1, billing_invoice_due_v1, billing_invoice_held_v1, billing_credit_note_issued_v1, billing_mandate_changed_v1,
// billing_payment_entered_v1, billing_payment_reversed_v1, billing_refund_due_v1 and billing_deposit_due_v1, and listens to
// orders_shipment_delivered_v1 and
// orders_order_moved_v1: what arrived is invoiced at once when its supplier gave the mandate, what was paid in advance too, and what
// somebody said of an order is a payment; and to orders_incident_settled_v1 and orders_remainder_closed_v1: what was invoiced and taken
// back is credited. A job looks again at what waits.
//
// A Draft (an invoice or a credit note) becomes a Document when it is issued, or entered; a Share is what one order has of a document,
// and an order's Ledger holds its shares: what it grows by is the next invoice, what it shrinks by the next credit note.
//
// What a supplier issued itself is entered, held against what arrived (decision 74): an order learns by how much its documents differ.
//
// Invariants: a payment is what it is allocated to and what is unallocated; an invoice is never paid beyond what it comes to; what a
// customer owes follows in the same transaction; an issued invoice never changes; each delivery is in one document, issued or entered;
// the invoices of an order less its credit notes sum to what was shipped and kept of it; no credit goes beyond its invoice; the numbers
// of a supplier, kind and year have no gaps and go by time of issue; nothing is issued in a supplier's name without its mandate, and no
// order is held up by the lack of one.
package billing
