package users

import (
	"fmt"
	"strings"

	"millesime/modules/users/internal/domain"
)

// StateDiagram draws the state table of accounts for the reference, in Mermaid: who may bring one from where to where.
func StateDiagram() string {
	var b strings.Builder
	b.WriteString("stateDiagram-v2\n  [*] --> processing: registration\n")
	for _, t := range domain.StatusTable() {
		by := make([]string, 0, len(t.By))
		for _, role := range t.By {
			by = append(by, string(role))
		}
		note := ""
		switch {
		case t.Reason:
			note = ", with a reason"
		case t.Back:
			note = ", if it was so before"
		}
		fmt.Fprintf(&b, "  %s --> %s: %s%s\n", t.From, t.To, strings.Join(by, ", "), note)
	}
	fmt.Fprintf(&b, "  deleted --> [*]: anonymised after %d days\n", domain.RestoreDays)
	return b.String()
}
