package demo

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// frame is an agreement frame. Days count from now.
type frame struct {
	name, contract string
	basis          string
	from, to       int // days; to 0: open-ended
	ended          int // days; 0: it was not
	tiers, yearly  []tier
	suppliers      []int // of world.suppliers, fournisseur@ first
	buyers         []int64
	renews         int64 // the id of the one whose buyers come on its first day
}

// tier is a rate from cents, or from equivalents, on.
type tier struct {
	from int64
	rate money.Rate
}

// demoFrames are frames in every state, one of each buying demo account.
func demoFrames() []frame {
	return []frame{
		{
			name: "Tables lyonnaises", contract: "AC-CHR-0412", basis: "value", from: -200, to: 165, suppliers: []int{0, 1}, buyers: []int64{restaurantID},
			tiers: []tier{{1_500_00, 2_00}, {4_000_00, 4_00}}, yearly: []tier{{20_000_00, 1_00}, {50_000_00, 2_00}},
		},
		{
			name: "Cavistes du Nord", contract: "AC-CAV-0077", basis: "equivalents", from: -90, suppliers: []int{0, 2, 3}, buyers: []int64{wineMerchantID},
			tiers: []tier{{300, 2_00}, {600, 3_50}}, yearly: []tier{{6_000, 1_50}},
		},
		{
			name: "CSE de Garonne", contract: "", basis: "value", from: 20, to: 385, suppliers: []int{0}, buyers: []int64{cseID},
			tiers: []tier{{1_000_00, 3_00}},
		},
		{
			name: "Grandes surfaces, ancien accord", contract: "AC-GMS-0009", basis: "value", from: -420, to: -55, suppliers: []int{0, 4},
			buyers: []int64{hypermarketID}, tiers: []tier{{5_000_00, 5_00}},
		},
		{
			name: "Bistrots de marché", contract: "AC-CHR-0398", basis: "value", from: -300, to: 65, ended: -40, suppliers: []int{1, 2},
			tiers: []tier{{500_00, 1_00}},
		},
		{
			name: "Tables lyonnaises", contract: "AC-CHR-0512", basis: "value", from: 166, to: 531, suppliers: []int{0, 1}, renews: 1,
			tiers: []tier{{1_500_00, 2_50}, {4_000_00, 4_50}}, yearly: []tier{{20_000_00, 1_00}, {50_000_00, 2_00}},
		},
	}
}

type frameRow struct {
	bun.BaseModel `bun:"table:agreement_frames"`

	ID                   int64 `bun:",pk"`
	Name, ContractNumber string
	Basis                string
	StartsOn, EndsOn     string
	EndedAt              time.Time `bun:",nullzero"`
	SearchText           string
	CreatedAt            time.Time
	CreatedBy            int64
	UpdatedAt            time.Time
	RenewsID             int64 `bun:",nullzero"`
	Told                 int64 // 2: that it has ended
}

type frameTierRow struct {
	bun.BaseModel `bun:"table:agreement_frame_tiers"`

	FrameID, FromAmount int64
	RateBp              money.Rate
}

type frameRebateRow struct {
	bun.BaseModel `bun:"table:agreement_frame_rebates"`

	FrameID, FromAmount int64
	RateBp              money.Rate
}

type frameSupplierRow struct {
	bun.BaseModel `bun:"table:agreement_frame_suppliers"`

	FrameID, SupplierID int64
}

type frameBuyerRow struct {
	bun.BaseModel `bun:"table:agreement_frame_buyers"`

	CustomerID, FrameID int64
}

// writeFrames comes after the people.
func (w *world) writeFrames(ctx context.Context, tx *db.Tx) error {
	var (
		frames    []frameRow
		tiers     []frameTierRow
		rebates   []frameRebateRow
		suppliers []frameSupplierRow
		buyers    []frameBuyerRow
	)
	for n, f := range demoFrames() {
		id := int64(n + 1)
		frames = append(frames, f.row(id, w.now))
		for _, t := range f.tiers {
			tiers = append(tiers, frameTierRow{FrameID: id, FromAmount: t.from, RateBp: t.rate})
		}
		for _, t := range f.yearly {
			rebates = append(rebates, frameRebateRow{FrameID: id, FromAmount: t.from, RateBp: t.rate})
		}
		for _, at := range f.suppliers {
			suppliers = append(suppliers, frameSupplierRow{FrameID: id, SupplierID: w.suppliers[at%len(w.suppliers)].row.ID})
		}
		for _, buyer := range f.buyers {
			buyers = append(buyers, frameBuyerRow{CustomerID: buyer, FrameID: id})
		}
	}
	return writeAll(ctx, tx, put(frames), put(tiers), put(rebates), put(suppliers), put(buyers))
}

func (f *frame) row(id int64, now time.Time) frameRow {
	on := func(days int) string { return clock.DateOf(now.AddDate(0, 0, days)) }
	made := now.AddDate(0, 0, min(f.from, 0)-12)
	row := frameRow{
		ID: id, Name: f.name, ContractNumber: f.contract, Basis: f.basis, StartsOn: on(f.from), EndsOn: openEnded,
		SearchText: fold.Text(f.name + " " + f.contract), CreatedAt: made, CreatedBy: adminID, UpdatedAt: made, RenewsID: f.renews,
	}
	if f.to != 0 {
		row.EndsOn = on(f.to)
	}
	if f.to < 0 || f.ended != 0 {
		row.Told = 2
	}
	if f.ended != 0 {
		row.EndedAt = now.AddDate(0, 0, f.ended)
		row.UpdatedAt = row.EndedAt
	}
	return row
}
