package orders

import (
	"fmt"
	"strings"

	"millesime/modules/orders/internal/domain"
)

// StateDiagram draws the state table for the reference, in Mermaid: who may move an order from where to where.
func StateDiagram() string {
	var b strings.Builder
	b.WriteString("stateDiagram-v2\n  [*] --> processing: checkout\n")
	for _, t := range domain.Table() {
		by := make([]string, 0, len(t.By))
		for _, role := range t.By {
			by = append(by, string(role))
		}
		fmt.Fprintf(&b, "  %s --> %s: %s\n", t.From, t.To, strings.Join(by, ", "))
	}
	return b.String()
}
