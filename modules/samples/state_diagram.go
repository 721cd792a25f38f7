package samples

import (
	"fmt"
	"strings"

	"millesime/modules/samples/internal/domain"
)

// StateDiagram draws the state table for the reference, in Mermaid: who may bring a request from where to where.
func StateDiagram() string {
	var b strings.Builder
	b.WriteString("stateDiagram-v2\n  [*] --> pending: asked by a buyer\n")
	for _, t := range domain.Table() {
		by := make([]string, 0, len(t.By))
		for _, role := range t.By {
			by = append(by, string(role))
		}
		note := ""
		if t.Reason {
			note = ", with a reason"
		}
		if t.Effect == domain.EffectOrder {
			note = ", an order at 0 €"
		}
		fmt.Fprintf(&b, "  %s --> %s: %s%s\n", t.From, t.To, strings.Join(by, ", "), note)
	}
	b.WriteString("  pending --> [*]: withdrawn by its buyer\n  reject --> [*]\n  ordering --> [*]: delivered, or its order canceled\n")
	return b.String()
}
