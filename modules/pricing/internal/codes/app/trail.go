package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/codes/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/versions"
)

// trailedCode is what the trail keeps of a promo code.
type trailedCode struct {
	Code               string       `json:"code"`
	Label              string       `json:"label"`
	Rate               money.Rate   `json:"rate"`
	Amount             money.Cents  `json:"amount"`
	Minimum            money.Cents  `json:"minimum"`
	StartsOn           string       `json:"startsOn"`
	EndsOn             string       `json:"endsOn"`
	MaxUses            *int64       `json:"maxUses"`
	MaxUsesPerCustomer *int64       `json:"maxUsesPerCustomer"`
	Combinable         bool         `json:"combinable"`
	Shown              bool         `json:"shown"`
	Stopped            bool         `json:"stopped"`
	Suppliers          []int64      `json:"suppliers"`
	Products           []int64      `json:"products"`
	Groups             []auth.Group `json:"groups"`
}

func codeTrail(c domain.KeptCode) trailedCode {
	return trailedCode{
		Code: c.Code, Label: c.Label, Rate: c.Rate, Amount: c.Amount, Minimum: c.Minimum, StartsOn: c.From, EndsOn: c.To,
		MaxUses: c.MaxUses, MaxUsesPerCustomer: c.MaxUsesPerCustomer, Combinable: c.Combinable, Shown: c.Shown,
		Stopped:   !c.StoppedAt.IsZero(),
		Suppliers: slices.Sorted(slices.Values(c.SupplierIDs)), Products: slices.Sorted(slices.Values(c.ProductIDs)),
		Groups: slices.Sorted(slices.Values(c.Groups)),
	}
}

const codeSubject = "promo_codes"

// codeThing is what carries the version of a code.
func codeThing(c domain.KeptCode) versions.Thing {
	return versions.Thing{Path: versions.Path(codeSubject, c.ID), Version: c.Version}
}

// trailCode tells of an act that made the version of a code.
func trailCode(ctx context.Context, tx *db.Tx, act string, code domain.KeptCode, before, after any) error {
	thing := codeThing(code)
	return audit.Append(ctx, tx, audit.Entry{
		Action: act, Subject: codeSubject, SubjectID: code.ID, Before: before, After: after, Thing: thing.Path, Version: thing.Version,
	})
}
