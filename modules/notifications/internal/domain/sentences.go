package domain

import (
	"time"

	"millesime/modules/pricing/pricingevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/samples/samplesevents"
	"millesime/platform/fault"
)

// Sentence is what a notification says, as a whole.
func (n Notification) Sentence() fault.Text {
	words := map[Kind]fault.Text{
		OrderPlaced: {
			FR: "{party} a passé la commande {number}, pour {total} TTC.",
			EN: "{party} placed the order {number}, for {total} incl. VAT.",
		},
		OrderOnBehalf: {
			FR: "La commande {number} a été passée pour vous chez {party}, pour {total} TTC.",
			EN: "The order {number} was placed for you with {party}, for {total} incl. VAT.",
		},
		OrderConfirmed: {
			FR: "Votre commande {number} chez {party} est enregistrée, pour {total} TTC.",
			EN: "Your order {number} with {party} is received, for {total} incl. VAT.",
		},
		OrderToPay: {
			FR: "La commande {number} ({party}) attend votre paiement.", EN: "The order {number} ({party}) awaits your payment.",
		},
		OrderCanceled: {FR: "La commande {number} ({party}) est annulée.", EN: "The order {number} ({party}) was cancelled."},
		OrderMoved: {
			FR: "La commande {number} ({party}) est maintenant : {state}.",
			EN: "The order {number} ({party}) is now: {state}.",
		},
		OrderShipped: {
			FR: "Un colis de la commande {number} ({party}) est parti : {units}, par {carrier}{tracking}.",
			EN: "A parcel of the order {number} ({party}) has left: {units}, by {carrier}{tracking}.",
		},
		OrderDelivered: {
			FR: "Le colis {name} de la commande {number} ({party}) est livré.",
			EN: "The parcel {name} of the order {number} ({party}) is delivered.",
		},
		OrderRemainder: {
			FR: "Le reliquat de la commande {number} ({party}), soit {units}, est soldé : il ne sera pas livré.",
			EN: "The remainder of order {number} ({party}), {units}, is closed: it will not be delivered.",
		},
		OrderPromises: {FR: "Commande {number} ({party}). {promises}", EN: "Order {number} ({party}). {promises}"},
		OrderGivenUp: {
			FR: "Une part de la commande {number} ({party}) encore attendue, soit {units}, est abandonnée : elle ne sera pas livrée.",
			EN: "A part of the order {number} ({party}) that was awaited, {units}, is given up: it will not be delivered.",
		},
		LotRecalled: {
			FR: "{party} rappelle le lot {lot} de {product}. Vous en avez reçu {units}, la dernière fois avec la commande {number}.",
			EN: "{party} recalls the lot {lot} of {product}. You received {units} of it, last with the order {number}.",
		},
		RecallLifted: {
			FR: "{party} lève le rappel du lot {lot} de {product}, reçu en dernier avec la commande {number}.{reason}",
			EN: "{party} lifts the recall of the lot {lot} of {product}, which you last received with the order {number}.{reason}",
		},
		OrderIncident: {
			FR: "Un incident est signalé sur la commande {number} ({party}) : {incident}, {units}.",
			EN: "An incident was reported on the order {number} ({party}): {incident}, {units}.",
		},
		OrderSettled: {
			FR: "L’incident de la commande {number} ({party}) est réglé : {outcomes}. La commande est maintenant : {state}.",
			EN: "The incident of the order {number} ({party}) is settled: {outcomes}. The order is now: {state}.",
		},
		OrderMessage: {
			FR: "{party} vous a écrit au sujet de {number}. Lisez et répondez sur Millésime.",
			EN: "{party} wrote to you about {number}. Read and answer on Millésime.",
		},
		InvoiceIssued: {
			FR: "{party} vous a facturé {total} TTC, à payer avant le {until} : facture {number}.",
			EN: "{party} invoiced you {total} incl. VAT, to be paid by {until}: invoice {number}.",
		},
		InvoiceDue: {
			FR: "Il vous reste {total} TTC à payer à {party} avant le {until} : facture {number}.",
			EN: "You have {total} incl. VAT left to pay to {party} by {until}: invoice {number}.",
		},
		InvoiceOverdue: {
			FR: "L’échéance du {until} est passée : il vous reste {total} TTC à payer à {party}, facture {number}.",
			EN: "The due date of {until} has passed: you have {total} incl. VAT left to pay to {party}, invoice {number}.",
		},
		CreditNoteMade: {
			FR: "{party} vous accorde un avoir de {total} TTC sur la facture {name} : avoir {number}.",
			EN: "{party} credits you {total} incl. VAT of the invoice {name}: credit note {number}.",
		},
		MandateChanged: {
			FR: "Vous avez accepté le mandat de facturation : Millésime émet vos factures en votre nom. Si ce n’était pas vous, révoquez-le sur la page des factures.",
			EN: "You accepted the invoicing mandate: Millésime issues your invoices in your name. If it was not you, revoke it on the page of invoices.",
		},
		SampleAsked: {
			FR: "{party} vous demande un échantillon de {product}.", EN: "{party} asks you for a sample of {product}.",
		},
		SampleAnswer: {
			FR: "{party} n’a pas pu donner suite à votre demande d’échantillon de {product}.",
			EN: "{party} could not grant your request for a sample of {product}.",
		},
		SampleFeedback: {FR: "{party} a donné son avis sur {product}.", EN: "{party} gave feedback on {product}."},

		QuotationAsked: {
			FR: "{party} vous demande le devis {number}. Répondez-lui avant le {until}.",
			EN: "{party} asks you for the quotation {number}. Answer before {until}.",
		},
		QuotationMade: {
			FR: "{party} vous propose le devis {number}, pour {total} TTC, valable jusqu’au {until}.",
			EN: "{party} proposes the quotation {number} to you, for {total} incl. VAT, valid until {until}.",
		},
		QuotationEnds: {
			FR: "Le devis {number} ({party}) attend votre réponse et expire le {until}.",
			EN: "The quotation {number} ({party}) awaits your answer and expires on {until}.",
		},
		QuotationEnded: {
			FR: "Le devis {number} ({party}) a été refusé.", EN: "The quotation {number} ({party}) was refused.",
		},
		PricesAgreed: {
			FR: "{party} a publié en votre nom la mercuriale « {name} ». Vous pouvez y mettre fin.",
			EN: "{party} published the price list “{name}” in your name. You may end it.",
		},
		PricesBegin: {
			FR: "La mercuriale « {name} »{of} est en vigueur{lasting} : ses prix s’appliquent aux commandes.",
			EN: "The price list “{name}”{of} is in force{lasting}: its prices apply to orders.",
		},
		PricesEnd: {
			FR: "La mercuriale « {name} »{of} se termine le {until} : ses prix ne s’appliqueront plus ensuite.{reason}",
			EN: "The price list “{name}”{of} ends on {until}: its prices will no longer apply after that.{reason}",
		},
		StockBack: {
			FR: "{product} ({party}) est de nouveau disponible. Vous pouvez le commander.",
			EN: "{product} ({party}) is available again. You can order it.",
		},
		StockLow: {
			FR: "Le stock de {product} est faible : il vous reste {units} à vendre.",
			EN: "The stock of {product} is low: you have {units} left to sell.",
		},
		RefShared: {
			FR: "La référence de {product} est celle d’un autre de vos produits, à un tiret, un blanc ou un caractère invisible près. Donnez à chacun la sienne.",
			EN: "The reference of {product} is that of another of your products, but for a dash, a blank or a character that does not show. Give each its own.",
		},
		LotShared: {
			FR: "Deux lots de {product} ne diffèrent que par un tiret : l’un s’appelle désormais {lot}. Vérifiez lequel est sur vos bouteilles.",
			EN: "Two lots of {product} differ in a dash alone: one is now called {lot}. See which of them is on your bottles.",
		},
		RecoveryAsked: {
			FR: "Le retour de stock {number} ({party}), soit {units}, est à remettre.",
			EN: "The stock return {number} ({party}), {units}, is to be handed over.",
		},
		RecoveryGiven: {
			FR: "Votre retour de stock {number}, soit {units}, a été remis : ces bouteilles ont quitté l’entrepôt Dartess.",
			EN: "Your stock return {number}, {units}, was handed over: these bottles have left the Dartess warehouse.",
		},
		RecoveryUndone: {
			FR: "Le retour de stock {number} ({party}), soit {units}, est supprimé : il n’est plus à remettre.",
			EN: "The stock return {number} ({party}), {units}, was deleted: it is no longer to be handed over.",
		},
		CountReview: {
			FR: "L’inventaire {number} ({party}) est compté : il attend votre validation.",
			EN: "The stock count {number} ({party}) is counted: it awaits your approval.",
		},
		CountAnswer: {
			FR: "L’inventaire {number} est annulé : le stock n’est pas corrigé.{reason}",
			EN: "The stock count {number} was canceled: the stock is not corrected.{reason}",
		},
		ReceiptAnnounced: {FR: "La réception {number} est annoncée.", EN: "The receipt {number} is announced."},
		ReceiptMoved:     {FR: "La réception {number} a changé.", EN: "The receipt {number} changed."},
		RelationAsked:    {FR: "{party} vous invite à rejoindre son réseau.", EN: "{party} invites you to join its network."},
		RelationAnswer: {
			FR: "Votre invitation a été refusée.", EN: "Your invitation was refused.",
		},
		RelationTerms: {FR: "{party} a modifié vos conditions : elles s’appliquent à vos prochaines commandes.", EN: "{party} changed your terms: they apply to your next orders."},
		RelationEnded: {FR: "{party} a mis fin à votre relation commerciale.", EN: "{party} ended your business relation."},
		FrameJoined: {
			FR: "Vous faites partie de l’accord-cadre « {number} », à partir du {until} : ses remises s’appliquent à vos commandes.",
			EN: "You are in the agreement frame “{number}”, from {until}: its discounts apply to your orders.",
		},
		FrameChanged: {
			FR: "Les paliers de l’accord-cadre « {number} » ont changé : les prochaines commandes les suivent.",
			EN: "The tiers of the agreement frame “{number}” have changed: the next orders follow them.",
		},
		FrameEnds: {
			FR: "L’accord-cadre « {name} » se termine le {until} : il ne donnera plus de remise ensuite.",
			EN: "The agreement frame “{name}” ends on {until}: it will give no discount after that.",
		},
		FrameEnded: {
			FR: "L’accord-cadre « {number} » est terminé : il ne donne plus de remise.",
			EN: "The agreement frame “{number}” has ended: it gives no discount any more.",
		},
		TermsCapped: {
			FR: "Vos délais de paiement ont été ramenés au maximum légal : 60 jours, ou 30 jours fin de mois (article L441-10 du Code de commerce).",
			EN: "Your payment terms were cut to the legal maximum: 60 days, or 30 days end of month (article L441-10 of the French commercial code).",
		},
		AccountOpened:  {FR: "Votre compte est ouvert.", EN: "Your account is open."},
		AccountChanged: {FR: "Notre équipe a modifié vos informations : vérifiez-les dans votre profil.", EN: "Our team changed your details: check them in your profile."},
		Registered: {
			FR: "{party} s’est inscrit et attend votre validation.", EN: "{party} has registered and waits for your validation.",
		},
	}[n.Kind]
	if n.Kind == RelationAnswer && n.Params.To == accepted {
		words = fault.Text{FR: "{party} a accepté votre invitation.", EN: "{party} accepted your invitation."}
	}
	if n.Kind == CodeBorne {
		words = codeWords(n.Params.To)
	}
	if n.Kind == CountAnswer {
		words = countWords(receiptsevents.CountState(n.Params.To), words)
	}
	if n.Kind == SampleAnswer && n.Params.To == string(samplesevents.Valid) {
		words = fault.Text{
			FR: "{party} accepte de vous envoyer un échantillon de {product}. Il ne vous reste qu’à le commander, sans frais.",
			EN: "{party} agrees to send you a sample of {product}. All that is left is to order it, free of charge.",
		}
	}
	switch {
	case n.Kind == RecoveryAsked && n.PartyID == 0:
		words = fault.Text{
			FR: "Notre équipe a enregistré pour vous le retour de stock {number}, soit {units}, qui ne se vendent plus.",
			EN: "Our team entered the stock return {number} for you: {units}, which are no longer for sale.",
		}
	case n.Kind == RecoveryUndone && n.PartyID == 0:
		words = fault.Text{
			FR: "Notre équipe a supprimé votre retour de stock {number}, soit {units} : tout est de nouveau disponible.",
			EN: "Our team deleted your stock return {number}, {units}: everything is available again.",
		}
	case n.Subject == Receipts:
		words = n.receiptWords()
	case n.Kind == FrameChanged:
		words = n.frameWords(words)
	case n.Kind == FrameEnded && n.Params.To == frameLeft:
		words = fault.Text{
			FR: "Vous ne faites plus partie de l’accord-cadre « {number} » : il ne s’applique plus à vos commandes.",
			EN: "You are no longer in the agreement frame “{number}”: it no longer applies to your orders.",
		}
	case n.Kind == PricesAgreed:
		words = n.priceListActWords(words)
	case n.Kind == PricesEnd && n.Params.To == pricingevents.ListRemoved:
		words = fault.Text{
			FR: "La mercuriale « {name} »{of}, prévue à partir du {until}, est retirée : ses prix ne s’appliqueront pas à vos commandes.",
			EN: "The price list “{name}”{of}, which was to begin on {until}, is withdrawn: its prices will not apply to your orders.",
		}
	case n.Kind == PricesEnd && n.Params.To == ended:
		words = fault.Text{
			FR: "La mercuriale « {name} »{of} est terminée depuis le {until} : ses prix ne s’appliquent plus.{reason}",
			EN: "The price list “{name}”{of} ended on {until}: its prices no longer apply.{reason}",
		}
	case n.Kind == StockLow && n.Params.Units == 0:
		words = fault.Text{
			FR: "Vous n’avez plus de {product} à vendre.", EN: "You have no {product} left to sell.",
		}
	case n.Kind == QuotationAsked && n.Params.Revision > 1:
		words = fault.Text{
			FR: "{party} fait une contre-proposition sur le devis {number}. Répondez-lui avant le {until}.",
			EN: "{party} makes a counter-offer on the quotation {number}. Answer before {until}.",
		}
	case n.Kind == OrderPlaced && n.Params.OnBehalf:
		words = fault.Text{
			FR: "{party} a passé la commande {number} pour un client, pour {total} TTC.",
			EN: "{party} placed the order {number} for a customer, for {total} incl. VAT.",
		}
	case n.Kind == InvoiceOverdue && n.Params.OnBehalf:
		words = fault.Text{
			FR: "{party} n’a pas payé à l’échéance du {until} : il vous est dû {total} TTC, facture {number}.",
			EN: "{party} did not pay by {until}: you are owed {total} incl. VAT, invoice {number}.",
		}
	case n.Kind == CreditNoteMade && n.Params.OnBehalf:
		words = fault.Text{
			FR: "Un avoir de {total} TTC est émis en votre nom pour {party} sur la facture {name} : avoir {number}.",
			EN: "A credit note of {total} incl. VAT is issued in your name for {party} on the invoice {name}: credit note {number}.",
		}
	case n.Kind == MandateChanged && n.Params.To == refused:
		words = fault.Text{
			FR: "Vous avez révoqué le mandat de facturation : plus rien n’est émis en votre nom. Si ce n’était pas vous, changez votre mot de passe.",
			EN: "You revoked the invoicing mandate: nothing more is issued in your name. If it was not you, change your password.",
		}
	case n.Kind == QuotationEnded && n.Params.To == expired:
		words = fault.Text{
			FR: "Le devis {number} ({party}) a expiré sans réponse.", EN: "The quotation {number} ({party}) expired without an answer.",
		}
	}
	return words.Fill("of", n.sellerWords(), "lasting", n.lastingWords(), "reason", n.reasonWords(),
		"damaged", alsoWords(n.Params.Damaged, "en casse", "broken"), "short", alsoWords(n.Params.Short, "non livrées", "not delivered")).Fill(
		"name", n.Params.Name, "party", n.PartyName, "product", n.Params.Product, "lot", n.Params.Lot, "number", n.Params.Number,
		"state", stateWords(n.Params.To),
		"total", fault.Euros(n.Params.Total),
		"units", unitWords(n.Params.Units), "outcomes", outcomeWords(n.Params.Outcomes), "carrier", n.Params.Carrier, "tracking",
		n.trackingWords(), "incident", incidentWords(n.Params.Incident),
		"from", dateWords(n.Params.From), "until", dateWords(n.Params.Until),
		"promises", promiseWords(n.Params.Promises, n.Params.More, n.CreatedAt),
	)
}

// sellerWords name who sells by a price list, to who buys by it.
func (n Notification) sellerWords() fault.Text {
	if n.PartyID == 0 {
		return fault.Text{}
	}
	return fault.Text{FR: " de {party}", EN: " of {party}"}
}

// lastingWords tell until when a price list is in force, where it has an end.
func (n Notification) lastingWords() fault.Text {
	if n.Params.Until == "" {
		return fault.Text{}
	}
	return fault.Text{FR: " jusqu’au {until}", EN: " until {until}"}
}

// countWords tell what became of a counting session; canceled is what is said of one that came to nothing.
func countWords(state receiptsevents.CountState, canceled fault.Text) fault.Text {
	switch state {
	case receiptsevents.CountApproved:
		return fault.Text{
			FR: "L’inventaire {number} est validé : le stock est corrigé.", EN: "The stock count {number} is approved: the stock is corrected.",
		}
	case receiptsevents.CountOpen:
		return fault.Text{
			FR: "Des produits de l’inventaire {number} sont à recompter.", EN: "Products of the stock count {number} are to be counted again.",
		}
	default:
		return canceled
	}
}

// dateWords are a day as people write it.
func dateWords(date string) fault.Text {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return fault.Text{}
	}
	return fault.Text{FR: day.Format("02/01/2006"), EN: day.Format("2 January 2006")}
}

// unitWords count bottles.
func unitWords(units int64) fault.Text {
	return fault.Count(units, "bouteille", "bottle")
}

// trackingWords end a sentence about a parcel that can be followed.
func (n Notification) trackingWords() fault.Text {
	if n.Params.Tracking == "" {
		return fault.Text{}
	}
	return fault.Text{FR: ", suivi {number}", EN: ", tracking number {number}"}.Fill("number", n.Params.Tracking)
}
