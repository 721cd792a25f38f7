package pricing_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// threePercent is a frame of Alpha and the restaurant: 1 % on any order, 3 % from 200.00.
func threePercent(changes map[string]any) map[string]any {
	return apptest.With(map[string]any{
		"name": "CHR 2026", "contractNumber": "AC-2026-04", "startsOn": today(-30), "basis": "value",
		"tiers":     []map[string]any{{"from": "200", "discount": "3"}, {"from": 0, "discount": 1}},
		"suppliers": []string{apptest.IRI("users", apptest.Alpha)}, "buyers": []string{apptest.IRI("users", apptest.Restaurant)},
	}, changes)
}

func addFrame(t *testing.T, h *apptest.House, changes map[string]any) *apitest.Response {
	t.Helper()
	return h.As(t, apptest.Email(apptest.Admin)).Post("/api/agreement_frames", threePercent(changes)).Want(201)
}

// a frame from its first to its last day, as admins see it.
func TestAFrameIsKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		iri := addFrame(t, h, map[string]any{"yearlyTiers": []map[string]any{{"from": 5000, "rebate": 1.5}}, "endsOn": today(30)}).Text("@id")
		for path, want := range map[string]string{
			"@type": "AgreementFrame", "name": "CHR 2026", "contractNumber": "AC-2026-04", "startsOn": today(-30), "endsOn": today(30),
			"basis": "value", "tiers/0/from": "0", "tiers/0/discount": "1", "tiers/1/from": "200", "tiers/1/discount": "3",
			"yearlyTiers/0/from": "5000", "yearlyTiers/0/rebate": "1.5", "suppliers/0/company": "Maison Alpha",
			"buyers/0/company": "Le Bistrot", "status": "active", "endedAt": "",
		} {
			if got := admin.Get(iri).Want(200).Text(path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		changed := admin.PatchSeen(iri, map[string]any{
			"endsOn": nil, "tiers": []map[string]any{{"from": 100, "discount": 2}}, "yearlyTiers": []string{}, "buyers": []string{}, "startsOn": today(2),
		}).Want(200)
		if changed.Text("endsOn") != "" || changed.Text("tiers/0/from") != "100" || changed.Text("tiers/1/from") != "" ||
			changed.Text("yearlyTiers/0/from") != "" || changed.Text("buyers/0/id") != "" || changed.Text("status") != "scheduled" {
			t.Errorf("changed to %s", changed.Body)
		}
		var read map[string]any
		changed.JSON(&read)
		admin.Patch(iri, read).Want(200)
		ended := admin.PostSeen(iri, "/end").Want(200)
		if ended.Text("status") != "ended" || ended.Text("endedAt") == "" {
			t.Errorf("ended it is %s", ended.Body)
		}
		admin.PostSeen(iri, "/end").Want(409)
		admin.PatchSeen(iri, map[string]any{"name": "Trop tard"}).Want(409)
		admin.Delete(iri).Want(405) // what orders were priced by stays
		for _, path := range []string{"/api/agreement_frames/4999", "/api/agreement_frames/4999/end"} {
			if strings.HasSuffix(path, "end") {
				admin.Post(path, map[string]any{"version": 1}).Want(404)
			} else {
				admin.Get(path).Want(404)
			}
		}
	})
}

// What makes no sense is refused at the member that makes none.
func TestFramesThatMakeNoSense(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		tiers := func(rows ...[2]any) (all []map[string]any) {
			for _, row := range rows {
				all = append(all, map[string]any{"from": row[0], "discount": row[1]})
			}
			return all
		}
		for path, change := range map[string]map[string]any{
			"name":                {"name": " "},
			"contractNumber":      {"contractNumber": strings.Repeat("9", 36)},
			"startsOn":            {"startsOn": "demain"},
			"endsOn":              {"endsOn": today(-40)},
			"basis":               {"basis": "weight"},
			"tiers[1].from":       {"tiers": tiers([2]any{200, 1}, [2]any{200, 2})},
			"tiers[0].discount":   {"tiers": tiers([2]any{0, 0})},
			"tiers[0].from":       {"basis": "equivalents", "tiers": tiers([2]any{"60.5", 2})},
			"yearlyTiers[0].from": {"yearlyTiers": []map[string]any{{"from": -1, "rebate": 1}}},
			"suppliers":           {"suppliers": []string{}},
			"suppliers[0]":        {"suppliers": []int{apptest.Restaurant}},
			"buyers[1]":           {"buyers": []int{apptest.Restaurant, apptest.Negociant}},
			"buyers[0]":           {"buyers": []int{4999}},
		} {
			if why := admin.Post("/api/agreement_frames", threePercent(change)).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s is refused without words", path)
			}
		}
		iri := addFrame(t, h, nil).Text("@id")
		if why := admin.PatchSeen(iri, map[string]any{"basis": "equivalents"}).Want(422).Violations()["basis"]; why == "" {
			t.Error("another basis is refused without words")
		}
	})
}

// A buyer holds one frame: who is in another is moved only when that was confirmed, and the frame is named.
func TestABuyerHoldsOneFrame(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		first := addFrame(t, h, nil).Text("@id")
		second := threePercent(map[string]any{"name": "Bistrots", "suppliers": []int{apptest.Beta}})
		want := "Déjà dans un autre accord-cadre : Le Bistrot (« CHR 2026 »). Confirmez pour les en faire sortir."
		if got := admin.Post("/api/agreement_frames", second).Want(409).Text("hydra:description"); got != want {
			t.Errorf("refused with %q", got)
		}
		moved := admin.Post("/api/agreement_frames", apptest.With(second, map[string]any{"moveBuyers": true})).Want(201)
		if moved.Text("buyers/0/id") != strconv.Itoa(apptest.Restaurant) || admin.Get(first).Text("buyers/0/id") != "" {
			t.Errorf("moved to %s", moved.Body)
		}
		admin.PatchSeen(first, map[string]any{"buyers": []int{apptest.Restaurant}}).Want(409)
		admin.PatchSeen(first, map[string]any{"buyers": []int{apptest.Restaurant}, "moveBuyers": true}).Want(200)
		admin.PostSeen(first, "/end").Want(200)
		admin.PatchSeen(moved.Text("@id"), map[string]any{"buyers": []int{apptest.Restaurant}}).Want(200) // nothing is lost with what ended
	})
}

// the records of suppliers and buyers hold their frames as references, and admins write them there.
func TestFramesInRecords(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, nil).Text("@id")
		other := addFrame(t, h, map[string]any{"name": "Cavistes", "buyers": []int{}}).Text("@id")
		admin := h.As(t, apptest.Email(apptest.Admin))
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		sold, bought := apptest.IRI("parameter_suppliers", apptest.Alpha), apptest.IRI("parameter_restaurants", apptest.Restaurant)
		if got := supplier.Get(sold).Want(200); got.Text("agreementFrames/0") != frame || got.Text("agreementFrames/1") != other {
			t.Errorf("the supplier reads %s", got.Body)
		}
		if got := buyer.Get(bought).Want(200).Text("agreementFrame"); got != frame {
			t.Errorf("the buyer reads %q instead of %q", got, frame)
		}
		reference := strings.TrimPrefix(other, "/") // as the specification writes it: api/agreement_frames/{id}
		if got := admin.Patch(bought, map[string]any{"agreementFrame": reference}).Want(200).Text("agreementFrame"); got != other {
			t.Errorf("the admin wrote %q", got)
		}
		if got := admin.Get(frame).Text("buyers/0/id") + admin.Get(other).Text("buyers/0/id"); got != strconv.Itoa(apptest.Restaurant) {
			t.Errorf("the frames hold %q", got)
		}
		buyer.Patch(bought, map[string]any{"agreementFrame": other}).Want(200) // unchanged
		buyer.Patch(bought, map[string]any{"agreementFrame": frame}).Want(403)
		buyer.Patch(bought, map[string]any{"agreementFrame": nil}).Want(403)
		supplier.Patch(sold, map[string]any{"agreementFrames": []string{other, frame}}).Want(200)
		supplier.Patch(sold, map[string]any{"agreementFrames": []string{frame}}).Want(403)
		admin.Patch(sold, map[string]any{"agreementFrames": []string{reference}}).Want(200)
		admin.Patch(bought, map[string]any{"agreementFrame": ""}).Want(200)
		if got := admin.Get(frame).Text("suppliers/0/id") + admin.Get(other).Text("buyers/0/id"); got != "" {
			t.Errorf("left behind is %q", got)
		}
		if why := admin.Patch(sold, map[string]any{"agreementFrames": []string{frame, "api/agreement_frames/4999"}}).Want(422).Violations()["agreementFrames"]; why == "" {
			t.Error("a frame that does not exist is refused without words")
		}
		if got := h.As(t, apptest.Email(apptest.Alpha)).Get(apptest.IRI("users", apptest.Restaurant)).Want(200); strings.Contains(string(got.Body), "agreement_frames") {
			t.Errorf("a supplier reads its customer's frame: %s", got.Body)
		}
	})
}

// Tiers that give less as orders grow are taken once that is confirmed; other changes of the frame are not asked about.
func TestTiersThatFallAreConfirmed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		falling := []map[string]any{{"from": 500, "discount": 2}, {"from": 0, "discount": 3}}
		refused := admin.Post("/api/agreement_frames", threePercent(map[string]any{"tiers": falling})).Want(422).Violations()
		if why := refused["tiers[1].discount"]; why != "Ce palier accorde moins que le précédent : confirmez-le, ou corrigez-le" {
			t.Errorf("tiers that fall: %v", refused)
		}
		iri := addFrame(t, h, map[string]any{"tiers": falling, "fallingTiers": true}).Text("@id")
		admin.PatchSeen(iri, map[string]any{"name": "Autre nom"}).Want(200)
		years := []map[string]any{{"from": 0, "rebate": 2}, {"from": 5000, "rebate": 1}}
		admin.PatchSeen(iri, map[string]any{"tiers": []string{}, "yearlyTiers": years}).Want(422)
		admin.PatchSeen(iri, map[string]any{"tiers": []string{}, "yearlyTiers": years, "fallingTiers": true}).Want(200)
	})
}

// What has ended is past: it goes on naming who was in it, changes no more, and nobody is put into it or taken out of it.
func TestAFrameThatHasEndedStays(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		iri := addFrame(t, h, map[string]any{"endsOn": today(-1)}).Text("@id")
		admin.PatchSeen(iri, map[string]any{"endsOn": today(9)}).Want(409)
		bought, sold := apptest.IRI("parameter_restaurants", apptest.Restaurant), apptest.IRI("parameter_suppliers", apptest.Alpha)
		live := addFrame(t, h, map[string]any{"name": "Bistrots", "suppliers": []int{apptest.Beta}}).Text("@id")
		if got := admin.Get(bought).Text("agreementFrame"); got != live {
			t.Errorf("the buyer is in %q", got)
		}
		const words = "Cet accord-cadre est terminé : plus personne n’y entre ni n’en sort."
		if why := admin.Patch(bought, map[string]any{"agreementFrame": iri}).Want(422).Violations()["agreementFrame"]; why != words {
			t.Errorf("a buyer comes into an ended frame: %q", why)
		}
		if why := admin.Patch(sold, map[string]any{"agreementFrames": []string{}}).Want(422).Violations()["agreementFrames"]; why != words {
			t.Errorf("a supplier leaves an ended frame: %q", why)
		}
		admin.Patch(bought, map[string]any{"agreementFrame": nil}).Want(200)
		ended := admin.Get(iri).Want(200)
		if ended.Text("buyers/0/id") != strconv.Itoa(apptest.Restaurant) || ended.Text("suppliers/0/id") != strconv.Itoa(apptest.Alpha) {
			t.Errorf("the ended frame holds %s", ended.Body)
		}
		found := admin.Get("/api/agreement_frames?member=" + strconv.Itoa(apptest.Restaurant)).Want(200)
		if found.Text("hydra:totalItems") != "1" {
			t.Errorf("the buyer's frames are %s", found.Body)
		}
	})
}

// The list is found by its states, words and members, and sorted by its columns.
func TestFramesAreFound(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Superadmin))
		addFrame(t, h, map[string]any{"name": "Actif"})
		addFrame(t, h, map[string]any{"name": "Futur", "startsOn": today(3), "buyers": []int{apptest.CSE}, "contractNumber": "ÉTÉ-7"})
		addFrame(t, h, map[string]any{"name": "Passé", "endsOn": today(-2), "buyers": []int{}, "suppliers": []int{apptest.Beta}})
		admin.PostSeen(addFrame(t, h, map[string]any{"name": "Arrêté", "buyers": []int{}}).Text("@id"), "/end").Want(200)
		for query, want := range map[string]string{
			"status[]=active":                      "[Actif]",
			"status[]=scheduled":                   "[Futur]",
			"status[]=ended":                       "[Arrêté Passé]",
			"search=ete":                           "[Arrêté Futur]",
			fmt.Sprintf("member=%d", apptest.Beta): "[Passé]",
			fmt.Sprintf("member=%d", apptest.CSE):  "[Futur]",
			fmt.Sprintf("member[]=%d&member[]=%d", apptest.Alpha, apptest.CSE): "[Futur]",
			fmt.Sprintf("member[]=%d&member[]=%d", apptest.Beta, apptest.CSE):  "[]",
			"order[name]=asc&itemsPerPage=1":                                   "[Actif]",
			"order[startsOn]=desc&itemsPerPage=1":                              "[Futur]",
			"order[endsOn]=asc&itemsPerPage=1":                                 "[Passé]",
			"order[createdAt]=asc&itemsPerPage=2":                              "[Actif Futur]",
			"status[]=active&status[]=scheduled&page=1":                        "[Futur Actif]",
		} {
			var page struct {
				Members []struct{ Name string } `json:"hydra:member"`
			}
			admin.Get("/api/agreement_frames?" + query).Want(200).JSON(&page)
			var names []string
			for _, m := range page.Members {
				names = append(names, m.Name)
			}
			if got := fmt.Sprint(names); got != want {
				t.Errorf("%s gives %s instead of %s", query, got, want)
			}
		}
		admin.Get("/api/agreement_frames?status[]=lost").Want(422)
	})
}
