package invoice_test

import "millesime/platform/fault"

// refusal is what a person reads of a refused term; "" when it is none.
func refusal(err error) string {
	f, ok := fault.As(err)
	if !ok || len(f.Violations) != 1 || f.Violations[0].PropertyPath != "paymentTerms.days" {
		return ""
	}
	return f.Violations[0].Text.FR
}
