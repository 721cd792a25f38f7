package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
)

// Kinds about counting sessions.
const (
	CountReview Kind = "count_review" // counted at Dartess, to be approved: to the admins
	CountAnswer Kind = "count_answer" // approved, canceled or to be counted again: to who began it
)

func counts() Screen {
	return Screen{"stock_counts", "/stock_counts/{id}", say("Voir l’inventaire", "See the stock count")}
}

func countNotices() []Notice {
	return []Notice{
		{
			Kind: CountReview, Groups: admins(), Usual: mailed, Leads: counts(), After: []News{onAdmins("count_moved", countMoved)},
			Says: say("L’inventaire {number} ({party}) est compté : il attend votre validation.",
				"The stock count {number} ({party}) is counted: it awaits your approval."),
			Mail: say("Inventaire {number} à valider", "Stock count {number} to approve"),
		},
		{
			Kind: CountAnswer, Groups: stockKeepers(), Usual: mailed, Leads: counts(),
			Says: say("L’inventaire {number} est annulé : le stock n’est pas corrigé.{reason}",
				"The stock count {number} was canceled: the stock is not corrected.{reason}"),
			Mail: say("Inventaire {number} : la réponse", "Stock count {number}: the answer"),
			But: []Variant{
				{When: now(receiptsevents.CountApproved), Says: say("L’inventaire {number} est validé : le stock est corrigé.",
					"The stock count {number} is approved: the stock is corrected.")},
				{When: now(receiptsevents.CountOpen), Says: say("Des produits de l’inventaire {number} sont à recompter.",
					"Products of the stock count {number} are to be counted again.")},
			},
		},
	}
}

// countMoved tells who approves what was counted at Dartess, and who began a session what became of it. Who moved it knows.
func countMoved(e receiptsevents.CountMovedV1, admins []int64) []Fact {
	fact := Fact{Kind: CountAnswer, SubjectID: e.CountID, Params: Params{
		Number: e.Number, From: string(e.From), To: string(e.To), Reason: e.Reason,
	}}
	told := []int64{e.BegunBy}
	if e.To == receiptsevents.CountReview {
		fact.Kind, told = CountReview, nil
		if e.Warehouse == receiptsapi.WarehouseDartess {
			told = admins
		}
	}
	return fact.to(but(e.MovedBy, about(e.SupplierID, told))...)
}
