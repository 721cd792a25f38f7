package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
)

// Kinds about stock returns.
const (
	RecoveryAsked  Kind = "recovery_asked"   // goods are taken back: to who hands them over
	RecoveryGiven  Kind = "recovery_given"   // to the supplier
	RecoveryUndone Kind = "recovery_deleted" // before they were handed over: to the other side
)

func recoveries() Screen {
	return Screen{"stock_recoveries", "/stock_recoveries/{id}", say("Voir le retour de stock", "See the stock return")}
}

// allRecoveries is where one leads that is gone.
func allRecoveries() Screen {
	return Screen{"stock_recoveries", "/stock_recoveries", say("Voir les retours de stock", "See the stock returns")}
}

func recoveryNotices() []Notice {
	return []Notice{
		{
			Kind: RecoveryAsked, Groups: stockKeepers(), Usual: mailed, Leads: recoveries(),
			Says: say("Le retour de stock {number} ({party}), soit {units}, est à remettre.",
				"The stock return {number} ({party}), {units}, is to be handed over."),
			Mail: say("Retour de stock {number} à remettre", "Stock return {number} to hand over"),
			But: []Variant{
				{
					When: ofOwn,
					Mail: say("Retour de stock {number} enregistré", "Stock return {number} entered"),
					Says: say("Notre équipe a enregistré pour vous le retour de stock {number}, soit {units}, qui ne se vendent plus.",
						"Our team entered the stock return {number} for you: {units}, which are no longer for sale."),
				},
			},
			After: []News{onAdmins("recovery_asked", recoveryToHandOver)},
		},
		{
			Kind: RecoveryGiven, Groups: supplier(), Usual: mailed, Leads: recoveries(),
			Says: say("Votre retour de stock {number}, soit {units}, a été remis : ces bouteilles ont quitté l’entrepôt Dartess.",
				"Your stock return {number}, {units}, was handed over: these bottles have left the Dartess warehouse."),
			Mail:  say("Retour de stock {number} remis", "Stock return {number} handed over"),
			After: []News{on("recovery_handed_over", recoveryHandedOver)},
		},
		{
			Kind: RecoveryUndone, Groups: stockKeepers(), Usual: mailed, Leads: allRecoveries(),
			Says: say("Le retour de stock {number} ({party}), soit {units}, est supprimé : il n’est plus à remettre.",
				"The stock return {number} ({party}), {units}, was deleted: it is no longer to be handed over."),
			Mail: say("Retour de stock {number} supprimé", "Stock return {number} deleted"),
			But: []Variant{
				{When: ofOwn, Says: say("Notre équipe a supprimé votre retour de stock {number}, soit {units} : tout est de nouveau disponible.",
					"Our team deleted your stock return {number}, {units}: everything is available again.")},
			},
			After: []News{onAdmins("recovery_deleted", recoveryCalledOff)},
		},
	}
}

// recoveryToHandOver tells who keeps the warehouse that goods wait there to be handed over, and their supplier.
func recoveryToHandOver(e receiptsevents.RecoveryAskedV1, admins []int64) []Fact {
	fact := recoveryFact(RecoveryAsked, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.AskedBy, admins)...)
}

// recoveryHandedOver tells the supplier that its goods have left.
func recoveryHandedOver(e receiptsevents.RecoveryHandedOverV1) []Fact {
	fact := recoveryFact(RecoveryGiven, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.HandedOverBy, nil)...)
}

// recoveryCalledOff tells who would have handed the goods over that they stay, and their supplier.
func recoveryCalledOff(e receiptsevents.RecoveryDeletedV1, admins []int64) []Fact {
	fact := recoveryFact(RecoveryUndone, e.RecoveryID, e.Number, e.Units)
	return fact.to(recoverySides(e.SupplierID, e.Warehouse, e.DeletedBy, admins)...)
}

func recoveryFact(kind Kind, id int64, number string, units int64) Fact {
	return Fact{Kind: kind, SubjectID: id, Params: Params{Number: number, Units: units}}
}

// recoverySides are the supplier and, of goods at Dartess, the admins. Who did it knows.
func recoverySides(supplier int64, warehouse string, by int64, admins []int64) []Recipient {
	told := []int64{supplier}
	if warehouse == receiptsapi.WarehouseDartess {
		told = append(told, admins...)
	}
	return but(by, about(supplier, told))
}
