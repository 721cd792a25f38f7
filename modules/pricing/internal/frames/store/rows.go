package store

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/platform/fold"
	"millesime/platform/money"
)

type frameRow struct {
	bun.BaseModel `bun:"table:agreement_frames,alias:f"`

	ID             int64 `bun:",pk,autoincrement"`
	Name           string
	ContractNumber string
	Basis          string
	StartsOn       string
	EndsOn         string
	EndedAt        time.Time `bun:",nullzero"`
	SearchText     string
	CreatedAt      time.Time
	CreatedBy      int64
	ImpersonatorID int64
	UpdatedAt      time.Time
	RenewsID       int64     `bun:",nullzero"`
	TakenOverAt    time.Time `bun:",nullzero,scanonly"` // written by TakeOver alone
	Told           domain.FrameTelling
	Version        int64

	// Of the tables beside it, in one statement: ids, and threshold:rate, with commas between.
	Tiers     string `bun:"tiers,scanonly"`
	Rebates   string `bun:"rebates,scanonly"`
	Suppliers string `bun:"suppliers,scanonly"`
	Buyers    string `bun:"buyers,scanonly"`
}

type frameTierRow struct {
	FrameID    int64
	FromAmount int64
	RateBP     money.Rate `bun:"rate_bp"`
}

type frameSupplierRow struct {
	bun.BaseModel `bun:"table:agreement_frame_suppliers"`

	FrameID    int64
	SupplierID int64
}

type frameBuyerRow struct {
	bun.BaseModel `bun:"table:agreement_frame_buyers"`

	CustomerID int64
	FrameID    int64
}

// The tables beside a frame's, as one column each.
const (
	frameSuppliers = "COALESCE((SELECT string_agg(CAST(s.supplier_id AS TEXT), ',') FROM agreement_frame_suppliers AS s WHERE s.frame_id = f.id), '') AS suppliers"
	frameBuyers    = "COALESCE((SELECT string_agg(CAST(b.customer_id AS TEXT), ',') FROM (" + buyersOfFrame + ") AS b), '') AS buyers"
	frameTiers     = "COALESCE((SELECT string_agg(CAST(t.from_amount AS TEXT) || ':' || CAST(t.rate_bp AS TEXT), ',') FROM agreement_frame_tiers AS t WHERE t.frame_id = f.id), '') AS tiers"
	frameRebates   = "COALESCE((SELECT string_agg(CAST(y.from_amount AS TEXT) || ':' || CAST(y.rate_bp AS TEXT), ',') FROM agreement_frame_rebates AS y WHERE y.frame_id = f.id), '') AS rebates"
)

// buyersOfFrame are those in a frame, and those who were in it when it ended.
const buyersOfFrame = `SELECT c.customer_id FROM agreement_frame_buyers AS c WHERE c.frame_id = f.id
 UNION SELECT o.customer_id FROM agreement_frame_former_buyers AS o WHERE o.frame_id = f.id`

func withFrameParts(q *bun.SelectQuery) *bun.SelectQuery {
	return q.ColumnExpr("f.*").ColumnExpr(frameTiers).ColumnExpr(frameRebates).ColumnExpr(frameSuppliers).ColumnExpr(frameBuyers)
}

func newFrameRow(k domain.KeptFrame) frameRow {
	row := frameRow{
		ID: k.ID, Name: k.Name, ContractNumber: k.Contract, Basis: k.Basis.String(), StartsOn: k.From, EndsOn: k.To, EndedAt: k.EndedAt,
		SearchText: fold.Text(k.Name + " " + k.Contract), CreatedAt: k.CreatedAt, CreatedBy: k.CreatedBy, ImpersonatorID: k.Impersonator,
		UpdatedAt: k.UpdatedAt, RenewsID: k.RenewsID, Version: k.Version,
	}
	if k.To == "" {
		row.EndsOn = quotestore.OpenEnded
	}
	return row
}

func (r frameRow) frame() quote.Frame {
	frame := quote.Frame{
		ID: r.ID, Name: r.Name, From: r.StartsOn, To: r.EndsOn, Basis: quote.FrameBasisOf(r.Basis), Tiers: tiersIn(r.Tiers),
		SupplierIDs: quotestore.IDsIn(r.Suppliers),
	}
	if r.EndsOn == quotestore.OpenEnded {
		frame.To = ""
	}
	return frame
}

func (r frameRow) kept() domain.KeptFrame {
	kept := domain.KeptFrame{
		Frame: r.frame(), Contract: r.ContractNumber, Rebates: tiersIn(r.Rebates), BuyerIDs: quotestore.IDsIn(r.Buyers),
		CreatedAt: r.CreatedAt.UTC(),
		CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID, UpdatedAt: r.UpdatedAt.UTC(), RenewsID: r.RenewsID,
		Version: r.Version,
	}
	if !r.EndedAt.IsZero() {
		kept.EndedAt = r.EndedAt.UTC()
	}
	return kept
}

// tiersIn reads thresholds with their rates, in ascending order.
func tiersIn(list string) []quote.Tier {
	var tiers []quote.Tier
	for part := range strings.SplitSeq(list, ",") {
		from, rate, ok := strings.Cut(part, ":")
		threshold, err := strconv.ParseInt(from, 10, 64)
		basisPoints, err2 := strconv.ParseInt(rate, 10, 64)
		if ok && err == nil && err2 == nil {
			tiers = append(tiers, quote.Tier{From: threshold, Rate: money.Rate(basisPoints)})
		}
	}
	slices.SortFunc(tiers, func(a, b quote.Tier) int { return int(a.From - b.From) })
	return tiers
}

func tierRows(id int64, tiers []quote.Tier) []frameTierRow {
	rows := make([]frameTierRow, len(tiers))
	for i, tier := range tiers {
		rows[i] = frameTierRow{FrameID: id, FromAmount: tier.From, RateBP: tier.Rate}
	}
	return rows
}
