package store

import (
	"context"
	"fmt"

	"millesime/modules/pricing/internal/carriage/domain"
	"millesime/platform/db"
)

// KeptCarriers reads all carriers with their pickup points, in the order of their offers. Inside a transaction the carriers are
// locked first.
func (s *Store) KeptCarriers(ctx context.Context, in db.Handle) ([]domain.KeptCarrier, error) {
	var rows []carrierRow
	if err := db.LockRows(s.db.Reader(in).NewSelect().Model(&rows).Order("c.position", "c.code"), in).Scan(ctx); err != nil {
		return nil, fmt.Errorf("pricing: read all carriers: %w", err)
	}
	var points []relayRow
	if err := s.db.Reader(in).NewSelect().Model(&points).Order("r.postcode", "r.code").Scan(ctx); err != nil {
		return nil, fmt.Errorf("pricing: read all pickup points: %w", err)
	}
	relays := map[string][]domain.KeptRelay{}
	for _, p := range points {
		relays[p.CarrierCode] = append(relays[p.CarrierCode], domain.KeptRelay{RelayPoint: p.point(), Active: p.Active})
	}
	carriers := make([]domain.KeptCarrier, len(rows))
	for i, r := range rows {
		carriers[i] = domain.KeptCarrier{Carrier: r.carrier(), Position: r.Position, Active: r.Active, Relays: relays[r.Code], Version: r.Version}
	}
	return carriers, nil
}

// PutCarrier writes a carrier and its pickup points, over those of their codes.
func (s *Store) PutCarrier(ctx context.Context, tx *db.Tx, carrier domain.KeptCarrier) error {
	row := carrierRow{
		Code: carrier.Code, LabelFR: carrier.LabelFR, LabelEN: carrier.LabelEN, DelayFR: carrier.DelayFR, DelayEN: carrier.DelayEN,
		Delivery: carrier.Delivery, MaxWeightGrams: carrier.MaxWeightGrams, Position: carrier.Position, Active: carrier.Active,
		Version: carrier.Version,
	}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (code) DO UPDATE").
		Set("label_fr = EXCLUDED.label_fr").Set("label_en = EXCLUDED.label_en").Set("delay_fr = EXCLUDED.delay_fr").
		Set("delay_en = EXCLUDED.delay_en").Set("max_weight_grams = EXCLUDED.max_weight_grams").
		Set("position = EXCLUDED.position").Set("active = EXCLUDED.active").Set("version = EXCLUDED.version").Exec(ctx)
	if err != nil {
		return fmt.Errorf("pricing: write a carrier: %w", err)
	}
	for n, relay := range carrier.Relays {
		point := relayRow{
			Code: relay.Code, CarrierCode: carrier.Code, Label: relay.Label, Street: relay.Street, Postcode: relay.Postcode,
			City: relay.City, Active: relay.Active,
		}
		written, err := tx.IDB().NewInsert().Model(&point).On("CONFLICT (code) DO UPDATE").
			Set("label = EXCLUDED.label").Set("street = EXCLUDED.street").Set("postcode = EXCLUDED.postcode").
			Set("city = EXCLUDED.city").Set("active = EXCLUDED.active").Where("r.carrier_code = EXCLUDED.carrier_code").Exec(ctx)
		if err != nil {
			return fmt.Errorf("pricing: write a pickup point: %w", err)
		}
		if n2, err := written.RowsAffected(); err != nil || n2 == 0 {
			return domain.TakenRelay(n)
		}
	}
	return nil
}
