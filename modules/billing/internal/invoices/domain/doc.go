// Package domain holds the rules of invoices: what each of an order's holds, what it must say, and what it is worth now.
package domain
