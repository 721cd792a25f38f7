package domain

import (
	"cmp"
	"slices"
	"strconv"

	"millesime/modules/pricing/pricingapi"
)

const maxRelays = 20

// relaysOf lists the carrier's pickup points around the destination, nearest postcode first. The book
// holds those of the destination's department.
func (c *cart) relaysOf(carrier string) []pricingapi.Relay {
	points := slices.DeleteFunc(slices.Clone(c.book.Relays), func(r RelayPoint) bool { return r.CarrierCode != carrier })
	destination := c.request.Destination.Postcode
	slices.SortFunc(points, func(a, b RelayPoint) int {
		return cmp.Or(
			cmp.Compare(postcodeGap(a.Postcode, destination), postcodeGap(b.Postcode, destination)),
			cmp.Compare(a.Code, b.Code),
		)
	})
	relays := []pricingapi.Relay{}
	for _, r := range points[:min(len(points), maxRelays)] {
		relays = append(relays, r.relay())
	}
	return relays
}

func (r RelayPoint) relay() pricingapi.Relay {
	return pricingapi.Relay{Code: r.Code, Label: r.Label, Address: r.Street + ", " + r.Postcode + " " + r.City}
}

// findRelay finds a pickup point of a carrier, near or far.
func (c *cart) findRelay(carrier, code string) *pricingapi.Relay {
	for _, r := range c.book.Relays {
		if r.CarrierCode == carrier && r.Code == code {
			relay := r.relay()
			return &relay
		}
	}
	return nil
}

// postcodeGap is a rough distance, enough to sort pickup points.
func postcodeGap(a, b string) int {
	x, errX := strconv.Atoi(a)
	y, errY := strconv.Atoi(b)
	if errX != nil || errY != nil {
		return 100_000
	}
	return max(x-y, y-x)
}
