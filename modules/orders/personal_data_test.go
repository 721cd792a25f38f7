package orders_test

import (
	"context"
	"encoding/base64"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
)

// What a person wrote about orders and showed of them is in its file, and gone with it; the order stays, with its parties.
func TestWhatPeopleWroteIsTheirs(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		quotation := proposed(t, h)
		line := buyer.Get(quotation).Want(200).Value("items/0/id")
		buyer.Post(quotation+"/revisions", fields{
			"revision": 1, "message": "MOT du devis", "items": []any{fields{"item": line, "message": "MOT de la ligne"}},
		}).Want(201)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		shown := delivered(t, h, order, apptest.Alpha)
		broken := report("damaged", item(t, shown, 0), 1, pixels(t, 8, 8))
		broken["lines"].([]any)[0].(map[string]any)["reason"] = "MOT du dommage" //nolint:forcetypeassert // written beside
		move(t, buyer, order, "incident", "comment", "MOT de l'incident", "incident", broken).Want(200)
		buyer.Post(order+"/messages", fields{"text": "MOT du message"}).Want(201)
		supplier.Post(order+"/messages", fields{"text": "Nous regardons"}).Want(201)

		file := string(buyer.Get("/api/me/export").Want(200).Body)
		for _, own := range []string{"MOT du devis", "MOT de la ligne", "MOT du dommage", "MOT de l'incident", "MOT du message", "data:image/jpeg;base64,"} {
			if !strings.Contains(file, own) {
				t.Errorf("the file lacks %s", own)
			}
		}
		if strings.Contains(file, "Nous regardons") {
			t.Error("the file holds what another wrote")
		}
		for range 2 { // an event may come twice
			err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: []int64{apptest.Restaurant}})
			})
			if err != nil {
				t.Fatal(err)
			}
			h.Settle(t)
		}
		left := supplier.Get(order).Want(200)
		if read := string(left.Body) + string(supplier.Get(quotation).Want(200).Body); strings.Contains(read, "MOT") || left.Text("messages/0/text") != "Nous regardons" {
			t.Errorf("what is left: %s", read)
		}
		if photos := h.Count(t, "SELECT COUNT(*) FROM order_photos"); photos != 0 || left.Text("incidents/0/lines/0/photo") != "" {
			t.Errorf("%d photos are left", photos)
		}
		if left.Text("customer/company") != "Le Bistrot" {
			t.Errorf("the order lost its customer: %s", left.Body)
		}
	})
}

// Who recalled a lot, and who lifted the recall, are forgotten with what they said of it.
func TestWhoRecalledALotIsForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		shippedTo(t, h, apptest.Restaurant, 6, "L1", 6)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		lot := lotOf(t, alpha, "L1")
		alpha.Post(lot+"/recalls", why()).Want(201)
		alpha.Post(lot+"/recalls/lift", map[string]any{"reason": "Analyse négative"}).Want(200)
		h.Exec(t, "UPDATE lot_recalls SET impersonator_id = ?, impersonator_name = 'Ada', lifter_impersonator_id = ?, lifter_impersonator_name = 'Ada'",
			apptest.Admin, apptest.Admin)
		err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: []int64{apptest.Alpha, apptest.Admin}})
		})
		if err != nil {
			t.Fatal(err)
		}
		h.Settle(t)
		if n := h.Count(t, `SELECT COUNT(*) FROM lot_recalls
 WHERE reason || advice || actor_name || impersonator_name || lift_reason || lifter_name || lifter_impersonator_name <> ''`); n != 0 {
			t.Error("the recall names who is forgotten")
		}
	})
}

// What a customer signed is in its file and in that of who uploaded it, and gone with either.
func TestProofsAreTheirs(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		document := "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte("%PDF-1.4\nBon pour accord\n%%EOF"))
		for _, gone := range []int64{apptest.Restaurant, apptest.Alpha} {
			supplier := h.As(t, apptest.Email(apptest.Alpha))
			quotation := proposed(t, h)
			supplier.Post(transitions(quotation), fields{"transition": "processing", "revision": 1, "proof": document}).Want(200)
			for person, want := range map[int64]bool{apptest.Restaurant: true, apptest.Alpha: true, apptest.Agent: false, apptest.Beta: false} {
				if file := string(h.As(t, apptest.Email(person)).Get("/api/me/export").Want(200).Body); strings.Contains(file, document) != want {
					t.Errorf("the file of %d holds the proof: %v", person, !want)
				}
			}
			err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: []int64{gone}})
			})
			if err != nil {
				t.Fatal(err)
			}
			h.Settle(t)
			if n := h.Count(t, "SELECT COUNT(*) FROM quotation_proofs"); n != 0 {
				t.Errorf("%d proofs are left of %d", n, gone)
			}
			supplier.Get(quotation + "/proof").Want(404)
		}
	})
}
