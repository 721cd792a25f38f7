package usersapi

import (
	"slices"
	"strings"

	"millesime/platform/lists"
)

// Seat is where somebody is, by its addresses: the usual one of those to which it is billed (decision 40); false: it has none.
func Seat(addresses []Address) (seat Address, known bool) {
	isUsual := func(a Address) bool { return a.Type == BillingAddress && a.IsDefault }
	at := slices.IndexFunc(addresses, isUsual)
	if at < 0 {
		at = slices.IndexFunc(addresses, func(a Address) bool { return a.Type == BillingAddress })
	}
	if at < 0 {
		return Address{}, false
	}
	return addresses[at], true
}

// Line is the address in one line, without who is there.
func (a Address) Line() string {
	return strings.Join(lists.Known(a.Street, a.Street2, strings.TrimSpace(a.Postcode+" "+a.City)), ", ")
}
