// Package sale holds the rules of a sale that pricing, orders, invoices and demo data share: the VAT of an order per rate (domain 4.4),
// what an order comes to for the units that are kept of it and what each of its documents adds (domain 5.6, 5.8), quantities in 75 cl
// equivalents, the department that goods go to, the steps that led to a price and who may read them (domain 4.1), and whether an
// order waits for its payment. It is pure: amounts are cents, rates basis points, working prices six decimals.
package sale
