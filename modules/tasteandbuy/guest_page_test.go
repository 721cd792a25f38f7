package tasteandbuy_test

import (
	"fmt"
	"html"
	"net/url"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// read is a page as its guest reads it: with plain spaces.
func read(t *testing.T, h *apptest.House, path string, form url.Values) (status int, body string) {
	t.Helper()
	status, body = page(t, h, path, form)
	return status, strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(html.UnescapeString(body))
}

func says(t *testing.T, text string, words ...string) {
	t.Helper()
	for _, word := range words {
		if !strings.Contains(text, word) {
			t.Errorf("no %q in %s", word, text)
		}
	}
}

func saysNot(t *testing.T, text string, words ...string) {
	t.Helper()
	for _, word := range words {
		if strings.Contains(text, word) {
			t.Errorf("%q in %s", word, text)
		}
	}
}

// leaves so many bottles of a wine to be had.
func leaves(t *testing.T, h *apptest.House, product, units int64) {
	t.Helper()
	h.Exec(t, "UPDATE stock_levels SET reserved = on_hand - ? WHERE product_id = ?", units, product)
}

// expects so many more of a wine of Alpha on a day.
func expects(t *testing.T, h *apptest.House, product, units int64, day string) {
	t.Helper()
	h.Exec(t, "INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES (?, 'supplier', 'warehouse', ?, ?, ?)",
		apptest.Alpha, day, apptest.At(), apptest.At())
	h.Exec(t, "INSERT INTO receipt_lines (receipt_id, product_id, expected) SELECT MAX(id), ?, ? FROM receipts", product, units)
	h.Exec(t, "UPDATE stock_levels SET incoming = incoming + ? WHERE product_id = ?", units, product)
}

// Code de la consommation, L111-1, L221-5 and L221-14: right above the button, and in the mail, stands of each wine what it is, and of each
// seller who that is; then how long delivery takes, until when it can be ordered, and who pays for sending back.
func TestWhatAGuestReadsBeforeItOrders(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		h.Exec(t, `INSERT INTO stores (supplier_id, slug, name, status, contact_email, mediator, search_text, created_at, updated_at)
 VALUES (?, 'alpha', 'Alpha', 'open', 'boutique@alpha.test', 'Médiateur, 75012 Paris', '', ?, ?)`, apptest.Alpha, apptest.At(), apptest.At())
		h.Exec(t, "UPDATE users SET phone = '0556000000' WHERE id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE products SET bottle_size_ml = 1500, allergens = '[\"sulfites\"]' WHERE id = ?", apptest.AlphaWine)
		_, _, link := sent(t, h, now)
		_, body := read(t, h, link, nil)
		recap, _, found := strings.Cut(body, "Commander avec obligation de paiement")
		if !found {
			t.Fatalf("no button in %s", body)
		}
		sellers := []string{
			"SARL", "capital de 10 000,00 €", "1 rue du Test, 75011 Paris", "SIREN", apptest.SIREN, "boutique@alpha.test", "0556000000",
			"Médiateur de la consommation", "Médiateur, 75012 Paris", apptest.Email(apptest.Beta),
		}
		says(t, recap, sellers...)
		says(t, recap, "Château Alpha 2021", "Pauillac · 150 cl (magnum) · Rouge · 13 % vol. · Contient : sulfites", "6 × 15,00 € TTC", "90,00 €", "Pauillac · 75 cl", "6 × 24,90 € TTC", "149,40 €",
			"104,40 €", "163,80 €", "268,20 €", "Délai de livraison", "jours ouvrés après le départ, et au plus tard 30 jours après la commande.",
			"garantie légale de conformité", "le retour des bouteilles est aux frais de l’acheteur", "jusqu’au 27 novembre 2026 à 09:00, heure de Paris")
		saysNot(t, recap, "Pas encore en stock")
		mail := strings.ReplaceAll(h.MailTo(t, "anne@martin.test").Text, "\u00a0", " ")
		text := strings.Join(strings.Fields(mail), " ")
		says(t, text, "Château Alpha 2021 (Pauillac · 150 cl (magnum) · Rouge · 13 % vol. · Contient : sulfites) : 6 × 15,00 €, soit 90,00 € TTC")
		says(t, strings.ReplaceAll(text, "\u202f", " "), sellers...)
		_, body = read(t, h, link+"?lang=en", nil)
		says(t, body, "You may order until 27 November 2026 at 09:00, Paris time.", "Consumer mediator", "6 × €15.00 incl. VAT", "Red · 13% vol. · Contains: sulphites", "sending the bottles back is at the buyer’s cost")
	})
}

// Domain 3.3, and L111-1: bottles that are only awaited are told with their day as they are asked for, in the mail, and before they are
// ordered. Another day asks for a new consent.
func TestAwaitedBottles(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		leaves(t, h, apptest.AlphaWine, 2)
		expects(t, h, apptest.AlphaWine, 12, "2026-12-11")
		owner, _, link := sent(t, h, now)
		simulated := owner.Post("/api/taste_and_buy/orders/simulation", map[string]any{
			"items": []any{some(apptest.AlphaWine, 6), some(apptest.BetaWine, 6)}, "postcode": "75011",
		}).Want(200)
		if simulated.Text("items/0/promises/0/quantity") != "4" || simulated.Text("items/0/promises/0/expectedOn") != "2026-12-11" || simulated.Text("items/1/promises/0") != "" {
			t.Errorf("simulated as %s", simulated.Body)
		}
		awaited := "Pas encore en stock : 4 attendues le 11/12/2026"
		says(t, h.MailTo(t, "anne@martin.test").Text, awaited)
		_, body := read(t, h, link, nil)
		says(t, body, awaited, "à partir du jour indiqué")
		form := agrees(t, body)
		h.Exec(t, "UPDATE receipts SET expected_on = '2026-12-18'")
		status, body := read(t, h, link, form)
		if status != 409 || h.Count(t, "SELECT COUNT(*) FROM orders") != 0 {
			t.Errorf("another day: %d", status)
		}
		says(t, body, "4 attendues le 18/12/2026")
		if status, body = page(t, h, link, agrees(t, body)); status != 303 {
			t.Fatalf("agreed to: %d %s", status, body)
		}
		h.Settle(t)
		_, body = read(t, h, body, nil)
		says(t, body, "4 attendues le 18/12/2026")
	})
}

// A guest reads what is missing and what it may order all the same; with nothing left it reads that, and whom to write to, but neither a
// total nor a button nor what a cart would do.
func TestWhatCannotBeOrderedAnyMore(t *testing.T) {
	t.Parallel()
	cart := []string{"panier", "réduisez", "retirez"}
	over := []string{"Total TTC", "<button", "Conditions générales", "vérifiez ce qui est affiché", "Non, merci"}
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		form := accepts(t, h, link)
		leaves(t, h, apptest.AlphaWine, 3)
		_, body := read(t, h, link, nil)
		says(t, body, "Ce vin ne peut plus être commandé", "Il n’en reste pas assez : 3 bouteilles sur 6.", "Vous pouvez commander le reste de votre demande.",
			"Depuis votre visite, le total est passé de 268,20 € à 163,80 €.")
		saysNot(t, body, cart...)

		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Restaurant)
		_, body = read(t, h, link, nil)
		says(t, body, "Ce restaurant ne propose plus de vins", "6 × Château Alpha 2021", "6 × Clos Bêta 2021")
		saysNot(t, body, over...)
		h.Exec(t, "UPDATE users SET status = 'valid' WHERE id = ?", apptest.Restaurant)

		h.Exec(t, "DELETE FROM open_shops WHERE supplier_id = ?", apptest.Beta)
		status, body := read(t, h, link, form)
		if status != 409 {
			t.Errorf("nothing is left: %d", status)
		}
		says(t, body, "Ces vins ne peuvent plus être commandés", "La boutique de son vendeur est fermée.", "Rien n’est commandé, et vous n’avez rien à faire.",
			"Maison Alpha, ", "mailto:"+apptest.Email(apptest.Alpha), "Domaine Bêta, ", "mailto:"+apptest.Email(apptest.Beta))
		saysNot(t, body, append(cart, over...)...)
	})
}

// The shop of the one wine that is asked for is closed: there is no rest to order.
func TestTheOnlyShopIsClosed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(201)
		morning(t, h, now, 25)
		link := h.MailTo(t, "anne@martin.test").Link(t)
		h.Exec(t, "DELETE FROM open_shops WHERE supplier_id = ?", apptest.Alpha)
		_, body := read(t, h, link, nil)
		says(t, body, "La boutique de Maison Alpha est fermée", "6 × Château Alpha 2021", "Pour savoir s’il revient, écrivez à qui le vend")
		saysNot(t, body, "le reste", "panier", "Total TTC")
	})
}

// An answer after another is told in plain words, in both languages, and changes nothing.
func TestAnAnswerAfterAnother(t *testing.T) {
	t.Parallel()
	for name, one := range map[string]struct {
		first, then, state string
		fr, en             string
	}{
		"a no after an order":    {"conclude", "refuse", "concluded", "Vous avez déjà commandé ces vins", "You have ordered these wines already"},
		"an order after a no":    {"refuse", "conclude", "refused", "Vous avez décliné cette demande : rien n’a été commandé.", "You declined this request: nothing was ordered."},
		"an order of what is no": {"cancel", "conclude", "canceled", "Le restaurant a annulé cette demande", "The restaurant cancelled this request"},
		"a no to what is no":     {"cancel", "refuse", "canceled", "Le restaurant a annulé cette demande", "The restaurant cancelled this request"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
				owner, iri, link := sent(t, h, now)
				answers := map[string]url.Values{"conclude": accepts(t, h, link), "refuse": {"action": {"refuse"}}}
				if one.first == "cancel" {
					owner.Post(iri+"/transitions", map[string]any{"version": 2, "transition": "canceled"}).Want(200)
				} else if status, body := page(t, h, link, answers[one.first]); status != 303 {
					t.Fatalf("%d %s", status, body)
				}
				for path, words := range map[string]string{link: one.fr, link + "?lang=en": one.en} {
					status, body := read(t, h, path, answers[one.then])
					if status != 409 || strings.Contains(body, "elle ne peut pas devenir") || strings.Contains(body, "cannot become") {
						t.Errorf("%d %s", status, body)
					}
					says(t, body, words)
				}
				if got := owner.Get(iri).Want(200).Text("status"); got != one.state {
					t.Errorf("it is %s", got)
				}
				want := map[string]int64{"concluded": 2}[one.state]
				if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != want {
					t.Error(fmt.Sprint(n, " orders instead of ", want))
				}
			})
		})
	}
}
