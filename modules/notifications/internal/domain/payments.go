package domain

import (
	"millesime/modules/billing/billingevents"
	"millesime/platform/money"
)

// Kinds about payments.
const (
	PaymentReceived Kind = "payment_received" // to the customer; to the supplier when somebody else entered it
	PaymentReversed Kind = "payment_reversed" // to both sides
	PaymentRefunded Kind = "payment_refunded" // to the customer; likewise
	RefundDue       Kind = "refund_due"       // what was paid pays nothing any more: to both sides
)

// ofRefund is the kind of payment that gives something back.
const ofRefund = "refund"

func payments() Screen {
	return Screen{"payments", "/payments/{id}", say("Voir le paiement", "See the payment")}
}

func paymentNotices() []Notice {
	return []Notice{
		{
			Kind: PaymentReceived, Groups: bothSides(), Usual: mailed, Leads: payments(), After: []News{on("payment_entered", paymentIsEntered)},
			Says: say("{party} a enregistré votre paiement de {total} reçu le {until}.{open}{free}",
				"{party} noted your payment of {total} received on {until}.{open}{free}"),
			Mail: say("Votre paiement est enregistré", "Your payment is noted"),
			But: []Variant{{When: onBehalf, Says: say("Un paiement de {total} de {party}, reçu le {until}, est enregistré pour vous.{open}{free}",
				"A payment of {total} by {party}, received on {until}, is noted for you.{open}{free}")}},
		},
		{
			Kind: PaymentReversed, Groups: bothSides(), Usual: mailed, Leads: payments(), After: []News{on("payment_reversed", paymentIsReversed)},
			Says: say("{party} a repris votre paiement de {total} du {until} : ce qu’il réglait est de nouveau dû.{reason}",
				"{party} took back your payment of {total} of {until}: what it paid is owed again.{reason}"),
			Mail: say("Un paiement est repris", "A payment is taken back"),
			But: []Variant{
				{
					When: both(onBehalf, now(ofRefund)),
					Says: say("Le remboursement de {total} à {party} du {until} est repris : ce montant lui est de nouveau dû.{reason}",
						"The refund of {total} to {party} of {until} is taken back: it is owed that again.{reason}"),
					Mail: say("Un remboursement est repris", "A refund is taken back"),
				},
				{When: onBehalf, Says: say("Le paiement de {total} de {party} du {until} est repris : ce qu’il réglait est de nouveau dû.{reason}",
					"The payment of {total} by {party} of {until} is taken back: what it paid is owed again.{reason}")},
				{
					When: now(ofRefund),
					Says: say("{party} a repris le remboursement de {total} du {until} : ce montant vous est de nouveau dû.{reason}",
						"{party} took back the refund of {total} of {until}: you are owed that again.{reason}"),
					Mail: say("Un remboursement est repris", "A refund is taken back"),
				},
			},
		},
		{
			Kind: PaymentRefunded, Groups: bothSides(), Usual: mailed, Leads: payments(),
			Says: say("{party} vous a remboursé {total} le {until}.", "{party} refunded you {total} on {until}."),
			Mail: say("Vous êtes remboursé", "You are refunded"),
			But: []Variant{{When: onBehalf, Says: say("Un remboursement de {total} à {party}, du {until}, est enregistré pour vous.",
				"A refund of {total} to {party}, of {until}, is noted for you.")}},
		},
		{
			Kind: RefundDue, Groups: bothSides(), Usual: mailed, Leads: orders(), After: []News{on("refund_due", refundIsDue)},
			Says: say("{total} payés à {party} ne règlent plus rien (commande {number}) : ils vous sont dus, ou règlent votre prochaine facture.",
				"{total} paid to {party} pay nothing any more (order {number}): they are owed to you, or pay your next invoice."),
			Mail: say("Un trop-perçu sur la commande {number}", "Too much was paid of order {number}"),
			But: append(refundsOfIndividuals(), Variant{
				When: onBehalf,
				Says: say("{total} de {party} ne règlent plus rien (commande {number}) : remboursez-les ou affectez-les.",
					"{total} of {party} pay nothing any more (order {number}): refund or allocate them."),
			}),
		},
	}
}

// refundsOfIndividuals are what both sides are told where an individual is to be refunded: nothing of it is a credit (Code de la
// consommation, L221-24).
func refundsOfIndividuals() []Variant {
	mail := say("Rétractation : remboursement de la commande {number}", "Withdrawal: refund of the order {number}")
	return []Variant{
		{
			When: both(both(individual, onBehalf), dated),
			Says: say("{party} s’est rétracté (commande {number}) : remboursez-lui {total} au plus tard le {until}, par le moyen de paiement qu’il a utilisé.",
				"{party} withdrew (order {number}): refund {total} by {until}, by the means of payment that it used."),
			Mail: mail,
		},
		{
			When: both(individual, onBehalf),
			Says: say("{total} payés par {party} ne règlent plus rien (commande {number}) : remboursez-les, par le moyen de paiement qu’il a utilisé.",
				"{total} paid by {party} pay nothing any more (order {number}): refund them, by the means of payment that it used."),
			Mail: say("Commande {number} : un remboursement est dû", "Order {number}: a refund is due"),
		},
		{
			When: both(individual, dated),
			Says: say("Suite à votre rétractation (commande {number}), {party} vous rembourse {total} au plus tard le {until}, par le moyen de paiement que vous avez utilisé.",
				"After your withdrawal (order {number}), {party} refunds you {total} by {until}, by the means of payment that you used."),
			Mail: mail,
		},
		{
			When: individual,
			Says: say("{total} payés à {party} (commande {number}) vous sont remboursés, par le moyen de paiement que vous avez utilisé.",
				"{total} paid to {party} (order {number}) are refunded to you, by the means of payment that you used."),
			Mail: say("Commande {number} : votre remboursement", "Order {number}: your refund"),
		},
	}
}

func dated(n Notification) bool { return n.Params.Until != "" }

// paymentIsEntered tells the customer what was noted of it, and the supplier what somebody else noted for it.
func paymentIsEntered(e billingevents.PaymentEnteredV1) []Fact {
	fact := Fact{
		Kind: PaymentReceived, SubjectID: e.PaymentID,
		Params: Params{Total: money.Cents(e.AmountCents), Until: e.ReceivedOn, Free: money.Cents(e.UnallocatedCents)},
	}
	for _, o := range e.Open {
		fact.Params.Open = append(fact.Params.Open, StillOpen{o.Number, money.Cents(o.OpenCents)})
	}
	if e.Kind == ofRefund {
		fact.Kind = PaymentRefunded
	}
	return fact.toBoth(e.CustomerID, e.SupplierID, e.EnteredBy)
}

// paymentIsReversed tells both sides that a payment counts no more; who took it back knows. What was written off was told to nobody.
func paymentIsReversed(e billingevents.PaymentReversedV1) []Fact {
	if e.Kind == "write_off" {
		return nil
	}
	fact := Fact{
		Kind: PaymentReversed, SubjectID: e.PaymentID,
		Params: Params{Total: money.Cents(e.AmountCents), Until: e.ReceivedOn, Reason: e.Reason},
	}
	if e.Kind == ofRefund {
		fact.Params.To = ofRefund
	}
	return fact.toBoth(e.CustomerID, e.SupplierID, e.ReversedBy)
}

// refundIsDue tells both sides that what was paid of an order pays nothing any more.
func refundIsDue(e billingevents.RefundDueV1) []Fact {
	fact := Fact{Kind: RefundDue, SubjectID: e.OrderID, Params: Params{Number: e.Number, Total: money.Cents(e.AmountCents), Until: e.RefundBy}}
	return fact.toBoth(e.CustomerID, e.SupplierID, 0)
}

// toBoth tells a customer and its supplier, each about the other; who did it knows.
func (f Fact) toBoth(customer, supplier, by int64) []Fact {
	facts := f.to(Recipient{UserID: customer, PartyID: supplier})
	if supplier == by {
		return facts
	}
	f.Params.OnBehalf = true
	return append(facts, f.to(Recipient{UserID: supplier, PartyID: customer})...)
}
