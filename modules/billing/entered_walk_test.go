package billing_test

import (
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	_ "millesime/platform/testkit/constant"
)

// Domain 4.4, 5.6, 5.8: whatever is shipped, delivered, entered, given up, credited and entered as a credit note, in whichever order, the
// order, the documents that its supplier enters and what is owed agree, save the cent of each document.
func TestWhatIsEnteredAgreesWithItsOrder(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.h.Exec(t, "UPDATE stock_levels SET on_hand = 60000")
		s.h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 1000000000")       // of any number of orders
		s.h.Exec(t, "UPDATE parameter_suppliers SET free_shipping_from_value_cents = NULL") // carriage is charged
		s.h.Exec(t, "UPDATE products SET type = 'juice', abv_tenths = 0 WHERE id = ?", apptest.LastOnes)
		rapid.Check(t, func(r *rapid.T) {
			quantity := int64(rapid.IntRange(1, 2).Draw(r, "cartons")) * 6
			w := clerk{rnd: rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "chances"), 0))}
			w.walk = walk{scene: s, r: r, elsewhere: true}
			w.order = s.prepared(apptest.Item(apptest.AlphaWine, quantity), apptest.Item(apptest.LastOnes, 6))
			w.before = s.owed() - w.comesTo()
			for range rapid.IntRange(5, 10).Draw(r, "steps") {
				w.act()
				w.owesWhatItComesTo()
			}
			w.end()
		})
	})
}

// clerk leads one order of a supplier that issues its invoices itself.
type clerk struct {
	walk

	rnd     *rand.Rand
	before  int64 // what is owed for the orders of earlier histories
	entered int   // documents
	early   int64 // cents of credit notes that were entered before anything came back, or for no reason
}

// act does one of the things that can be done now, each as likely as the others: what rapid samples is mostly the first.
func (c *clerk) act() {
	o := c.see()
	acts := map[string]func(){
		"deliver": func() { c.confirm(o) }, "complain": func() { c.complain(o) }, "ship": func() { c.send(o, false) },
		"enter": func() { c.enterWaiting(rapid.Bool().Draw(c.r, "one parcel")) }, "note": func() { c.enterMissed() }, "early note": c.enterEarly,
		"close": func() { c.seller.Post(c.order+"/remainder", fields{"comment": "Rupture"}) },
	}
	var names []string
	if slices.ContainsFunc(o.Shipments, func(p shownParcel) bool { return p.MayConfirm }) {
		names = append(names, "deliver")
	}
	if slices.ContainsFunc(o.Items, func(i shownItem) bool { return i.RemainingQuantity > 0 }) {
		names = append(names, "ship")
	}
	if len(o.Shipments) > 0 {
		names = append(names, "enter", "complain")
	}
	if c.entered > 0 {
		names = append(names, "early note", "note")
	}
	names = append(names, "close")
	if c.rnd.IntN(4) > 0 {
		names = slices.DeleteFunc(names, func(n string) bool { return n == "close" && len(names) > 1 })
	}
	acts[names[c.rnd.IntN(len(names))]]()
	c.h.Settle(c.TB)
}

// confirm says that the first parcel that travels arrived.
func (c *clerk) confirm(o shown) {
	at := slices.IndexFunc(o.Shipments, func(p shownParcel) bool { return p.MayConfirm })
	c.buyer.Post(path(c.order, "shipments", o.Shipments[at].ID, "delivery"), nil)
}

// enterWaiting enters what arrived of the order and is in no document, or what of it is in one parcel, and tells whether something was.
func (c *clerk) enterWaiting(oneParcel bool) bool {
	more := fields{}
	if o := c.see(); oneParcel && len(o.Shipments) > 0 {
		more = fields{"shipments": []any{rapid.SampledFrom(o.Shipments).Draw(c.r, "entered").ID}}
	}
	asked := c.seller.Post("/api/invoices", enter(c.order, c.number("F"), 0.01, more))
	if asked.Status != 422 {
		return false
	}
	found := expected.FindStringSubmatch(strings.Join(strings.Fields(asked.Violations()["issuedElsewhere.totalPriceTaxIncl"]), ""))
	if found == nil {
		c.r.Fatalf("no total is told: %s", asked.Body)
	}
	total, err := strconv.ParseFloat(strings.ReplaceAll(found[1], ",", "."), 64)
	if err != nil {
		c.r.Fatal(err)
	}
	c.seller.Post("/api/invoices", enter(c.order, c.number("F"), total, more)).Want(201)
	c.entered++
	c.h.Settle(c.TB)
	return true
}

// expected is the total that an invoice of what arrived would have.
var expected = regexp.MustCompile(`fait([\d,]+)€`)

// enterMissed enters the credit note that an invoice of the order lacks, and tells whether one did.
func (c *clerk) enterMissed() bool {
	for _, found := range c.invoicesOf() {
		if missed, _ := c.seller.Get(found).Want(200).Value("missedCreditAmount").(float64); missed > 0 {
			c.credits(found, missed)
			return true
		}
	}
	return false
}

func (c *clerk) credits(invoice string, total float64) {
	c.seller.Post(invoice+"/credit_notes", fields{
		"number": c.number("A"), "issuedOn": "2026-11-16", "totalPriceTaxIncl": total, "cause": "other",
	}).Want(201)
	c.entered++
	c.h.Settle(c.TB)
}

func (c *clerk) invoicesOf() []string {
	var list struct {
		Member []struct {
			IRI string `json:"@id"`
		} `json:"hydra:member"`
	}
	c.seller.Get("/api/invoices?kind[]=invoice&orders[]=" + c.order).Want(200).JSON(&list)
	found := make([]string, 0, len(list.Member))
	for _, one := range list.Member {
		found = append(found, one.IRI)
	}
	return found
}

// enterEarly enters a credit note that nothing is known of.
func (c *clerk) enterEarly() {
	for _, found := range c.invoicesOf() {
		cents := int64(rapid.IntRange(1, 2000).Draw(c.r, "early"))
		open, _ := c.seller.Get(found).Want(200).Value("openAmount").(float64)
		if open*100 < float64(cents)+1 {
			continue
		}
		c.credits(found, float64(cents)/100)
		c.early += cents
		return
	}
}

// number is one that no other document has.
func (c *clerk) number(series string) string {
	return series + path("", c.h.Count(c.TB, "SELECT COUNT(*) FROM invoices"))
}

// comesTo is what the order comes to, in cents.
func (c *clerk) comesTo() int64 { return int64(math.Round(c.see().TotalPriceTaxIncl * 100)) }

// owesWhatItComesTo checks that what is owed for the order is what it comes to, less no more than was credited early.
func (c *clerk) owesWhatItComesTo() {
	total := c.comesTo()
	if off := c.owed() - c.before - total; off > int64(c.entered) || -off > int64(c.entered)+c.early {
		c.r.Fatalf("the order comes to %d cents, %d are owed for it, %d were credited early", total, c.owed()-c.before, c.early)
	}
}

// end ships, delivers, enters and credits all that is left: what is owed is then what the documents come to.
func (c *clerk) end() {
	c.send(c.see(), true)
	c.h.Settle(c.TB)
	for _, parcel := range c.see().Shipments {
		if parcel.MayConfirm {
			c.buyer.Post(path(c.order, "shipments", parcel.ID, "delivery"), nil).Want(200)
		}
	}
	c.h.Settle(c.TB)
	for range 20 {
		if !c.enterWaiting(false) && !c.enterMissed() {
			break
		}
	}
	c.owesWhatItComesTo()
	o, documented := c.see(), c.documented(c.order)
	if o.Status != "billed" && o.Status != "closed" {
		c.r.Fatalf("it ends as %s: %s", o.Status, c.seller.Get(c.order).Body)
	}
	if off := int64(math.Round(documented.incl*100)) - (c.owed() - c.before); off > int64(c.entered) || -off > int64(c.entered) {
		c.r.Fatalf("the documents come to %.2f, %d cents are owed", documented.incl, c.owed()-c.before)
	}
}
