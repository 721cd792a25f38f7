package domain_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/states"
)

// byHand is domain 5.3, row by row as it stands there: from, to, by whom; "*" asks for a reason, "~" is the buyer of an order
// that was placed on its behalf, of which all that it still owes is awaited, or who withdraws as an individual; "^" of the latter two.
const byHand = `
quotation           processing          buyer supplier admin
quotation           canceled_quotation  buyer* supplier* admin* agent* system
processing          validated           supplier admin system
processing          waiting_payment     system
waiting_payment     validated           supplier* admin*
waiting_payment     paid                system supplier admin
waiting_payment     paid_error          system supplier admin
waiting_payment     canceled            system
paid_error          waiting_payment     supplier admin
paid_error          paid                system supplier admin
paid                paid_error          system
paid                validated           supplier admin system
processing          canceled            supplier* admin* buyer
waiting_payment     canceled            supplier* admin* buyer
paid_error          canceled            supplier* admin* buyer
paid                canceled            supplier* admin* buyer
validated           canceled            supplier* admin* buyer~
validated           preparation         supplier admin
preparation         canceled            supplier* admin* buyer^
preparation         partially_shipped   shipment
preparation         pending_shipping    shipment
partially_shipped   pending_shipping    shipment
pending_shipping    shipped             buyer supplier admin system
shipped             pending_invoice     system
shipped             closed              system
pending_invoice     billed              system
billed              closed              system admin*
closed              billed              system
preparation         incident            buyer* supplier* admin*
partially_shipped   incident            buyer* supplier* admin*
pending_shipping    incident            buyer* supplier* admin*
shipped             incident            buyer* supplier* admin*
pending_invoice     incident            buyer* supplier* admin*
billed              incident            buyer* supplier* admin*
closed              incident            buyer* supplier* admin*
incident            preparation         supplier admin
incident            partially_shipped   supplier admin
incident            pending_shipping    supplier admin
incident            shipped             supplier admin
incident            pending_invoice     supplier admin
incident            billed              supplier admin
incident            closed              supplier admin
incident            canceled            supplier admin withdrawal
`

// guarded are the rows that hold under a condition.
func guarded() map[string]states.Guard {
	return map[string]states.Guard{
		"validated preparation admin":         domain.GuardDartess,
		"preparation canceled supplier*":      domain.GuardNothingShipped,
		"preparation canceled admin*":         domain.GuardNothingShipped,
		"incident canceled supplier":          domain.GuardNothingShipped,
		"incident canceled admin":             domain.GuardNothingShipped,
		"incident canceled withdrawal":        domain.GuardNothingShipped,
		"processing validated supplier":       domain.GuardOutstanding,
		"processing validated admin":          domain.GuardOutstanding,
		"processing validated system":         domain.GuardOutstanding,
		"waiting_payment canceled system":     domain.GuardUnpaid,
		"closed incident buyer*":              domain.GuardRecentlyClosed,
		"closed incident supplier*":           domain.GuardRecentlyClosed,
		"closed incident admin*":              domain.GuardRecentlyClosed,
		"incident shipped supplier":           domain.GuardCameFrom,
		"incident closed admin":               domain.GuardCameFrom,
		"shipped closed system":               domain.GuardNothingToInvoice,
		"shipped pending_invoice system":      domain.GuardToInvoice,
		"quotation processing buyer":          domain.GuardProposed,
		"quotation canceled_quotation agent*": domain.GuardSells,
		"quotation canceled_quotation system": domain.GuardExpired,
	}
}

// rowsOf spells rows as "from to role", one for each role.
func rowsOf(tables ...string) []string {
	var rows []string
	for line := range strings.Lines(strings.Join(tables, "")) {
		words := strings.Fields(line)
		if len(words) < 3 {
			continue
		}
		for _, role := range words[2:] {
			rows = append(rows, words[0]+" "+words[1]+" "+role)
		}
	}
	slices.Sort(rows)
	return slices.Compact(rows)
}

func coded() (rows []string, guards map[string][]states.Guard) {
	guards = map[string][]states.Guard{}
	for _, t := range domain.Table().Transitions() {
		for _, role := range t.By {
			row := string(t.From) + " " + string(t.To) + " " + string(role)
			if t.Reason {
				row += "*"
			}
			if slices.Contains(t.Guards, domain.GuardOnBehalfOrAwaited) {
				row += "~"
			}
			if slices.Contains(t.Guards, domain.GuardAwaited) {
				row += "^"
			}
			rows = append(rows, row)
			guards[row] = t.Guards
		}
	}
	slices.Sort(rows)
	return rows, guards
}

// Domain 5.3, restated by hand: no row is missing, none is too many, and each asks for a reason where it says so.
func TestTheTableIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	want := rowsOf(byHand)
	got, guards := coded()
	for _, row := range want {
		if !slices.Contains(got, row) {
			t.Errorf("missing: %s", row)
		}
	}
	for _, row := range got {
		if !slices.Contains(want, row) {
			t.Errorf("not in the domain: %s", row)
		}
	}
	for row, guard := range guarded() {
		if !slices.Contains(guards[row], guard) {
			t.Errorf("%s holds without %s", row, guard)
		}
	}
}
