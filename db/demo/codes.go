package demo

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// code is a promo code. Days count from now; percentages alone were used, by professional orders of fournisseur@.
type code struct {
	id          int64
	word, label string
	rate        money.Rate
	amount      money.Cents
	minimum     money.Cents
	from, to    int // days; to 0: open-ended
	maxUses     int // 0: any number
	perCustomer int
	combinable  bool
	shown       bool         // who may use it reads it in its cart
	stopped     int          // days; 0: it was not
	suppliers   []int        // of world.suppliers, fournisseur@ first
	products    int          // how many of fournisseur@'s; 0: all
	groups      []auth.Group // none: all
	most        int          // uses in the demo set
	uses        []codeUse
}

type codeUse struct {
	checkout *checkout
	by       *order
	amount   money.Cents
}

// openEnded is the last day of a code without one.
const openEnded = "9999-12-31"

// demoCodes are codes in every state.
func demoCodes() []*code {
	return []*code{
		{word: "BIENVENUE10", label: "10 % sur la première commande", rate: 10_00, from: -30, perCustomer: 1, combinable: true, suppliers: []int{0, 1, 2}, most: 8},
		{word: "NOEL25", label: "25 € offerts pour les fêtes", amount: 25_00, minimum: 300_00, from: 5, to: 35, combinable: true, suppliers: []int{0}},
		{word: "VENDANGES", label: "Fête des vendanges", rate: 8_00, from: -90, to: -45, combinable: true, suppliers: []int{0}, most: 12},
		{word: "STOCK", label: "Fin de millésime", rate: 5_00, from: -40, maxUses: 6, combinable: true, suppliers: []int{0}, most: 6},
		{word: "ARRET", label: "Salon des vignerons, arrêté", rate: 15_00, from: -20, to: 20, stopped: -10, suppliers: []int{0, 3}},
		{word: "CAVISTES5", label: "5 % pour les cavistes sur une sélection", rate: 5_00, from: -15, to: 60, combinable: true, suppliers: []int{0}, products: 3, groups: []auth.Group{auth.WineMerchant}},
		{word: "BOUTIQUE10", label: "10 € en boutique", amount: 10_00, minimum: 60_00, from: -10, to: 50, perCustomer: 2, shown: true, suppliers: []int{0, 3}, groups: []auth.Group{auth.Customer}},
		{word: "RENTREE", label: "Rentrée, hors prix négociés", rate: 3_00, from: -5, maxUses: 500, shown: true, suppliers: []int{0, 1, 2, 4}},
		{word: "TABLES50", label: "50 € pour les tables, dès 600 €", amount: 50_00, minimum: 600_00, from: -8, to: 45, perCustomer: 2, combinable: true, shown: true, suppliers: []int{0}, groups: []auth.Group{auth.Restaurant}},
	}
}

// useCode lets a new order of fournisseur@ use a code that was valid then. Its carriage was told: it uses none that would take
// its francos away.
func (w *world) useCode(c *checkout, o *order) {
	if o.seller.row.ID != supplierID || o.store || o.onBehalf || o.isQuotation() || len(o.revisions) > 0 || o.status == canceled {
		return
	}
	for _, k := range w.codes {
		if !k.takes(o, w.now) {
			continue
		}
		franco, before := o.seller.terms.FreeShippingFromValueCents, o.goods()
		if franco != nil && before >= *franco && before-money.Percent(before, k.rate+1_00) < *franco {
			return
		}
		o.code = k
		o.prices()
		o.sum()
		k.uses = append(k.uses, codeUse{checkout: c, by: o, amount: o.codeAmount})
		return
	}
}

// takes tells whether a code takes one more use.
func (k *code) takes(o *order, now time.Time) bool {
	if len(k.uses) >= k.most || o.created.Before(now.AddDate(0, 0, k.from+1)) || k.to != 0 && o.created.After(now.AddDate(0, 0, k.to)) {
		return false
	}
	return k.perCustomer == 0 || !slices.ContainsFunc(k.uses, func(u codeUse) bool { return u.by.buyer == o.buyer })
}

// takeCode is step 6 of a line's price.
func (o *order) takeCode(l *line, work money.Micro) money.Micro {
	if o.code == nil {
		return work
	}
	label := fault.Same("Code {code}").Fill("code", o.code.word)
	after := l.take(sale.StepPromoCode, label, work, o.code.rate)
	l.trace[len(l.trace)-1].Document = o.code.word
	o.codeAmount += (work.Round() - after.Round()) * money.Cents(l.quantity)
	return after
}

type codeRow struct {
	bun.BaseModel `bun:"table:promo_codes"`

	ID                 int64 `bun:",pk"`
	Code, Label        string
	RateBp             money.Rate  `bun:",nullzero"`
	AmountCents        money.Cents `bun:",nullzero"`
	MinimumCents       money.Cents
	StartsOn, EndsOn   string
	MaxUses            int `bun:",nullzero"`
	MaxUsesPerCustomer int `bun:",nullzero"`
	Combinable         bool
	Shown              bool
	Told               bool
	StoppedAt          time.Time `bun:",nullzero"`
	Uses               int
	CostCents          money.Cents
	TurnoverCents      money.Cents
	SearchText         string
	CreatedAt          time.Time
	CreatedBy          int64
	UpdatedAt          time.Time
}

type codeSupplierRow struct {
	bun.BaseModel `bun:"table:promo_code_suppliers"`

	CodeID, SupplierID int64
}

type codeProductRow struct {
	bun.BaseModel `bun:"table:promo_code_products"`

	CodeID, ProductID int64
}

type codeGroupRow struct {
	bun.BaseModel `bun:"table:promo_code_groups"`

	CodeID    int64
	GroupCode auth.Group
}

type codeShareRow struct {
	bun.BaseModel `bun:"table:promo_code_shares"`

	UseID, SupplierID       int64
	AmountCents, GoodsCents money.Cents
}

type codeUseRow struct {
	bun.BaseModel `bun:"table:promo_code_uses"`

	ID          int64 `bun:",pk"`
	CodeID      int64
	CheckoutID  string
	CustomerID  int64
	AmountCents money.Cents
	GoodsCents  money.Cents
	UsedAt      time.Time
}

// writeCodes comes after the orders that used them.
func (w *world) writeCodes(ctx context.Context, tx *db.Tx) error {
	var (
		codes     []codeRow
		suppliers []codeSupplierRow
		products  []codeProductRow
		groups    []codeGroupRow
		uses      []codeUseRow
		shares    []codeShareRow
	)
	for n, k := range w.codes {
		k.id = int64(n + 1)
		row := k.row(w.now)
		for _, u := range k.uses {
			use := codeUseRow{
				ID: int64(len(uses) + 1), CodeID: k.id, CheckoutID: u.checkout.id, CustomerID: u.by.buyer.row.ID, AmountCents: u.amount, UsedAt: u.by.created,
			}
			for _, o := range u.checkout.orders {
				use.GoodsCents += o.goods()
			}
			row.Uses, row.CostCents, row.TurnoverCents = row.Uses+1, row.CostCents+use.AmountCents, row.TurnoverCents+use.GoodsCents
			uses = append(uses, use)
			shares = append(shares, codeShareRow{UseID: use.ID, SupplierID: supplierID, AmountCents: u.amount, GoodsCents: u.by.goods()})
		}
		codes = append(codes, row)
		for _, at := range k.suppliers {
			suppliers = append(suppliers, codeSupplierRow{CodeID: k.id, SupplierID: w.suppliers[at%len(w.suppliers)].row.ID})
		}
		for _, p := range w.suppliers[0].products[:min(k.products, len(w.suppliers[0].products))] {
			products = append(products, codeProductRow{CodeID: k.id, ProductID: p.row.ID})
		}
		for _, group := range k.groups {
			groups = append(groups, codeGroupRow{CodeID: k.id, GroupCode: group})
		}
	}
	return writeAll(ctx, tx, put(codes), put(suppliers), put(products), put(groups), put(uses), put(shares))
}

func (k *code) row(now time.Time) codeRow {
	on := func(days int) string { return clock.DateOf(now.AddDate(0, 0, days)) }
	made := now.AddDate(0, 0, min(k.from, 0)-3)
	row := codeRow{
		ID: k.id, Code: k.word, Label: k.label, RateBp: k.rate, AmountCents: k.amount, MinimumCents: k.minimum, StartsOn: on(k.from), EndsOn: openEnded,
		MaxUses: k.maxUses, MaxUsesPerCustomer: k.perCustomer, Combinable: k.combinable, Shown: k.shown, Told: k.to < 0 || k.maxUses > 0 && len(k.uses) >= k.maxUses,
		SearchText: fold.Text(k.word + " " + k.label),
		CreatedAt:  made, CreatedBy: adminID, UpdatedAt: made,
	}
	if k.to != 0 {
		row.EndsOn = on(k.to)
	}
	if k.stopped != 0 {
		row.StoppedAt = now.AddDate(0, 0, k.stopped)
		row.UpdatedAt = row.StoppedAt
	}
	return row
}
