package domain

import (
	"cmp"
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
)

// OrdersOf are the orders of moves, each once.
func OrdersOf(moves []PromiseMove) []int64 {
	return IDs(moves, func(m PromiseMove) int64 { return m.OrderID })
}

// Tell is what orders are told of moves, one event for each, in id order: what comes on other days, part by part, and what is all there.
// What is where it was, and what came in part, is left out. Promises are those of now, by order line.
func Tell(moves []PromiseMove, promises map[int64][]receiptsapi.Promise) []receiptsevents.PromisesMovedV1 {
	slices.SortFunc(moves, func(a, b PromiseMove) int {
		return cmp.Or(cmp.Compare(a.OrderID, b.OrderID), cmp.Compare(a.OrderItemID, b.OrderItemID))
	})
	var told []receiptsevents.PromisesMovedV1
	for _, m := range moves {
		item, isNews := m.news(promises[m.OrderItemID])
		if !isNews {
			continue
		}
		if len(told) == 0 || told[len(told)-1].OrderID != m.OrderID {
			told = append(told, receiptsevents.PromisesMovedV1{OrderID: m.OrderID})
		}
		last := &told[len(told)-1]
		last.Items = append(last.Items, item)
	}
	return told
}

// news is what the order is told of one of its lines, of which these promises are left.
func (m PromiseMove) news(left []receiptsapi.Promise) (receiptsevents.PromiseMoved, bool) {
	item := receiptsevents.PromiseMoved{OrderItemID: m.OrderItemID, ProductID: m.ProductID}
	if len(left) == 0 {
		item.Arrived, item.Quantity = true, m.Served
		return item, m.Served > 0
	}
	now := PartsOf(left...)
	before := m.Before.Last(now.Units())
	item.From, item.To, item.Quantity = before.LastDay(), now.LastDay(), now.Units()
	if len(now) > 1 || item.From == item.To {
		for _, part := range now {
			item.Parts = append(item.Parts, receiptsevents.PromisedPart{Quantity: part.Units, On: part.ExpectedOn})
		}
	}
	return item, m.Moved && !slices.Equal(before, now)
}
