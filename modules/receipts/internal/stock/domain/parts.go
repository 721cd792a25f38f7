package domain

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"millesime/modules/receipts/receiptsapi"
)

// Parts are what an order line waits for, by day: the earliest first, at last what has no day. Each day is there once.
type Parts []receiptsapi.Promise

// PartsOf are parts in their order, with the units of one day together.
func PartsOf(all ...receiptsapi.Promise) Parts {
	var parts Parts
	for _, p := range all {
		if p.Units == 0 {
			continue
		}
		at := slices.IndexFunc(parts, func(known receiptsapi.Promise) bool { return known.ExpectedOn == p.ExpectedOn })
		if at < 0 {
			parts = append(parts, receiptsapi.Promise{Units: p.Units, ExpectedOn: p.ExpectedOn})
			continue
		}
		parts[at].Units += p.Units
	}
	slices.SortFunc(parts, func(a, b receiptsapi.Promise) int {
		return cmp.Or(boolOrder(a.ExpectedOn == "", b.ExpectedOn == ""), cmp.Compare(a.ExpectedOn, b.ExpectedOn))
	})
	return parts
}

func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	default:
		return -1
	}
}

// partsOfClaim are what holds of one line promise.
func partsOfClaim(claim []Hold) Parts {
	all := make([]receiptsapi.Promise, 0, 2*len(claim))
	for _, h := range claim {
		all = append(all, receiptsapi.Promise{Units: h.Promised, ExpectedOn: h.PromisedOn}, receiptsapi.Promise{Units: h.Waiting})
	}
	return PartsOf(all...)
}

// Units of all parts.
func (p Parts) Units() (units int64) {
	for _, part := range p {
		units += part.Units
	}
	return units
}

// LastDay is when all of it was to be there, "" when no day is known of a part.
func (p Parts) LastDay() string {
	if len(p) == 0 {
		return ""
	}
	return p[len(p)-1].ExpectedOn
}

// Last are the parts of the last units: what is left once the others came.
func (p Parts) Last(units int64) Parts {
	var last Parts
	for _, part := range slices.Backward(p) {
		if part.Units = min(part.Units, units); part.Units > 0 {
			last = append(last, part)
			units -= part.Units
		}
	}
	slices.Reverse(last)
	return last
}

// String writes parts as they are kept: units:YYYY-MM-DD with commas between, without a day where none is known.
func (p Parts) String() string {
	words := make([]string, len(p))
	for n, part := range p {
		words[n] = strconv.FormatInt(part.Units, 10) + ":" + part.ExpectedOn
	}
	return strings.Join(words, ",")
}

// ParseParts reads what String wrote.
func ParseParts(text string) Parts {
	var parts Parts
	for word := range strings.SplitSeq(text, ",") {
		count, day, isPart := strings.Cut(word, ":")
		if units, err := strconv.ParseInt(count, 10, 64); isPart && err == nil {
			parts = append(parts, receiptsapi.Promise{Units: units, ExpectedOn: day})
		}
	}
	return parts
}
