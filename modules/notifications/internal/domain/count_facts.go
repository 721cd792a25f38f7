package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
)

// CountMoved tells who approves what was counted at Dartess, and who began a session what became of it. Who moved it knows.
func CountMoved(e receiptsevents.CountMovedV1, admins []int64) []Fact {
	fact := Fact{Kind: CountAnswer, Subject: StockCounts, SubjectID: e.CountID, Params: Params{
		Number: e.Number, From: string(e.From), To: string(e.To), Reason: e.Reason,
	}}
	told := []int64{e.BegunBy}
	if e.To == receiptsevents.CountReview {
		fact.Kind, told = CountReview, nil
		if e.Warehouse == receiptsapi.WarehouseDartess {
			told = admins
		}
	}
	for _, id := range told {
		switch id {
		case e.MovedBy:
		case e.SupplierID:
			fact.To = append(fact.To, Recipient{UserID: id})
		default:
			fact.To = append(fact.To, Recipient{UserID: id, PartyID: e.SupplierID})
		}
	}
	return []Fact{fact}
}
