package rest

import (
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// OrderSummary is what the home page shows of a person's orders.
type OrderSummary struct {
	Type           string        `json:"@type"`
	Period         Period        `json:"period"`     // the running month
	Months         []Month       `json:"months"`     // twelve, the last is the running one
	YearBefore     []Month       `json:"yearBefore"` // the same months of the year before
	Month          Month         `json:"month"`
	PreviousMonth  Month         `json:"previousMonth"`
	Open           int64         `json:"open"`
	ByStatus       []StatusCount `json:"byStatus"`
	Average        money.Cents   `json:"averageTotalTaxExcl"` // of the twelve months
	AverageTaxIncl money.Cents   `json:"averageTotalTaxIncl"`
	Counterparties int64         `json:"counterparties"`
}

// Period in civil dates of Europe/Paris, both included.
type Period struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Month in figures.
type Month struct {
	Month        string      `json:"month"` // YYYY-MM in Europe/Paris
	Orders       int64       `json:"orders"`
	Units        int64       `json:"units"`
	TotalTaxExcl money.Cents `json:"totalTaxExcl"`
	TotalTaxIncl money.Cents `json:"totalTaxIncl"`
	AgentFees    money.Cents `json:"totalAgentFees"` // what the reader earns on them as their agent; 0 for others
}

// StatusCount counts the orders of a state.
type StatusCount struct {
	Status domain.Status `json:"status"`
	Count  int64         `json:"count"`
}

func newOrderSummary(a domain.Activity) OrderSummary {
	out := OrderSummary{Type: "OrderSummary", Counterparties: a.Counterparties, ByStatus: []StatusCount{}}
	var orders int64
	var total, totalTaxIncl money.Cents
	for _, m := range a.Months {
		out.Months = append(out.Months, newMonth(m))
		orders += m.Orders
		total += m.TotalTaxExcl
		totalTaxIncl += m.TotalTaxIncl
	}
	if orders > 0 {
		out.Average = total / money.Cents(orders)
		out.AverageTaxIncl = totalTaxIncl / money.Cents(orders)
	}
	for _, m := range a.YearBefore {
		out.YearBefore = append(out.YearBefore, newMonth(m))
	}
	first := a.Months[len(a.Months)-1].From.In(clock.Paris)
	out.Period = Period{From: first.Format(time.DateOnly), To: first.AddDate(0, 1, -1).Format(time.DateOnly)}
	out.Month = out.Months[len(out.Months)-1]
	out.PreviousMonth = out.Months[len(out.Months)-2]
	for _, status := range domain.Statuses() {
		count := a.ByStatus[status]
		if count == 0 {
			continue
		}
		out.ByStatus = append(out.ByStatus, StatusCount{Status: status, Count: count})
		if status.Open() {
			out.Open += count
		}
	}
	return out
}

func newMonth(m domain.Month) Month {
	return Month{
		Month: m.From.In(clock.Paris).Format("2006-01"), Orders: m.Orders, Units: m.Units,
		TotalTaxExcl: m.TotalTaxExcl, TotalTaxIncl: m.TotalTaxIncl, AgentFees: m.AgentFees,
	}
}
