// Package billingapi is what an invoice or a credit note says, as it is kept and shown for good (EN 16931): plain structs. The rules
// behind it are platform/invoice.
package billingapi
