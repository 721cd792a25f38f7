package domain

import (
	"cmp"
	"slices"
	"strconv"

	"millesime/modules/pricing/pricingapi"
)

const maxRelays = 20

// relaysOf lists a carrier's pickup points, nearest first: the same department, then the nearest postcode.
func (c *cart) relaysOf(carrier string) []pricingapi.Relay {
	points := slices.DeleteFunc(slices.Clone(c.book.Relays), func(r RelayPoint) bool { return r.CarrierCode != carrier })
	destination := c.request.Destination.Postcode
	slices.SortFunc(points, func(a, b RelayPoint) int {
		return cmp.Or(
			compareBool(!sameDepartment(a.Postcode, destination), !sameDepartment(b.Postcode, destination)),
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

func sameDepartment(a, b string) bool { return len(a) > 1 && len(b) > 1 && a[:2] == b[:2] }

// postcodeGap is a rough distance, enough to sort pickup points.
func postcodeGap(a, b string) int {
	x, errX := strconv.Atoi(a)
	y, errY := strconv.Atoi(b)
	if errX != nil || errY != nil {
		return 100_000
	}
	return max(x-y, y-x)
}
