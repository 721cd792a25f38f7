package rest

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// CustomerKPI is what the reader may see of a customer's orders, in figures of twelve months.
type CustomerKPI struct {
	Type           string          `json:"@type"`
	Orders         int64           `json:"orders"`     // of the twelve months
	OpenOrders     int64           `json:"openOrders"` // whenever they were made
	TotalTaxExcl   money.Cents     `json:"totalTaxExcl"`
	YearBefore     money.Cents     `json:"yearBeforeTotalTaxExcl"` // of the twelve months before
	AverageTaxExcl money.Cents     `json:"averageTotalTaxExcl"`    // of an order
	LastOrderAt    *time.Time      `json:"lastOrderAt"`
	Months         []MonthTurnover `json:"months"` // twelve, the last is the running one
}

// MonthTurnover is what was ordered in a month.
type MonthTurnover struct {
	Month        string      `json:"month"` // YYYY-MM in Europe/Paris
	TotalTaxExcl money.Cents `json:"totalTaxExcl"`
}

func newCustomerKPI(a domain.CustomerActivity) CustomerKPI {
	out := CustomerKPI{Type: "CustomerKPI", Months: make([]MonthTurnover, 0, len(a.Months))}
	for _, m := range a.Months {
		out.Months = append(out.Months, MonthTurnover{Month: m.From.In(clock.Paris).Format("2006-01"), TotalTaxExcl: m.TotalTaxExcl})
		out.Orders += m.Orders
		out.TotalTaxExcl += m.TotalTaxExcl
	}
	for _, m := range a.YearBefore {
		out.YearBefore += m.TotalTaxExcl
	}
	if out.Orders > 0 {
		out.AverageTaxExcl = out.TotalTaxExcl / money.Cents(out.Orders)
	}
	for status, count := range a.ByStatus {
		if status.Open() {
			out.OpenOrders += count
		}
	}
	if !a.LastOrderAt.IsZero() {
		out.LastOrderAt = &a.LastOrderAt
	}
	return out
}

func (h handlers) customerKPI(ctx context.Context, in api.ByID) (CustomerKPI, error) {
	activity, err := h.orders.CustomerActivity(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return CustomerKPI{}, err
	}
	return newCustomerKPI(activity), nil
}
