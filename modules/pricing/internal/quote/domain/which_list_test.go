package domain_test

import (
	"testing"

	lists "millesime/modules/pricing/internal/lists/domain"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Domain 4.2, step 2, by hand: whichever of two lists counts does so in the cart, in the catalogue and in the warning of who
// publishes it. The wine costs 10.00 without a list.
func TestWhichOfTwoListsCounts(t *testing.T) {
	t.Parallel()
	tier := func(from int64, price money.Cents) domain.ListEntry {
		return domain.ListEntry{ProductID: 1, MinQuantity: from, Price: price}
	}
	list := func(id int64, from, published string, entries ...domain.ListEntry) domain.Mercuriale {
		return domain.Mercuriale{
			ID: id, SupplierID: 1, From: from, PublishedAt: day(published), CustomerIDs: []int64{guideCustomer}, Entries: entries,
		}
	}
	group := func(l domain.Mercuriale) domain.Mercuriale {
		l.CustomerIDs, l.Groups = nil, []auth.Group{auth.WineMerchant}
		return l
	}
	for name, c := range map[string]struct {
		a, b     domain.Mercuriale
		quantity int64
		want     money.Cents
		prevails lists.Prevailing
		reason   lists.PrevailReason
		below    int64
	}{
		"the customer's, though the group's is newer, has a higher tier and is cheaper": {
			list(1, "2026-01-01", "2025-12-01", tier(1, 8_20)), group(list(2, "2026-09-01", "2026-08-01", tier(24, 8_00))), 24, 8_20,
			lists.PrevailsThis, lists.ReasonScope, 0,
		},
		"the group's below the customer's first tier": {
			list(1, "2026-01-01", "2025-12-01", tier(24, 8_20)), group(list(2, "2026-01-01", "2025-12-01", tier(1, 8_30))), 23, 8_30,
			lists.PrevailsThis, lists.ReasonScope, 24,
		},
		"the customer's from its first tier on, though dearer": {
			list(1, "2026-01-01", "2025-12-01", tier(24, 8_50)), group(list(2, "2026-01-01", "2025-12-01", tier(1, 8_30))), 24, 8_50,
			lists.PrevailsThis, lists.ReasonScope, 24,
		},
		"the one that began last, though published first and dearer": {
			list(1, "2026-01-01", "2026-09-15", tier(1, 9_00)), list(2, "2026-09-01", "2026-08-20", tier(1, 15_00)), 6, 15_00,
			lists.PrevailsOther, lists.ReasonStart, 0,
		},
		"the one that began first below the other's first tier": {
			list(1, "2026-01-01", "2025-12-01", tier(1, 9_00)), list(2, "2026-09-01", "2026-08-20", tier(12, 8_00)), 11, 9_00,
			lists.PrevailsOther, lists.ReasonStart, 12,
		},
		"the one published last of two that began together": {
			list(2, "2026-09-01", "2026-08-20", tier(1, 8_00)), list(1, "2026-09-01", "2026-08-25", tier(1, 8_25)), 6, 8_25,
			lists.PrevailsOther, lists.ReasonNewer, 0,
		},
		"its own highest tier, not the other's": {
			list(2, "2026-09-01", "2026-08-20", tier(1, 8_30), tier(12, 8_10)), list(1, "2026-03-01", "2026-02-01", tier(1, 8_40), tier(24, 7_50)), 24, 8_10,
			lists.PrevailsThis, lists.ReasonStart, 0,
		},
	} {
		for order, lists := range map[string][]domain.Mercuriale{"": {c.a, c.b}, ", read in the other order": {c.b, c.a}} {
			s := oneLine(10_00, c.quantity)
			s.book.Lists = lists
			if got := s.price(t).Suppliers[0].Items[0].UnitPriceTaxExcl; got != c.want {
				t.Errorf("%s%s: %s instead of %s", name, order, got, c.want)
			}
		}
		this, other := lists.PriceList{Mercuriale: c.a, SeriesID: 1}, lists.PriceList{Mercuriale: c.b, SeriesID: 2}
		told := this.Overlaps([]lists.PriceList{other}, map[int64]auth.Group{guideCustomer: auth.WineMerchant})
		if len(told) != 1 || told[0].Prevails != c.prevails || told[0].Reason != c.reason || told[0].Below != c.below {
			t.Errorf("%s: told %+v", name, told)
		}
	}
}
