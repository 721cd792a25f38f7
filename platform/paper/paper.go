// Package paper names the papers that the house makes of things, so that who tells somebody of a thing and who keeps its paper mean the
// same.
package paper

import "strconv"

// Key names the one paper of something; "" is none.
type Key string

// OfInvoice is the paper of an invoice, a deposit invoice or a credit note.
func OfInvoice(id int64) Key { return of("invoice", id) }

// OfOrder is the paper of an order.
func OfOrder(id int64) Key { return of("order", id) }

// OfQuotation is the paper of a revision of a quotation.
func OfQuotation(id, revision int64) Key {
	return of("quotation", id) + Key(":"+strconv.FormatInt(revision, 10))
}

func of(thing string, id int64) Key { return Key(thing + ":" + strconv.FormatInt(id, 10)) }
