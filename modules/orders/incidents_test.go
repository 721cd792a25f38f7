package orders_test

import (
	"bytes"
	"encoding/base64"
	"image"
	_ "image/jpeg" // what photos become
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/picture/picturetest"
)

// pixels is a PNG of a size, as a data URL.
func pixels(t *testing.T, width, height int) string {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(out.Bytes())
}

// report is an incident on one line; with a photo when there is one.
func report(kind string, item, quantity int64, photo string) map[string]any {
	line := map[string]any{"item": item, "quantity": quantity, "reason": "Carton enfoncé"}
	if photo != "" {
		line["photo"] = photo
	}
	return map[string]any{"kind": kind, "lines": []any{line}}
}

// complain reports an incident and gives the order with it.
func complain(t *testing.T, who *apitest.Client, order, kind string, item, quantity int64) *apitest.Response {
	t.Helper()
	photo := ""
	if kind == "damaged" {
		photo = pixels(t, 40, 30)
	}
	return move(t, who, order, "incident", "comment", "À la livraison", "incident", report(kind, item, quantity, photo)).Want(200)
}

// outcome settles the first line of the last incident.
func outcome(t *testing.T, order *apitest.Response, how, comment string) []any {
	t.Helper()
	var got struct {
		Incidents []struct{ Lines []struct{ ID int64 } }
	}
	order.JSON(&got)
	last := got.Incidents[len(got.Incidents)-1]
	return []any{map[string]any{"line": last.Lines[0].ID, "outcome": how, "comment": comment}}
}

// Domain 5.3: broken bottles are reported with a photo, replaced, shipped again, and delivered.
func TestBrokenBottlesAreReplaced(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, buyer, order, "damaged", line, 2)
		for path, want := range map[string]string{
			"status": "incident", "incidents/0/kind": "damaged", "incidents/0/comment": "À la livraison", "incidents/0/from": "pending_invoice",
			"incidents/0/openedBy": "Le Bistrot", "incidents/0/lines/0/quantity": "2", "incidents/0/lines/0/outcome": "",
		} {
			if reported.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, reported.Text(path), want)
			}
		}
		until, err := time.Parse(time.RFC3339, reported.Text("incidents/0/claimUntil"))
		now := time.Now()
		if err != nil || until.Before(now.Add(71*time.Hour)) || until.After(now.Add(97*time.Hour)) {
			t.Errorf("the carrier answers until %s (%v)", until, err)
		}
		if told := buyer.Get(order).Want(200).Text("claimUntil"); told != reported.Text("incidents/0/claimUntil") {
			t.Errorf("the order says until %q, its incident until %q", told, reported.Text("incidents/0/claimUntil"))
		}
		if ends := until.In(clock.Paris).Format(time.TimeOnly); ends != "23:59:59" {
			t.Errorf("the deadline ends at %s in Paris", ends)
		}
		if again := move(t, buyer, order, "incident", "comment", "x", "incident", report("missing", line, 1, "")); again.Status != 409 {
			t.Errorf("a second incident while one is open: %d", again.Status)
		}
		replace := outcome(t, reported, "replace", "")
		move(t, buyer, order, "preparation", "outcomes", replace).Want(403)
		move(t, seller, order, "pending_invoice", "outcomes", replace).Want(422)
		settled := move(t, seller, order, "preparation", "outcomes", replace).Want(200)
		for path, want := range map[string]string{
			"status": "preparation", "items/0/replacedQuantity": "2", "items/0/remainingQuantity": "2", "incidents/0/settledBy": "Maison Alpha",
			"incidents/0/lines/0/outcome": "replace",
		} {
			if settled.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, settled.Text(path), want)
			}
		}
		stockHolds(t, h)
		move(t, seller, order, "canceled", "comment", "Trop tard").Want(409)
		again := seller.Post(order+"/shipments", parcel(line, 2)).Want(201)
		if again.Text("status") != "pending_shipping" || again.Text("items/0/shippedQuantity") != "14" {
			t.Errorf("shipped again: %s", again.Body)
		}
		move(t, buyer, order, "shipped").Want(200)
		if n := h.Count(t, "SELECT on_hand FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 586 {
			t.Errorf("%d on hand instead of 586", n)
		}
		stockHolds(t, h)
	})
}

// Domain 3.2: goods that come back are a movement of the ledger; a bottle is made good once.
func TestGoodsComeBackIntoTheStock(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, buyer, order, "wrong", line, 5)
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "Enlèvement lundi")).Want(200)
		if n := h.Count(t, "SELECT on_hand_delta FROM stock_movements WHERE kind = 'return' AND product_id = ?", apptest.AlphaWine); n != 5 {
			t.Errorf("%d units returned", n)
		}
		if n := h.Count(t, "SELECT on_hand FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 593 {
			t.Errorf("%d on hand instead of 593", n)
		}
		refused := move(t, buyer, order, "incident", "comment", "x", "incident", report("missing", line, 8, "")).Want(422)
		if refused.Text("violations/0/propertyPath") != "incident.lines[0].quantity" || !strings.Contains(string(refused.Body), "7 unités") {
			t.Errorf("the same bottles again: %s", refused.Body)
		}
		complain(t, buyer, order, "missing", line, 7)
		stockHolds(t, h)
	})
}

// Every line has one outcome, a refusal its reason, and the order goes where its outcomes lead.
func TestAnIncidentIsSettledLineByLine(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, buyer, order, "quality", line, 12)
		if reported.Value("incidents/0/claimUntil") != nil {
			t.Errorf("a carrier does not answer for the taste: %s", reported.Body)
		}
		foreign := []any{map[string]any{"line": 999, "outcome": "credit"}}
		twice := append(outcome(t, reported, "credit", ""), outcome(t, reported, "refund", "")...)
		for path, outcomes := range map[string][]any{
			"outcomes": {}, "outcomes[0].comment": outcome(t, reported, "rejected", " "), "outcomes[0].outcome": outcome(t, reported, "keep", ""),
			"outcomes[0].line": foreign, "outcomes[1].line": twice,
		} {
			if got := move(t, seller, order, "pending_invoice", "outcomes", outcomes).Want(422); got.Text("violations/0/propertyPath") != path {
				t.Errorf("%s: %s", path, got.Body)
			}
		}
		credit := outcome(t, reported, "credit", "")
		if got := move(t, seller, order, "preparation", "outcomes", credit).Want(422); got.Text("violations/0/propertyPath") != "transition" {
			t.Errorf("nothing to prepare: %s", got.Body)
		}
		move(t, seller, order, "shipped", "outcomes", credit).Want(422)
		move(t, seller, order, "canceled", "outcomes", credit).Want(409)
		got := move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "rejected", "Le bouchon est sain")).Want(200)
		if got.Text("incidents/0/lines/0/comment") != "Le bouchon est sain" || got.Value("incidents/0/settledAt") == nil {
			t.Errorf("%s", got.Body)
		}
		stockHolds(t, h)
	})
}

// Before anything left, an incident may end the order; there is nothing to replace or to take back.
func TestAnIncidentBeforeShipping(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		move(t, seller, order, "incident", "comment", "x", "incident", report("missing", line, 13, "")).Want(422)
		move(t, seller, order, "incident", "comment", "x").Want(422)
		move(t, seller, order, "incident", "incident", report("missing", line, 1, "")).Want(422)
		reported := complain(t, seller, order, "missing", line, 12)
		for _, how := range []string{"replace", "goods_back"} {
			move(t, seller, order, "canceled", "outcomes", outcome(t, reported, how, "")).Want(422)
		}
		seller.Post(order+"/shipments", parcel(line, 6)).Want(409)
		got := move(t, seller, order, "canceled", "outcomes", outcome(t, reported, "refund", "")).Want(200)
		if got.Text("status") != "canceled" || h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine) != 0 {
			t.Errorf("canceled: %s", got.Body)
		}
		stockHolds(t, h)
	})
}

// A replacement that the stock does not have is refused, and the incident stays open.
func TestAReplacementNeedsStock(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 60))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		reported := complain(t, h.As(t, apptest.Email(apptest.Restaurant)), order, "damaged", line, 2)
		seller := h.As(t, apptest.Email(apptest.Alpha))
		refused := move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "replace", "")).Want(409)
		if !strings.Contains(string(refused.Body), "Les Dernières : 0 en stock sur 2") {
			t.Errorf("%s", refused.Body)
		}
		if got := seller.Get(order).Want(200); got.Text("status") != "incident" || got.Value("incidents/0/settledAt") != nil {
			t.Errorf("it moved all the same: %s", got.Body)
		}
		stockHolds(t, h)
	})
}

// Domain 5.4: individuals may withdraw within 14 days of the delivery, and the law does not let a seller refuse.
func TestAnIndividualWithdraws(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		withdraw := func() *apitest.Response {
			return move(t, buyer, order, "incident", "comment", "Je change d'avis", "incident", report("withdrawal", line, 12, ""))
		}
		refuse := func(why string) {
			t.Helper()
			if got := withdraw().Want(422); got.Text("violations/0/propertyPath") != "incident.kind" || !strings.Contains(string(got.Body), why) {
				t.Errorf("%s: %s", why, got.Body)
			}
		}
		refuse("réservé aux particuliers")
		h.Exec(t, `UPDATE orders SET customer = '{"id":3,"group":"customer","company":"Le Bistrot"}'`)
		refuse("Rien n’est encore parti")
		delivered(t, h, order, apptest.Alpha)
		h.Exec(t, "UPDATE shipments SET delivered_at = ?", time.Now().UTC().AddDate(0, 0, -20)) // the 14 days may end after a weekend
		refuse("14 jours")
		h.Exec(t, "UPDATE shipments SET delivered_at = ?", time.Now().UTC().AddDate(0, 0, -14))
		reported := withdraw().Want(200)
		for _, how := range []string{"rejected", "replace"} {
			to := map[string]string{"rejected": "pending_invoice", "replace": "preparation"}[how]
			move(t, seller, order, to, "outcomes", outcome(t, reported, how, "Non")).Want(422)
		}
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "")).Want(200)
		stockHolds(t, h)
	})
}

// What is uploaded as a photo is one, is written again, and is read by whoever reads the order only.
func TestPhotosOfIncidents(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		other := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		encoded := func(kind, content string) string {
			return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString([]byte(content))
		}
		tooLarge := encoded("image/png", string(picturetest.PNGHeader(9000, 5000, 8, 0)))
		for name, photo := range map[string]string{
			"none": "", "a drawing": encoded("image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
			"a page": encoded("image/png", "<html><script>alert(1)</script></html>"), "a text": "bonjour", "another kind": encoded("application/pdf", "%PDF-1.7"),
			"45 megapixels": tooLarge, "a lie": strings.Replace(pixels(t, 4, 4), "image/png", "image/jpeg", 1),
			"too heavy": encoded("image/png", strings.Repeat("x", 6<<20)),
		} {
			got := move(t, buyer, order, "incident", "comment", "Casse", "incident", report("damaged", line, 1, photo))
			if got.Status != 422 || got.Text("violations/0/propertyPath") != "incident.lines[0].photo" {
				t.Errorf("%s: %d, %s", name, got.Status, got.Body)
			}
			if says := got.Text("violations/0/message"); strings.Contains(says, "mégapixels") != (photo == tooLarge) {
				t.Errorf("%s: %s", name, says)
			}
		}
		if got := buyer.Get(order).Want(200); got.Text("status") == "incident" || h.Count(t, "SELECT COUNT(*) FROM order_photos") != 0 {
			t.Errorf("it was reported all the same: %s", got.Body)
		}
		reported := move(t, buyer, order, "incident", "comment", "Casse", "incident", report("damaged", line, 1, pixels(t, 3200, 200))).Want(200)
		url := reported.Text("incidents/0/lines/0/photo")
		for person, want := range map[int64]int{
			apptest.Restaurant: 200, apptest.Alpha: 200, apptest.Agent: 200, apptest.Admin: 200, apptest.Beta: 404, apptest.Stranger: 404,
		} {
			h.As(t, apptest.Email(person)).Get(url).Want(want)
		}
		h.Guest(t).Get(url).Want(401)
		var name string // of the file, which opens nothing
		if err := h.App.DB.Read().NewRaw("SELECT file FROM order_photos").Scan(t.Context(), &name); err != nil {
			t.Fatal(err)
		}
		h.Guest(t).Get("/api/files/" + name).Want(404)
		h.As(t, apptest.Email(apptest.Stranger)).Get("/api/files/" + name).Want(404)
		buyer.Get(other + "/photos/" + url[strings.LastIndex(url, "/")+1:]).Want(404)
		photo := buyer.Get(url).Want(200)
		for name, want := range map[string]string{
			"Content-Type": "image/jpeg", "X-Content-Type-Options": "nosniff", "Cache-Control": "private, no-cache",
			"Content-Disposition": "inline; filename=photo-" + url[strings.LastIndex(url, "/")+1:] + ".jpeg",
		} {
			if got := photo.Header.Get(name); got != want {
				t.Errorf("%s: %q instead of %q", name, got, want)
			}
		}
		if kind := http.DetectContentType(photo.Body); kind != "image/jpeg" {
			t.Errorf("the photo is %s", kind)
		}
		if shown, _, err := image.DecodeConfig(bytes.NewReader(photo.Body)); err != nil || shown.Width != 1600 {
			t.Errorf("%d pixels wide (%v)", shown.Width, err)
		}
	})
}

// Who was not shown an order reports nothing about it; an agent reads incidents, the parties report them.
func TestWhoReportsIncidents(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		body := []any{"comment", "x", "incident", report("missing", line, 1, "")}
		for person, want := range map[int64]int{apptest.Beta: 404, apptest.Stranger: 404, apptest.Agent: 403} {
			move(t, h.As(t, apptest.Email(person)), order, "incident", body...).Want(want)
		}
		foreign := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		admin := h.As(t, apptest.Email(apptest.Admin))
		if got := move(t, admin, foreign, "incident", body...).Want(422); got.Text("violations/0/propertyPath") != "incident.lines[0].item" {
			t.Errorf("a line of another order: %s", got.Body)
		}
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Restaurant)))
		reported := move(t, acting, order, "incident", body...).Want(200)
		if reported.Text("incidents/0/openedBy") != "Le Bistrot" || reported.Text("incidents/0/openedImpersonator") != "Personne 2" {
			t.Errorf("both names: %s", reported.Body)
		}
		settled := move(t, admin, order, "pending_invoice", "outcomes", outcome(t, reported, "credit", "")).Want(200)
		if settled.Text("incidents/0/settledBy") != "Personne 2" || settled.Text("incidents/0/settledImpersonator") != "" {
			t.Errorf("the admin settled it: %s", settled.Body)
		}
	})
}

// What was made good before anything left is not made good again.
func TestUnitsAreMadeGoodOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		reported := complain(t, buyer, order, "missing", line, 8)
		move(t, seller, order, "preparation", "outcomes", outcome(t, reported, "credit", "")).Want(200)
		again := func(quantity int64) map[string]any { return report("missing", line, quantity, "") }
		move(t, buyer, order, "incident", "comment", "x", "incident", again(5)).Want(422)
		move(t, buyer, order, "incident", "comment", "x", "incident", again(4)).Want(200)
	})
}

// Domain 5.3: the 30 days count from when the order was closed; an incident that was settled since does not begin them anew.
func TestSettlingDoesNotBeginTheDaysAnew(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		invoiced(t, h, order, 184.03)
		move(t, h.As(t, apptest.Email(apptest.Admin)), order, "closed", "comment", "Créance abandonnée").Want(200)
		ago := func(days int) { h.Exec(t, "UPDATE orders SET closed_at = ?", time.Now().UTC().AddDate(0, 0, -days)) }
		ago(29)
		reported := complain(t, buyer, order, "quality", line, 1)
		move(t, seller, order, "closed", "outcomes", outcome(t, reported, "credit", "")).Want(200)
		if n := h.Count(t, "SELECT COUNT(*) FROM orders WHERE closed_at < ?", time.Now().UTC().AddDate(0, 0, -28)); n != 1 {
			t.Error("the order counts as closed today")
		}
		ago(31)
		if got := strs(t, buyer.Get(order).Want(200), "transitions"); len(got) != 0 {
			t.Errorf("the buyer is offered %v", got)
		}
		late := move(t, buyer, order, "incident", "comment", "x", "incident", report("quality", line, 1, "")).Want(409)
		if late.Text("code") != "orders.incident_too_late" {
			t.Errorf("%s", late.Body)
		}
	})
}

// Goods that never arrived do not come back into the stock.
func TestMissingGoodsDoNotComeBack(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		seller := h.As(t, apptest.Email(apptest.Alpha))
		reported := complain(t, h.As(t, apptest.Email(apptest.Restaurant)), order, "missing", line, 5)
		refused := move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "")).Want(422)
		if got := refused.Violations()["outcomes[0].outcome"]; !strings.Contains(got, "ne sont jamais arrivées") {
			t.Errorf("%s", refused.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_movements WHERE kind = 'return'"); n != 0 {
			t.Errorf("%d returns", n)
		}
		move(t, seller, order, "pending_invoice", "outcomes", outcome(t, reported, "refund", "")).Want(200)
	})
}
