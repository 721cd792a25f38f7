package domain

import "millesime/modules/receipts/receiptsevents"

// Kinds about receipts.
const (
	ReceiptAnnounced Kind = "receipt_announced" // at Dartess: to the admins, and to the supplier when one of them did
	ReceiptMoved     Kind = "receipt_moved"     // what others did to it: to the supplier, and to who keeps the warehouse
)

func receipts() Screen {
	return Screen{"receipts", "/receipts/{id}", say("Voir la réception", "See the receipt")}
}

func receiptNotices() []Notice {
	return []Notice{
		{
			Kind: ReceiptAnnounced, Groups: stockKeepers(), Usual: summarised, Leads: receipts(),
			Says: say("{party} annonce la réception {number} à l’entrepôt Dartess : {units}, attendue le {until}.",
				"{party} announces the receipt {number} at the Dartess warehouse: {units}, expected on {until}."),
			Mail: say("Réception {number} annoncée", "Receipt {number} announced"),
			But: []Variant{
				{When: ofOwn, Says: say("Notre équipe a annoncé pour vous la réception {number}, {units}, attendue le {until}.",
					"Our team announced the receipt {number} for you: {units}, expected on {until}.")},
			},
			After: []News{onAdmins("receipt_act", receiptActs)},
		},
		{
			Kind: ReceiptMoved, Groups: stockKeepers(), Usual: mailed, Leads: receipts(),
			Says: say("La réception {number} est comptée en partie : {units} en bon état{damaged}.{reason}",
				"The receipt {number} is counted in part: {units} in good condition{damaged}.{reason}"),
			Mail: say("Réception {number} : du nouveau", "Receipt {number}: news"),
			But: []Variant{
				{When: both(now(receiptsevents.ReceiptCanceled), ofOwn), Says: say("Votre réception {number}, {units}, est annulée : elle n’est plus attendue.{reason}",
					"Your receipt {number}, {units}, is called off: it is no longer expected.{reason}")},
				{When: now(receiptsevents.ReceiptCanceled), Says: say("{party} annule la réception {number}, {units} : elle n’est plus attendue.{reason}",
					"{party} calls off the receipt {number}, {units}: it is no longer expected.{reason}")},
				{When: now(receiptsevents.ReceiptCorrected), Says: say("Le compte de la réception {number} est corrigé : {units} en bon état{damaged}{short}.{reason}",
					"The count of the receipt {number} is corrected: {units} in good condition{damaged}{short}.{reason}")},
				{When: now(receiptsevents.ReceiptComplete), Says: say("La réception {number} est terminée : {units} en bon état{damaged}{short}.{reason}",
					"The receipt {number} is complete: {units} in good condition{damaged}{short}.{reason}")},
			},
		},
	}
}

// receiptActs tells the supplier what somebody else did to its receipt, and the admins what is announced and called off at Dartess.
func receiptActs(e receiptsevents.ReceiptActV1, admins []int64) []Fact {
	fact := Fact{Kind: ReceiptMoved, SubjectID: e.ReceiptID, Params: Params{
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
