package domain

import (
	"strings"
	"testing"

	"millesime/modules/tasteandbuy/tasteandbuyevents"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// A daily summary tells any kind that a person chose, also one that no mail of its own tells: none may be silent.
func TestEveryKindHasASentence(t *testing.T) {
	t.Parallel()
	for _, kind := range Kind("").Codes() {
		if said := (Notification{Kind: kind}).Sentence(); said.FR == "" || said.EN == "" {
			t.Errorf("%s: %q, %q", kind, said.FR, said.EN)
		}
	}
}

// What is declared of a kind, in any of its cases, names only what is filled in, and leads to a screen.
func TestEveryNoticeIsWhole(t *testing.T) {
	t.Parallel()
	for _, n := range notices {
		words := []fault.Text{n.Says, n.Mail}
		for _, but := range n.But {
			words = append(words, but.Says, but.Mail)
		}
		for _, w := range words {
			filled := Notification{}.fill(w)
			if strings.Contains(filled.FR+filled.EN, "{") || (w.FR == "") != (w.EN == "") {
				t.Errorf("%s says %q, %q", n.Kind, filled.FR, filled.EN)
			}
		}
		lead := Notification{Kind: n.Kind, SubjectID: 7}
		if path := lead.Path(); !strings.HasPrefix(path, "/") || strings.Contains(path, "{") || n.Leads.Subject == "" {
			t.Errorf("%s is about %q and leads to %q", n.Kind, n.Leads.Subject, path)
		}
		if n.mailable() && lead.MailAction().FR == "" {
			t.Errorf("the mail of %s has no button", n.Kind)
		}
	}
}

// The mail about a lifted recall names the lot.
func TestTheSubjectOfALiftedRecallNamesTheLot(t *testing.T) {
	t.Parallel()
	got := Notification{Kind: RecallLifted, Params: Params{Lot: "L26-04", Product: "Clos du Puy 2022"}}.MailSubject()
	if want := "Le rappel du lot L26-04 est levé : Clos du Puy 2022"; got.FR != want {
		t.Errorf("%q instead of %q", got.FR, want)
	}
}

// What people wrote is told as they wrote it, also where it looks like a part of a sentence.
func TestWordsOfPeopleAreNotFilled(t *testing.T) {
	t.Parallel()
	n := Notification{Kind: CountAnswer, PartyID: 7, PartyName: "Maison {number}"}
	n.Params.Number, n.Params.Reason, n.Params.Until = "INV-1", "Dites {party}, {until}, {of}", "2026-11-30"
	told := n.fill(say("{number}{of}{lasting}.{reason}", "{number}{of}{lasting}.{reason}"))
	if want := "INV-1 de Maison {number} jusqu’au 30/11/2026. Motif : Dites {party}, {until}, {of}."; told.FR != want {
		t.Errorf("told %q, want %q", told.FR, want)
	}
}

// Nothing is said to be refunded of an order that nobody paid.
func TestNothingUnpaidIsRefunded(t *testing.T) {
	t.Parallel()
	for _, withdrawn := range []bool{false, true} {
		for paid, refunds := range map[money.Cents]bool{0: false, 90_00: true} {
			n := Notification{Kind: OrderCanceled, Params: Params{Consumer: true, Individual: true, Withdrawn: withdrawn, Paid: paid}}
			if said := n.Sentence().FR; strings.Contains(said, "rembours") != refunds {
				t.Errorf("of %d paid: %s", paid, said)
			}
		}
	}
}

// A restaurant reads who gave up what, whose own sentence each has.
func TestWhatARestaurantLoses(t *testing.T) {
	t.Parallel()
	for want, e := range map[string]tasteandbuyevents.SaleLostV1{
		"est annulée : elle":       {},
		"ne l’a pas payée à temps": {Unpaid: true},
		"a renoncé à la commande":  {ByGuest: true},
		"a renoncé à 2 bouteilles": {ByGuest: true, Units: 2},
	} {
		fact := guestSaleLost(e)[0]
		if said := (Notification{Kind: fact.Kind, Params: fact.Params}).Sentence().FR; !strings.Contains(said, want) {
			t.Errorf("%q is not in %s", want, said)
		}
	}
}
