package usersapi

import (
	"strings"

	"millesime/platform/lists"
)

// Seat is where somebody is, by its addresses: the usual one of those to which it is billed (decision 40); false: it has none.
func Seat(addresses []Address) (seat Address, known bool) {
	return lists.FirstOf(addresses, Address.isUsualSeat, Address.isSeat)
}

func (a Address) isSeat() bool { return a.Type == BillingAddress }

func (a Address) isUsualSeat() bool { return a.IsDefault && a.isSeat() }

// Line is the address in one line, without who is there.
func (a Address) Line() string {
	return strings.Join(lists.Known(a.Street, a.Street2, strings.TrimSpace(a.Postcode+" "+a.City)), ", ")
}
