package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/money"
)

type codeRow struct {
	bun.BaseModel `bun:"table:promo_codes,alias:c"`

	ID                 int64 `bun:",pk,autoincrement"`
	Code               string
	Label              string
	RateBP             *money.Rate `bun:"rate_bp"`
	AmountCents        *money.Cents
	MinimumCents       money.Cents
	StartsOn           string
	EndsOn             string
	MaxUses            *int64
	MaxUsesPerCustomer *int64
	Combinable         bool
	Shown              bool
	Told               bool
	StoppedAt          time.Time `bun:",nullzero"`
	Uses               int64
	CostCents          money.Cents
	TurnoverCents      money.Cents
	SearchText         string
	CreatedAt          time.Time
	CreatedBy          int64
	ImpersonatorID     int64
	UpdatedAt          time.Time
	Version            int64

	// Of the tables beside it, in one statement: ids and codes with commas between.
	Suppliers    string `bun:"suppliers,scanonly"`
	Products     string `bun:"products,scanonly"`
	Groups       string `bun:"groups,scanonly"`
	CustomerUses int64  `bun:"customer_uses,scanonly"`
}

type codeSupplierRow struct {
	bun.BaseModel `bun:"table:promo_code_suppliers"`

	CodeID     int64
	SupplierID int64
}

type codeProductRow struct {
	bun.BaseModel `bun:"table:promo_code_products"`

	CodeID    int64
	ProductID int64
}

type codeGroupRow struct {
	bun.BaseModel `bun:"table:promo_code_groups"`

	CodeID    int64
	GroupCode auth.Group
}

type useRow struct {
	bun.BaseModel `bun:"table:promo_code_uses,alias:u"`

	ID          int64 `bun:",pk,autoincrement"`
	CodeID      int64
	CheckoutID  string
	CustomerID  int64
	AmountCents money.Cents
	GoodsCents  money.Cents
	UsedAt      time.Time
	GivenBackAt time.Time `bun:",nullzero"`
	Code        string    `bun:"code,scanonly"`
}

// withCodeParts adds to codes what the tables beside theirs say of each.
func withCodeParts(q *bun.SelectQuery) *bun.SelectQuery {
	return q.ColumnExpr("c.*").
		ColumnExpr("COALESCE((SELECT string_agg(CAST(s.supplier_id AS TEXT), ',') FROM promo_code_suppliers AS s WHERE s.code_id = c.id), '') AS suppliers").
		ColumnExpr("COALESCE((SELECT string_agg(CAST(p.product_id AS TEXT), ',') FROM promo_code_products AS p WHERE p.code_id = c.id), '') AS products").
		ColumnExpr("COALESCE((SELECT string_agg(g.group_code, ',') FROM promo_code_groups AS g WHERE g.code_id = c.id), '') AS groups")
}

func newCodeRow(k domain.KeptCode) codeRow {
	row := codeRow{
		ID: k.ID, Code: k.Code, Label: k.Label, MinimumCents: k.Minimum, StartsOn: k.From, EndsOn: k.To, MaxUses: k.MaxUses,
		MaxUsesPerCustomer: k.MaxUsesPerCustomer, Combinable: k.Combinable, Shown: k.Shown, Told: k.Told, StoppedAt: k.StoppedAt,
		SearchText: fold.Text(k.Code + " " + k.Label), CreatedAt: k.CreatedAt, CreatedBy: k.CreatedBy,
		ImpersonatorID: k.Impersonator, UpdatedAt: k.UpdatedAt, Version: k.Version,
	}
	if k.Rate != 0 {
		row.RateBP = &k.Rate
	}
	if k.Amount != 0 {
		row.AmountCents = &k.Amount
	}
	if k.To == "" {
		row.EndsOn = quotestore.OpenEnded
	}
	return row
}

func (r codeRow) code() quote.PromoCode {
	code := quote.PromoCode{
		ID: r.ID, Code: r.Code, Minimum: r.MinimumCents, From: r.StartsOn, To: r.EndsOn, MaxUses: r.MaxUses,
		MaxUsesPerCustomer: r.MaxUsesPerCustomer, Uses: r.Uses, CustomerUses: r.CustomerUses, Combinable: r.Combinable,
		SupplierIDs: quotestore.IDsIn(r.Suppliers), ProductIDs: quotestore.IDsIn(r.Products),
	}
	if !r.StoppedAt.IsZero() {
		code.StoppedAt = r.StoppedAt.UTC()
	}
	if r.RateBP != nil {
		code.Rate = *r.RateBP
	}
	if r.AmountCents != nil {
		code.Amount = *r.AmountCents
	}
	if r.EndsOn == quotestore.OpenEnded {
		code.To = ""
	}
	for _, group := range domain.CodeGroups() {
		if holds(r.Groups, string(group)) {
			code.Groups = append(code.Groups, group)
		}
	}
	return code
}

func (r codeRow) kept() domain.KeptCode {
	return domain.KeptCode{
		PromoCode: r.code(), Label: r.Label, Shown: r.Shown, Told: r.Told, Cost: r.CostCents,
		Turnover: r.TurnoverCents, CreatedAt: r.CreatedAt.UTC(), CreatedBy: r.CreatedBy,
		Impersonator: r.ImpersonatorID,
		UpdatedAt:    r.UpdatedAt.UTC(),
		Version:      r.Version,
	}
}

func (r useRow) use() domain.CodeUse {
	use := domain.CodeUse{
		ID: r.ID, CheckoutID: r.CheckoutID, CustomerID: r.CustomerID, Amount: r.AmountCents, UsedAt: r.UsedAt.UTC(),
	}
	if !r.GivenBackAt.IsZero() {
		use.GivenBack = r.GivenBackAt.UTC()
	}
	return use
}

func holds(list, one string) bool {
	for part := range strings.SplitSeq(list, ",") {
		if part == one {
			return true
		}
	}
	return false
}
