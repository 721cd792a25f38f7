package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// InsertFrame keeps a new one and gives it its id.
func (s *Store) InsertFrame(ctx context.Context, tx *db.Tx, frame *domain.KeptFrame) error {
	frame.Version = 1
	row := newFrameRow(*frame)
	if row.EndsOn < clock.DateOf(tx.Now()) { // of what is over from the start nobody is told
		row.Told = domain.FrameToldEnded
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("pricing: insert an agreement frame: %w", err)
	}
	frame.ID = row.ID
	return putFrameParts(ctx, tx, *frame)
}

// UpdateFrame writes all of one but who made it. Of a last day that is given anew its members are told at once (frame_news.go): it is
// told anew when 30 days before it come later.
func (s *Store) UpdateFrame(ctx context.Context, tx *db.Tx, frame domain.KeptFrame) error {
	row := newFrameRow(frame)
	if row.EndsOn >= clock.DateOf(tx.Now()) {
		again := tx.IDB().NewUpdate().Model((*frameRow)(nil)).Set("told = ?", frame.TellingDue(clock.DateOf(tx.Now()), false)).
			Where("id = ? AND ends_on <> ?", frame.ID, row.EndsOn)
		if _, err := again.Exec(ctx); err != nil {
			return fmt.Errorf("pricing: note that the end of an agreement frame is to be told of: %w", err)
		}
	}
	_, err := tx.IDB().NewUpdate().Model(&row).ExcludeColumn("created_at", "created_by", "impersonator_id", "told").WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("pricing: update an agreement frame: %w", err)
	}
	for _, table := range []string{"agreement_frame_tiers", "agreement_frame_rebates", "agreement_frame_suppliers", "agreement_frame_buyers"} {
		if _, err := tx.IDB().NewDelete().TableExpr(table).Where("frame_id = ?", frame.ID).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: remove what an agreement frame holds: %w", err)
		}
	}
	return putFrameParts(ctx, tx, frame)
}

// EndFrame ends one before its last day.
func (s *Store) EndFrame(ctx context.Context, tx *db.Tx, id int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*frameRow)(nil)).Set("ended_at = ?, updated_at = ?", at, at).
		Set("version = version + 1").Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "pricing: end an agreement frame")
}

func putFrameParts(ctx context.Context, tx *db.Tx, frame domain.KeptFrame) error {
	for table, tiers := range map[string][]quote.Tier{"agreement_frame_tiers": frame.Tiers, "agreement_frame_rebates": frame.Rebates} {
		if len(tiers) == 0 {
			continue
		}
		if _, err := tx.IDB().NewInsert().Model(new(tierRows(frame.ID, tiers))).ModelTableExpr(table).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: write the tiers of an agreement frame: %w", err)
		}
	}
	suppliers := make([]frameSupplierRow, len(frame.SupplierIDs))
	for i, id := range frame.SupplierIDs {
		suppliers[i] = frameSupplierRow{FrameID: frame.ID, SupplierID: id}
	}
	if len(suppliers) > 0 {
		if _, err := tx.IDB().NewInsert().Model(&suppliers).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: write the suppliers of an agreement frame: %w", err)
		}
	}
	return moveBuyers(ctx, tx, frame.ID, frame.BuyerIDs)
}

// moveBuyers puts buyers into a frame, out of the one that each is in.
func moveBuyers(ctx context.Context, tx *db.Tx, frameID int64, buyerIDs []int64) error {
	if len(buyerIDs) == 0 {
		return nil
	}
	if err := keepFormerBuyers(ctx, tx, buyerIDs...); err != nil {
		return err
	}
	buyers := make([]frameBuyerRow, len(buyerIDs))
	for i, id := range buyerIDs {
		buyers[i] = frameBuyerRow{CustomerID: id, FrameID: frameID}
	}
	_, err := tx.IDB().NewInsert().Model(&buyers).On("CONFLICT (customer_id) DO UPDATE").Set("frame_id = EXCLUDED.frame_id").Exec(ctx)
	return db.Wrap(err, "pricing: write the buyers of an agreement frame")
}

// keepFormerBuyers keeps buyers with the frames that they leave after these have ended.
func keepFormerBuyers(ctx context.Context, tx *db.Tx, buyerIDs ...int64) error {
	_, err := tx.IDB().NewRaw(`INSERT INTO agreement_frame_former_buyers (frame_id, customer_id)
 SELECT b.frame_id, b.customer_id FROM agreement_frame_buyers AS b JOIN agreement_frames AS f ON f.id = b.frame_id
 WHERE b.customer_id IN (?) AND (f.ended_at IS NOT NULL OR f.ends_on < ?) ON CONFLICT DO NOTHING`,
		bun.List(buyerIDs), clock.DateOf(tx.Now())).Exec(ctx)
	return db.Wrap(err, "pricing: keep the buyers of ended agreement frames")
}

// FramedElsewhere are the frames, without what stands beside them, that buyers would leave for one, by buyer.
func (s *Store) FramedElsewhere(ctx context.Context, tx *db.Tx, frameID int64, buyerIDs []int64) (map[int64]domain.KeptFrame, error) {
	elsewhere := map[int64]domain.KeptFrame{}
	if len(buyerIDs) == 0 {
		return elsewhere, nil
	}
	var rows []struct {
		CustomerID, ID         int64
		Name, StartsOn, EndsOn string
		EndedAt                time.Time
	}
	err := tx.IDB().NewSelect().TableExpr("agreement_frame_buyers AS b").Join("JOIN agreement_frames AS f ON f.id = b.frame_id").
		ColumnExpr("b.customer_id, f.id, f.name, f.starts_on, f.ends_on, f.ended_at").
		Where("b.customer_id IN (?) AND f.id <> ?", bun.List(buyerIDs), frameID).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("pricing: read which frames buyers are in: %w", err)
	}
	for _, row := range rows {
		frame := frameRow{ID: row.ID, Name: row.Name, StartsOn: row.StartsOn, EndsOn: row.EndsOn, EndedAt: row.EndedAt}
		elsewhere[row.CustomerID] = frame.kept()
	}
	return elsewhere, nil
}
