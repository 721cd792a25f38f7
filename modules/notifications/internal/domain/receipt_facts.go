package domain

import (
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/fault"
)

// ReceiptActs tells the supplier what somebody else did to its receipt, and the admins what is announced and called off at Dartess.
func ReceiptActs(e receiptsevents.ReceiptActV1, admins []int64) []Fact {
	fact := Fact{Kind: ReceiptMoved, Subject: Receipts, SubjectID: e.ReceiptID, Params: Params{
		Number: e.Number, To: e.Act, Units: e.Received, Damaged: e.Damaged, Short: e.Short, Reason: e.Reason, Until: e.ExpectedOn,
	}}
	switch e.Act {
	case receiptsevents.ReceiptAnnounced:
		fact.Kind, fact.Params.Units = ReceiptAnnounced, e.Expected
	case receiptsevents.ReceiptCanceled:
		fact.Params.Units = e.Expected
	default:
		admins = nil
	}
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.By, admins)...)
}

// receiptWords tell what became of a receipt.
func (n Notification) receiptWords() fault.Text {
	switch {
	case n.Kind == ReceiptAnnounced && n.PartyID == 0:
		return fault.Text{
			FR: "Notre équipe a annoncé pour vous la réception {number}, {units}, attendue le {until}.",
			EN: "Our team announced the receipt {number} for you: {units}, expected on {until}.",
		}
	case n.Kind == ReceiptAnnounced:
		return fault.Text{
			FR: "{party} annonce la réception {number} à l’entrepôt Dartess : {units}, attendue le {until}.",
			EN: "{party} announces the receipt {number} at the Dartess warehouse: {units}, expected on {until}.",
		}
	case n.Params.To == receiptsevents.ReceiptCanceled && n.PartyID == 0:
		return fault.Text{
			FR: "Votre réception {number}, {units}, est annulée : elle n’est plus attendue.{reason}",
			EN: "Your receipt {number}, {units}, is called off: it is no longer expected.{reason}",
		}
	case n.Params.To == receiptsevents.ReceiptCanceled:
		return fault.Text{
			FR: "{party} annule la réception {number}, {units} : elle n’est plus attendue.{reason}",
			EN: "{party} calls off the receipt {number}, {units}: it is no longer expected.{reason}",
		}
	case n.Params.To == receiptsevents.ReceiptCorrected:
		return fault.Text{
			FR: "Le compte de la réception {number} est corrigé : {units} en bon état{damaged}{short}.{reason}",
			EN: "The count of the receipt {number} is corrected: {units} in good condition{damaged}{short}.{reason}",
		}
	case n.Params.To == receiptsevents.ReceiptComplete:
		return fault.Text{
			FR: "La réception {number} est terminée : {units} en bon état{damaged}{short}.{reason}",
			EN: "The receipt {number} is complete: {units} in good condition{damaged}{short}.{reason}",
		}
	default:
		return fault.Text{
			FR: "La réception {number} est comptée en partie : {units} en bon état{damaged}.{reason}",
			EN: "The receipt {number} is counted in part: {units} in good condition{damaged}.{reason}",
		}
	}
}

// alsoWords count bottles that came to nothing, after those that are there; nothing when there are none.
func alsoWords(units int64, fr, en string) fault.Text {
	if units == 0 {
		return fault.Text{}
	}
	words := unitWords(units)
	return fault.Text{FR: ", " + words.FR + " " + fr, EN: ", " + words.EN + " " + en}
}
