package orders_test

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// inShop puts a wine of Alpha into its shop, for 15.00 incl. tax.
func inShop(t *testing.T, h *apptest.House) {
	t.Helper()
	h.OpenShops(t)
	h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", apptest.AlphaWine)
	h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500 WHERE product_id = ?", apptest.AlphaWine)
}

// boughtInShop is an individual's order of so many bottles, brought to a state.
func boughtInShop(t *testing.T, h *apptest.House, units int64, status string) string {
	t.Helper()
	buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
	cart := apptest.Order(apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, units)))
	order := buyer.Post("/api/cart", cart).Want(201).Text("orders/0")
	h.Settle(t)
	for _, to := range []string{"paid", "validated", "preparation"} {
		if buyer.Get(order).Want(200).Text("status") != status {
			move(t, alpha, order, to).Want(200)
			h.Settle(t)
		}
	}
	return order
}

// Domain 5.4: an individual withdraws from an order until it is shipped, which cancels it, and what it paid is its credit; a professional
// does not.
func TestAnIndividualWithdrawsBeforeShipment(t *testing.T) {
	t.Parallel()
	for _, status := range []string{"validated", "preparation"} {
		t.Run(status, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
				inShop(t, h)
				alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Customer))
				order, sent := boughtInShop(t, h, 6, status), boughtInShop(t, h, 6, status)
				if shown := buyer.Get(order).Want(200); !slices.Contains(strs(t, shown, "transitions"), "canceled") {
					t.Errorf("it is not offered: %s", shown.Body)
				}
				if status == "preparation" {
					line := item(t, alpha.Get(sent).Want(200), 0)
					alpha.Post(sent+"/shipments", parcel(line, 2)).Want(201)
					move(t, buyer, sent, "canceled").Want(422)
				}
				total := buyer.Get(order).Want(200).Value("totalPriceTaxIncl")
				if got := move(t, buyer, order, "canceled").Want(200); got.Text("status") != "canceled" {
					t.Errorf("it is %s", got.Text("status"))
				}
				h.Settle(t)
				paid := buyer.Get("/api/payments?status[]=unallocated").Want(200)
				if paid.Value("hydra:member/0/unallocatedAmount") != total {
					t.Errorf("%v of %v is its credit", paid.Value("hydra:member/0/unallocatedAmount"), total)
				}
			})
		})
	}
}

// Code de la consommation, L221-21: before anything has left, the function withdraws from the whole order; it is acknowledged by a mail that
// says when.
func TestAWithdrawalCancelsWhatHasNotLeft(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, order := h.As(t, apptest.Email(apptest.Customer)), boughtInShop(t, h, 6, "preparation")
		shown := buyer.Get(order).Want(200)
		if shown.Value("withdrawal/whole") != true || shown.Value("withdrawal/until") != nil {
			t.Errorf("it is offered as %v", shown.Value("withdrawal"))
		}
		for _, who := range []int64{apptest.Alpha, apptest.Admin} {
			reader := h.As(t, apptest.Email(who))
			if reader.Get(order).Want(200).Value("withdrawal") != nil {
				t.Errorf("%d may withdraw", who)
			}
			reader.Post(order+"/withdrawals", fields{}).Want(403)
		}
		if items := shown.Value("withdrawal/items"); !reflect.DeepEqual(items, []any{}) {
			t.Errorf("it offers %v", items)
		}
		buyer.Post(order+"/withdrawals", withdrawn(item(t, shown, 0), 2)).Want(422)
		if got := buyer.Post(order+"/withdrawals", fields{}).Want(200); got.Text("status") != "canceled" || got.Value("withdrawal") != nil {
			t.Errorf("it is %s, and offers %v", got.Text("status"), got.Value("withdrawal"))
		}
		acknowledged(t, h, "commande "+shown.Text("number")+". »", "La commande est annulée")
		buyer.Post(order+"/withdrawals", fields{}).Want(409)
	})
}

// Consumers telephone: an administrator who acts for one declares its withdrawal. Who typed it is told in the acknowledgement, which the
// individual gets, and in the timeline.
func TestAnAdministratorDeclaresAWithdrawal(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		order, acting := boughtInShop(t, h, 6, "preparation"), actingFor(t, h, apptest.Customer)
		acting.Post(order+"/withdrawals", fields{}).Want(200)
		acknowledged(t, h, "déclarée en votre nom par Personne 2, de l’équipe Millésime")
		var got struct {
			Timeline []struct{ To, Actor, Impersonator string }
		}
		h.As(t, apptest.Email(apptest.Customer)).Get(order).Want(200).JSON(&got)
		if last := got.Timeline[len(got.Timeline)-1]; last.To != "canceled" || last.Actor != "Personne 11" || last.Impersonator != "Personne 2" {
			t.Errorf("the timeline says %+v", last)
		}
	})
}

// Once bottles have left, whether they arrived or not, the function withdraws from some of them or from all, until the 14 days are over.
func TestAWithdrawalFromBottles(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
		order := boughtInShop(t, h, 6, "preparation")
		line := item(t, buyer.Get(order).Want(200), 0)
		alpha.Post(order+"/shipments", parcel(line, 4)).Want(201)
		alpha.Post(order+"/shipments", parcel(line, 2)).Want(201)
		if got := buyer.Get(order).Want(200); got.Value("withdrawal/whole") != false || got.Value("withdrawal/until") != nil {
			t.Errorf("on its way it is offered as %v", got.Value("withdrawal"))
		}
		move(t, alpha, order, "shipped").Want(200)
		h.Settle(t)
		if got := buyer.Get(order).Want(200).Text("withdrawal/until"); got != "2026-11-30T22:59:59Z" {
			t.Errorf("it ends at %s", got)
		}
		refused := func(body fields, path string) {
			t.Helper()
			if got := buyer.Post(order+"/withdrawals", body).Want(422); got.Text("violations/0/propertyPath") != path {
				t.Errorf("%v: %s", body, got.Body)
			}
		}
		refused(withdrawn(line, 7), "items[0].quantity")
		refused(fields{"items": []fields{}}, "items")
		refused(withdrawn(line, 0), "items[0].quantity")
		refused(withdrawn(999, 1), "items[0].item")
		reported := buyer.Post(order+"/withdrawals", withdrawn(line, 5)).Want(200)
		for path, want := range map[string]string{
			"status": "incident", "incidents/0/kind": "withdrawal", "incidents/0/comment": "Rétractation",
			"incidents/0/lines/0/quantity": "4", "incidents/0/lines/1/quantity": "1",
		} {
			if reported.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, reported.Text(path), want)
			}
		}
		// There is nothing to replace: it goes back to where it was.
		from := reported.Text("incidents/0/from")
		for at, member := range map[string]string{order: "transitions", "/api/orders?status[]=incident": "hydra:member/0/transitions"} {
			if offered := fmt.Sprint(alpha.Get(at).Want(200).Value(member)); offered != "["+from+"]" {
				t.Errorf("%s: its seller is offered %s", at, offered)
			}
		}
		acknowledged(t, h, "5 × ", "sur ces bouteilles de la commande",
			"les bouteilles que vous avez reçues, à cette adresse : Maison Alpha, 1 rue du Test, 75011 Paris", "Leur prix vous est remboursé")
		settled := []any{outcomeOf(t, reported, 0, 0, "goods_back"), outcomeOf(t, reported, 0, 1, "goods_back")}
		move(t, alpha, order, reported.Text("incidents/0/from"), "outcomes", settled).Want(200)
		h.Settle(t)
		refused(withdrawn(line, 2), "items[0].quantity")
		h.Exec(t, "UPDATE shipments SET delivered_at = ?", apptest.Monday().AddDate(0, 0, -20))
		refused(fields{}, "items")
		stockHolds(t, h)
	})
}

// The right lasts while an incident is open, whoever opened it: a withdrawal waits behind it, and stops the order again.
func TestAWithdrawalBehindAnotherIncident(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
		order := boughtInShop(t, h, 6, "preparation")
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		move(t, alpha, order, "incident", "comment", "Erreur de vin", "incident", report("wrong", line, 1, "")).Want(200)
		if got := buyer.Get(order).Want(200); got.Text("withdrawal/items/0/quantity") != "5" {
			t.Errorf("it offers %v", got.Value("withdrawal"))
		}
		buyer.Post(order+"/withdrawals", withdrawn(line, 6)).Want(422)
		buyer.Post(order+"/withdrawals", withdrawn(line, 2)).Want(200)
		shown := buyer.Post(order+"/withdrawals", fields{}).Want(200) // the other 3
		if shown.Value("withdrawal") != nil || shown.Text("incidents/2/lines/0/quantity") != "3" {
			t.Errorf("after both: %s", shown.Body)
		}
		for at, to := range []string{"preparation", "preparation", "preparation"} {
			how := "goods_back"
			if at == 0 {
				how = "replace"
			}
			move(t, alpha, order, to, "outcomes", []any{outcomeOf(t, shown, at, 0, how)}).Want(200)
			want := "incident"
			if at == 2 {
				want = "preparation"
			}
			if got := alpha.Get(order).Want(200); got.Text("status") != want {
				t.Errorf("after %d it is %s", at, got.Text("status"))
			}
		}
		h.Settle(t)
		stockHolds(t, h)
	})
}

// An individual may withdraw whatever is in dispute: before anything left, that settles the incident and cancels the order.
func TestAWithdrawalEndsAnIncidentBeforeShipment(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
		order := boughtInShop(t, h, 6, "preparation")
		line := item(t, alpha.Get(order).Want(200), 0)
		move(t, alpha, order, "incident", "comment", "Casse au chai", "incident", fields{
			"kind": "quality", "lines": []any{fields{"item": line, "quantity": 2, "reason": "Bouchon"}},
		}).Want(200)
		shown := buyer.Get(order).Want(200)
		if shown.Value("withdrawal/whole") != true || slices.Contains(strs(t, shown, "transitions"), "canceled") {
			t.Errorf("it is offered as %v beside %v", shown.Value("withdrawal"), shown.Value("transitions"))
		}
		move(t, buyer, order, "canceled", "outcomes", []any{outcomeOf(t, shown, 0, 0, "refund")}).Want(403)
		shown = buyer.Post(order+"/withdrawals", fields{}).Want(200)
		if shown.Text("status") != "canceled" || shown.Text("incidents/0/lines/0/outcome") != "withdrawn" || shown.Value("incidents/0/settledAt") == nil {
			t.Errorf("it is %s, with %v", shown.Text("status"), shown.Value("incidents"))
		}
		acknowledged(t, h, "La commande est annulée")
		h.Settle(t)
		stockHolds(t, h)
	})
}

// Of an order that left in part, who withdraws from everything gets no more of it, and sends back what came.
func TestAWithdrawalFromWhatIsStillToBeSent(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
		all, some := boughtInShop(t, h, 6, "preparation"), boughtInShop(t, h, 6, "preparation")
		for _, order := range []string{all, some} {
			line := item(t, alpha.Get(order).Want(200), 0)
			alpha.Post(order+"/shipments", parcel(line, 4)).Want(201)
		}
		shown := buyer.Post(all+"/withdrawals", fields{}).Want(200)
		if shown.Text("status") != "incident" || shown.Text("items/0/closedQuantity") != "2" || shown.Text("incidents/0/lines/0/quantity") != "4" {
			t.Errorf("from all: %s", shown.Body)
		}
		acknowledged(t, h, "6 × ", "portant sur la commande")
		line := item(t, alpha.Get(some).Want(200), 0)
		shown = buyer.Post(some+"/withdrawals", withdrawn(line, 1)).Want(200)
		if shown.Text("status") != "partially_shipped" || shown.Text("items/0/closedQuantity") != "1" || shown.Text("withdrawal/items/0/quantity") != "5" {
			t.Errorf("from one that was not sent: %s", shown.Body)
		}
		h.Settle(t)
		stockHolds(t, h)
	})
}

// Domain 5.9: who introduced a sale earns on what is kept of it. 6 bottles of 15.00 incl. tax are 75.00 excl. tax, of which 12.5 % are 9.38;
// 2 of them withdrawn leave 50.00, and 6.25. The customer gives up the rest: nothing is earned.
func TestAnIntroducerEarnsOnWhatIsKept(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer, alpha := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.Alpha))
		order := boughtInShop(t, h, 6, "preparation")
		h.Exec(t, "UPDATE orders SET introducer_id = ?, introducer_name = 'Le Bistrot', introducer_rate_bp = 1250, introducer_fee_cents = 938",
			apptest.Restaurant)
		line := item(t, delivered(t, h, order, apptest.Alpha), 0)
		earns := func(want float64) {
			t.Helper()
			h.Settle(t)
			if got := alpha.Get(order).Want(200).Value("introduction/amount"); got != want {
				t.Errorf("it earns %v instead of %v", got, want)
			}
		}
		earns(9.38)
		for at, c := range []struct {
			units int64
			left  float64
		}{{2, 6.25}, {4, 0}} {
			shown := buyer.Post(order+"/withdrawals", withdrawn(line, c.units)).Want(200)
			from := shown.Text("incidents/" + strconv.Itoa(at) + "/from")
			move(t, alpha, order, from, "outcomes", []any{outcomeOf(t, shown, at, 0, "goods_back")}).Want(200)
			earns(c.left)
		}
		told := h.Count(t, `SELECT COUNT(*) FROM outbox WHERE topic = 'orders_introduced_sale_changed_v1'`)
		if told != 2 {
			t.Errorf("it was told %d times", told)
		}
	})
}

// Code de la consommation, L221-24: who withdraws is refunded within 14 days by the means by which it paid; nobody is told of a credit. A
// withdrawal of 16 November is refunded by the 30th, and what comes back later at once.
func TestBothSidesAreToldOfTheRefund(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		buyer := h.As(t, apptest.Email(apptest.Customer))
		order := boughtInShop(t, h, 6, "validated")
		buyer.Post(order+"/withdrawals", fields{}).Want(200)
		h.Settle(t)
		number := buyer.Get(order).Want(200).Text("number")
		for who, said := range map[int64][]string{
			apptest.Customer: {"Rétractation : remboursement de la commande " + number, "au plus tard le 30/11/2026, par le moyen de paiement que vous avez utilisé"},
			apptest.Alpha:    {"Rétractation : remboursement de la commande " + number, "au plus tard le 30/11/2026, par le moyen de paiement qu’il a utilisé"},
		} {
			told(t, h, who, said[0], said[1])
		}
		told(t, h, apptest.Alpha, "Commande "+number+" : rétractation", "est annulée par rétractation")
		for _, mail := range h.Mails(t) {
			for _, word := range []string{"prochaine facture", "affectez-les", "trop-perçu"} {
				if strings.Contains(mail.Subject+mail.Text, word) {
					t.Errorf("%s is told of %q: %s", mail.To, word, mail.Text)
				}
			}
		}
	})
}

// told checks that somebody got a mail of this subject that says so.
func told(t *testing.T, h *apptest.House, who int64, subject, said string) {
	t.Helper()
	for _, mail := range h.Mails(t) {
		if mail.To == apptest.Email(who) && mail.Subject == subject && strings.Contains(mail.Text, said) {
			return
		}
	}
	t.Errorf("%d is not told %q: %q", who, subject, said)
}

// withdrawn is what withdraws from so many bottles of a line.
func withdrawn(line, units int64) fields {
	return fields{"items": []any{fields{"item": line, "quantity": units}}}
}

// outcomeOf settles a line of an incident.
func outcomeOf(t *testing.T, order *apitest.Response, incident, at int, how string) fields {
	t.Helper()
	var got struct {
		Incidents []struct{ Lines []struct{ ID int64 } }
	}
	order.JSON(&got)
	return fields{"line": got.Incidents[incident].Lines[at].ID, "outcome": how}
}

// acknowledged checks that the customer got a mail that says so, with day and time.
func acknowledged(t *testing.T, h *apptest.House, said ...string) {
	t.Helper()
	all := h.Mails(t)
	slices.Reverse(all)
	at := slices.IndexFunc(all, func(m apptest.Mail) bool {
		return strings.HasPrefix(m.Subject, "Accusé de réception de votre rétractation")
	})
	if at < 0 {
		t.Fatal("there is no acknowledgement")
	}
	mail := all[at]
	if mail.To != apptest.Email(apptest.Customer) {
		t.Errorf("it is for %s", mail.To)
	}
	for _, words := range append(said, "le "+apptest.Monday().Format("02/01/2006")+" à ", "heure de Paris") {
		if !strings.Contains(mail.Text, words) {
			t.Errorf("it lacks %q: %s", words, mail.Text)
		}
	}
}

// Who bought in a shop reads the card of its seller as long as it may have to do with it, though the shop is closed or its supplier blocked.
func TestWhoBoughtFindsItsSeller(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		inShop(t, h)
		boughtInShop(t, h, 6, "processing")
		h.Settle(t)
		seller, other := apptest.IRI("users", apptest.Alpha), h.As(t, apptest.Email(apptest.CSE))
		buyer := h.As(t, apptest.Email(apptest.Customer))
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Alpha)
		if got := buyer.Get(seller).Want(200); got.Text("company") == "" {
			t.Errorf("its card says %s", got.Body)
		}
		h.Exec(t, "DELETE FROM user_relations WHERE child_id = ?", apptest.CSE)
		other.Get(seller).Want(404)
		h.Exec(t, "UPDATE trade_links SET last_order_at = ?", apptest.At().AddDate(-3, 0, 0))
		buyer.Get(seller).Want(404)
	})
}
