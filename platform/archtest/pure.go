package archtest

import "slices"

// values are the packages of platform whose values a pure domain may hold: who acts, dates in Paris, refusals, words as they
// are searched, figures and codes as they are written, pages of lists, amounts, sales, members of changes, cells of workbooks,
// columns of tables, what the law asks of invoices, rules of states, of documents that have them and of requests, tables
// that are built in, versions of things, what stands on papers and in the codes that banks read, how drinks stand in shops.
var values = []string{ //nolint:gochecknoglobals // a constant table
	"platform/allergens", "platform/auth", "platform/clock", "platform/document", "platform/einvoice", "platform/fault", "platform/figure",
	"platform/fold", "platform/gtin", "platform/invoice", "platform/lists", "platform/money", "platform/paper", "platform/partial", "platform/pdf",
	"platform/sale", "platform/sepa", "platform/sheet", "platform/shelf", "platform/states",
	"platform/table", "platform/table/columns", "platform/tidy", "platform/tsv", "platform/validate", "platform/versions",
}

// steered are standard packages by which code reaches outside, or outside reaches it.
var steered = []string{"context", "log", "math/rand", "crypto/rand"} //nolint:gochecknoglobals // a constant table

// ticking names tell what time it is, or wait. A pure domain is handed instants: time.Time and its arithmetic are values.
var ticking = []string{ //nolint:gochecknoglobals // a constant table
	"time.Now", "time.Since", "time.Until", "time.After", "time.AfterFunc", "time.NewTimer", "time.NewTicker", "time.Sleep", "time.Tick",
}

// checkPure keeps the domain of every module to rules, tables and values.
func checkPure(root string, packages []Package) []Violation {
	var all []Violation
	for _, p := range packages {
		if here := locate(root, p.Path); here.layer() == "domain" {
			all = append(all, impure(root, here, p)...)
		}
	}
	return all
}

// impure finds what reaches outside a package of a domain, or tells it the time.
func impure(root string, here place, p Package) []Violation {
	var found []Violation
	for _, path := range p.Imports {
		there := locate(root, path)
		if matches(path, steered) || there.under("platform") && !slices.Contains(values, there.rel) {
			found = append(found, breach(RulePure, here.rel, path, "rules, tables and values alone; use cases are in internal/app")...)
		}
	}
	acting := []string{
		root + "/platform/clock.Clock", root + "/platform/clock.System", root + "/platform/sheet.New",
		root + "/platform/table.Open", root + "/platform/table.Read", root + "/platform/pdf.Render",
	}
	for _, name := range p.Names {
		if slices.Contains(ticking, name) || slices.Contains(acting, name) {
			found = append(found, Violation{RulePure, here.rel, "uses " + name + ": the domain is told what time it is, and reads and writes no files"})
		}
	}
	return found
}
