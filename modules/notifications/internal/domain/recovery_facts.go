package domain

import "millesime/modules/receipts/receiptsevents"

// dartess is the warehouse that the admins keep; each supplier keeps the other one.
const dartess = "dartess"

// RecoveryToHandOver tells who keeps the warehouse that goods wait there to be handed over, and their supplier.
func RecoveryToHandOver(e receiptsevents.RecoveryAskedV1, admins []int64) []Fact {
	fact := recoveryFact(RecoveryAsked, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.AskedBy, admins)...)
}

// RecoveryHandedOver tells the supplier that its goods have left.
func RecoveryHandedOver(e receiptsevents.RecoveryHandedOverV1) []Fact {
	fact := recoveryFact(RecoveryGiven, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.HandedOverBy, nil)...)
}

// RecoveryCalledOff tells who would have handed the goods over that they stay, and their supplier.
func RecoveryCalledOff(e receiptsevents.RecoveryDeletedV1, admins []int64) []Fact {
	fact := recoveryFact(RecoveryUndone, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.DeletedBy, admins)...)
}

func recoveryFact(kind Kind, id int64, number string, units int64) Fact {
	return Fact{Kind: kind, Subject: Recoveries, SubjectID: id, Params: Params{Number: number, Units: units}}
}

// recoverySides are the supplier and, of goods at Dartess, the admins. Who did it knows.
func recoverySides(supplier int64, warehouse string, by int64, admins []int64) []Recipient {
	var told []Recipient
	if supplier != by {
		told = append(told, Recipient{UserID: supplier})
	}
	if warehouse != dartess {
		return told
	}
	for _, admin := range admins {
		if admin != by {
			told = append(told, Recipient{UserID: admin, PartyID: supplier})
		}
	}
	return told
}
