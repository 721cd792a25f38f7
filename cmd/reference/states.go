package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"millesime/platform/states"
)

// stateTable is a state table as a drawing, who may move a thing from where to where, and as a list with all of it.
func stateTable(title string, chart states.Chart) []byte {
	var b strings.Builder
	b.WriteString("# " + title + "\n\n" + generated + "```mermaid\nstateDiagram-v2\n")
	for _, state := range slices.Sorted(maps.Keys(chart.Begins)) {
		arrow(&b, "[*]", state, chart.Begins[state])
	}
	for _, row := range chart.Rows {
		arrow(&b, row.From, row.To, names(row.By))
	}
	for _, state := range slices.Sorted(maps.Keys(chart.Ends)) {
		arrow(&b, state, "[*]", chart.Ends[state])
	}
	b.WriteString("```\n\n| from | to | by | reason | guards | effects | by itself |\n|---|---|---|---|---|---|---|\n")
	for _, row := range chart.Rows {
		reason := ""
		if row.Reason {
			reason = "required"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s | %s |\n", row.From, row.To, names(row.By), reason,
			names(row.Guards), names(row.Effects), row.Due)
	}
	return []byte(b.String())
}

func arrow(b *strings.Builder, from, to, label string) {
	b.WriteString("  " + from + " --> " + to)
	if label != "" {
		b.WriteString(": " + label)
	}
	b.WriteString("\n")
}

// names lists roles, guards or effects.
func names[N ~string](all []N) string {
	var b strings.Builder
	for i, name := range all {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(string(name))
	}
	return b.String()
}
