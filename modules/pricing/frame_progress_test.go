package pricing_test

import (
	"strconv"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

const progress = "/api/agreement_frame_progress"

// figures reads some members of a progress, by path below the first frame.
func figures(t *testing.T, got *apitest.Response, want map[string]string) {
	t.Helper()
	for path, value := range want {
		if shown := got.Text("hydra:member/0/" + path); shown != value {
			t.Errorf("%s is %q instead of %q in %s", path, shown, value, got.Body)
		}
	}
}

// How far a year is, by hand. The frame gives Alpha 1 %, and from 200.00 3 %; the relation gives 5 %. 12 at Alpha: 12.40 × 0.99 × 0.95 =
// 11.66, 139.92; 24 at Beta, in the frame too: 8.90 × 0.97 = 8.63, 207.12. Together 347.04: from 300.00 the year gives 1.5 %, 152.96 more reach 500.00.
func TestTheYearOfAFrame(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addFrame(t, h, map[string]any{
			"suppliers": []int{apptest.Alpha, apptest.Beta}, "buyers": []int{apptest.Restaurant, apptest.WineMerchant},
			"yearlyTiers": []map[string]any{{"from": 300, "rebate": 1.5}, {"from": 500, "rebate": 2}},
		})
		buyer, other := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.WineMerchant))
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 24)))
		buyer.Post("/api/cart", cart).Want(201)
		figures(t, buyer.Get(progress).Want(200), map[string]string{
			"name": "CHR 2026", "contractNumber": "AC-2026-04", "suppliers/1/company": "Domaine Bêta", "years/0/buyer/company": "Le Bistrot",
			"years/0/reached": "347.04", "years/0/orderedTaxExcl": "347.04", "years/0/shippedTaxExcl": "0", "years/0/rebate": "1.5",
			"years/0/projectedRebate": "0", "years/0/next/from": "500", "years/0/next/rate": "2", "years/0/next/missing": "152.96",
			"years/1/buyer/id": "",
		})
		// 6 of the 12 are shipped: half of 139.92 is 69.96, of which 1.5 % are 1.0494
		h.Exec(t, "UPDATE order_items SET shipped = 6 WHERE product_id = ?", apptest.AlphaWine)
		figures(t, buyer.Get(progress).Want(200), map[string]string{"years/0/shippedTaxExcl": "69.96", "years/0/projectedRebate": "1.05"})
		// 2 of the 6 are credited: 4 of 12, 46.64
		h.Exec(t, "UPDATE order_items SET credited = 2 WHERE product_id = ?", apptest.AlphaWine)
		figures(t, buyer.Get(progress).Want(200), map[string]string{"years/0/shippedTaxExcl": "46.64", "years/0/projectedRebate": "0.7"})

		// One by its address; who is no member finds none there.
		iri := buyer.Get(progress).Want(200).Text("hydra:member/0/@id")
		if one := buyer.Get(iri).Want(200); one.Text("@id") != iri || one.Text("years/0/shippedTaxExcl") != "46.64" {
			t.Errorf("%s is %s", iri, one.Body)
		}
		h.As(t, apptest.Email(apptest.CSE)).Get(iri).Want(404)
		h.As(t, apptest.Email(apptest.Gamma)).Get(iri).Want(404)

		// The other buyer reads itself alone.
		figures(t, other.Get(progress).Want(200), map[string]string{
			"years/0/buyer/id": strconv.Itoa(apptest.WineMerchant), "years/0/reached": "0", "years/0/rebate": "0", "years/0/next/missing": "300",
			"years/1/buyer/id": "",
		})
		// A supplier reads what was bought of it, the rate that it owes, and not how far its customer is with others.
		figures(t, h.As(t, apptest.Email(apptest.Alpha)).Get(progress).Want(200), map[string]string{
			"suppliers/0/company": "Maison Alpha", "suppliers/1/company": "", "years/0/buyer/company": "Le Bistrot", "years/0/reached": "139.92",
			"years/0/shippedTaxExcl": "46.64", "years/0/rebate": "1.5", "years/0/projectedRebate": "0.7", "years/0/next": "", "years/1/buyer/id": "",
		})
		h.Exec(t, "UPDATE orders SET status = 'canceled'")
		figures(t, buyer.Get(progress).Want(200), map[string]string{"years/0/reached": "0", "years/0/rebate": "0"})
		figures(t, h.As(t, apptest.Email(apptest.Beta)).Get(progress).Want(200), map[string]string{"years/0/buyer/id": ""})
	})
}

// Equivalents are counted in bottles, years by their days; what has ended is read no more, nor is what one is not in.
func TestTheYearsThatCount(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, map[string]any{
			"basis": "equivalents", "tiers": []string{}, "yearlyTiers": []map[string]any{{"from": 96, "rebate": 2}},
		}).Text("@id")
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)))).Want(201)
		figures(t, buyer.Get(progress).Want(200), map[string]string{
			"basis": "equivalents", "years/0/reached": "12", "years/0/next/missing": "84", "years/0/next/rate": "2", "years/0/rebate": "0",
		})
		admin.PatchSeen(frame, map[string]any{"startsOn": today(1)}).Want(200)
		figures(t, buyer.Get(progress).Want(200), map[string]string{"status": "scheduled", "years/0/reached": "0", "years/0/next/missing": "96"})
		admin.PostSeen(frame, "/end").Want(200)
		figures(t, buyer.Get(progress).Want(200), map[string]string{"name": ""})
		figures(t, h.As(t, apptest.Email(apptest.CSE)).Get(progress).Want(200), map[string]string{"name": ""})
	})
}

// What a cart still lacks, in the part of each supplier: "encore 84 bouteilles pour 2 %".
func TestTheGaugeOfACart(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		gauge := func(bottles int64) *apitest.Response {
			return buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, bottles))).Want(200)
		}
		const at = "suppliers/0/agreementFrame/"
		if got := gauge(12).Text("suppliers/0/agreementFrame"); got != "" {
			t.Errorf("without a frame it is %q", got)
		}
		addFrame(t, h, nil)
		// 148.80 of 200.00
		for path, want := range map[string]string{"name": "CHR 2026", "reached": "148.8", "discount": "1", "next/from": "200", "next/rate": "3", "next/missing": "51.2"} {
			if got := gauge(12).Text(at + path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		// 18 × 12.40 = 223.20
		if got := gauge(18); got.Text(at+"discount") != "3" || got.Text(at+"next") != "" || got.Text(at+"reached") != "223.2" {
			t.Errorf("at the top it is %s", got.Body)
		}
		h.Exec(t, "UPDATE agreement_frames SET basis = 'equivalents'")
		h.Exec(t, "UPDATE agreement_frame_tiers SET from_amount = 96 WHERE from_amount > 0")
		if got := gauge(12); got.Text(at+"reached") != "12" || got.Text(at+"next/missing") != "84" {
			t.Errorf("in bottles it is %s", got.Body)
		}
		agent := h.As(t, apptest.Email(apptest.Agent))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
		if got := agent.Post("/api/cart", cart).Want(200); got.Text("suppliers/0/agreementFrame") != "" {
			t.Errorf("an agent reads its customer's frame: %s", got.Body)
		}
	})
}
