package orders_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// shopOfAlpha names a mediator, and an e-mail that is not the one that Alpha signs in with.
func shopOfAlpha(t *testing.T, h *apptest.House) {
	t.Helper()
	h.Exec(t, `INSERT INTO stores (supplier_id, slug, name, status, mediator, contact_email, search_text, created_at, updated_at)
 VALUES (?, 'alpha', 'Alpha', 'open', 'Médiateur, 75012 Paris', 'boutique@alpha.test', '', ?, ?)`, apptest.Alpha, apptest.At(), apptest.At())
}

// Each order is confirmed to its buyer with lines, totals, delivery and terms; an individual reads on it what the law wants on a
// durable medium (Code de la consommation L221-13).
func TestABuyerGetsAConfirmation(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500")
		h.Exec(t, "UPDATE products SET in_store = TRUE")
		h.OpenShops(t)
		shopOfAlpha(t, h)
		// By hand, of an individual: 6 × 15.00 with tax, of which 20 % are 15.00; carriage 12.00 and 2.40 of VAT.
		for _, c := range []struct {
			buyer   int64
			says    []string
			mustNot []string
		}{
			{apptest.Restaurant, []string{
				"6 × Château Alpha 2021 : 70,68", "Port et préparation : 12,00", "Total HT : 82,68", "TVA 20 % : 16,54", "Total TTC : 99,22",
				"1 rue du Test, 75011 Paris", "conditions générales de vente de Maison Alpha",
			}, []string{"rétracter", "médiateur"}},
			{apptest.Customer, []string{
				"6 × Château Alpha 2021 : 90,00 € TTC", "Port et préparation : 14,40 € TTC", "Total TTC : 104,40 €", "dont TVA 20 % : 17,40 €",
				"sans règlement dans les 48 heures", "rétracter sans motif jusqu’à 14 jours",
				"Je vous notifie ma rétractation", "Vendeur : Maison Alpha", "boutique@alpha.test", "garantie légale de conformité", "au plus tard 30 jours après la commande",
				"saisir sans frais le médiateur de la consommation : Médiateur, 75012 Paris",
			}, []string{"encours", " HT", apptest.Email(apptest.Alpha)}},
		} {
			place(t, h, apptest.Email(c.buyer), c.buyer, 6)
			told := slices.DeleteFunc(mailsTo(t, h, c.buyer), func(m apptest.Mail) bool {
				return !strings.HasPrefix(m.Subject, "Votre commande CMD-")
			})
			if len(told) != 1 {
				t.Fatalf("person %d got %d confirmations", c.buyer, len(told))
			}
			text := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(told[0].Text)
			for _, words := range c.says {
				if !strings.Contains(text, words) {
					t.Errorf("person %d does not read %q in:\n%s", c.buyer, words, text)
				}
			}
			for _, words := range c.mustNot {
				if strings.Contains(text, words) {
					t.Errorf("person %d reads %q in:\n%s", c.buyer, words, text)
				}
			}
		}
	})
}

// A confirmation says what of a line is not there yet and when it comes, as the cart did before.
func TestAConfirmationSaysWhatIsAwaited(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		announce(t, h, "2027-02-20", 12)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 78))
		quote := buyer.Post("/api/cart", cart).Want(200)
		for path, want := range map[string]string{
			"0/promises/0": "", "1/promises/0/quantity": "12", "1/promises/0/expectedOn": "2027-01-10",
			"1/promises/1/quantity": "6", "1/promises/1/expectedOn": "2027-02-20", "1/promises/2": "",
		} {
			if got := quote.Text("suppliers/0/items/" + path); got != want {
				t.Errorf("%s: %s instead of %s in %s", path, got, want, quote.Body)
			}
		}
		buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
		h.Settle(t)
		told := mailsTo(t, h, apptest.Restaurant)
		if len(told) != 1 {
			t.Fatalf("%d mails", len(told))
		}
		text := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(told[0].Text)
		const want = "78 × Les Dernières 2021 : 1482,00 € HT (12 attendues le 10/01/2027, 6 attendues le 20/02/2027)"
		if !strings.Contains(strings.ReplaceAll(text, "1 482", "1482"), want) {
			t.Errorf("%q is not in:\n%s", want, text)
		}
	})
}
