package orders

import (
	"fmt"
	"strings"

	"millesime/modules/orders/internal/domain"
)

// StateRow is a row of the state table, for the reference and for tests.
type StateRow struct {
	From, To         string
	By               []string
	Reason, OnBehalf bool
	Guards, Effects  []string
	Due              string
}

// StateTable is the state table of orders (domain 5.3).
func StateTable() []StateRow {
	table := domain.Table()
	rows := make([]StateRow, 0, len(table))
	for _, t := range table {
		rows = append(rows, StateRow{
			From: string(t.From), To: string(t.To), By: words(t.By), Reason: t.Reason, OnBehalf: t.OnBehalf,
			Guards: words(t.Guards), Effects: words(t.Effects), Due: string(t.Due),
		})
	}
	return rows
}

// States are all states of an order.
func States() []string { return words(domain.Statuses()) }

func words[T ~string](codes []T) []string {
	out := make([]string, 0, len(codes))
	for _, c := range codes {
		out = append(out, string(c))
	}
	return out
}

// StateDiagram draws the state table for the reference, in Mermaid: who may move an order from where to where.
func StateDiagram() string {
	var b strings.Builder
	b.WriteString("stateDiagram-v2\n  [*] --> processing: checkout\n  [*] --> quotation: checkout\n")
	for _, t := range StateTable() {
		fmt.Fprintf(&b, "  %s --> %s: %s\n", t.From, t.To, strings.Join(t.By, ", "))
	}
	return b.String()
}

// StateList is the state table for the reference, in Markdown.
func StateList() string {
	var b strings.Builder
	b.WriteString("| from | to | by | reason | guards | effects | by itself |\n|---|---|---|---|---|---|---|\n")
	for _, t := range StateTable() {
		by := strings.Join(t.By, ", ")
		if t.OnBehalf {
			by += " (placed on its behalf)"
		}
		reason := ""
		if t.Reason {
			reason = "required"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s | %s |\n", t.From, t.To, by, reason,
			strings.Join(t.Guards, ", "), strings.Join(t.Effects, ", "), t.Due)
	}
	return b.String()
}
