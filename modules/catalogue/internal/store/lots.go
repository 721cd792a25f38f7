package store

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// lotRow is a row of product_lots; weights are hundredths of a gram.
type lotRow struct {
	bun.BaseModel `bun:"table:product_lots,alias:l"`

	ProductID    int64     `bun:"product_id,pk"`
	Lot          string    `bun:"lot,pk"`
	Ingredients  string    `bun:"ingredients"`
	Allergens    []string  `bun:"allergens,type:jsonb"`
	EnergyKJ     int       `bun:"energy_kj"`
	EnergyKcal   int       `bun:"energy_kcal"`
	Fat          int       `bun:"fat"`
	Saturates    int       `bun:"saturates"`
	Carbohydrate int       `bun:"carbohydrate"`
	Sugars       int       `bun:"sugars"`
	Protein      int       `bun:"protein"`
	Salt         int       `bun:"salt"`
	CreatedAt    time.Time `bun:"created_at"`
	UpdatedAt    time.Time `bun:"updated_at"`
}

const perGram = 100

func grams(n int) float64 { return float64(n) / perGram }

func fromGrams(g float64) int { return int(math.Round(g * perGram)) }

func (r *lotRow) value() elabel.Lot {
	return elabel.Lot{
		ProductID: r.ProductID, Lot: r.Lot, Ingredients: r.Ingredients, Allergens: r.Allergens,
		Nutrition: elabel.Nutrition{
			EnergyKJ: r.EnergyKJ, EnergyKcal: r.EnergyKcal, Fat: grams(r.Fat), Saturates: grams(r.Saturates),
			Carbohydrate: grams(r.Carbohydrate), Sugars: grams(r.Sugars), Protein: grams(r.Protein), Salt: grams(r.Salt),
		},
		CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

func lotRowOf(l *elabel.Lot) *lotRow {
	n := &l.Nutrition
	return &lotRow{
		ProductID: l.ProductID, Lot: l.Lot, Ingredients: l.Ingredients, Allergens: l.Allergens,
		EnergyKJ: n.EnergyKJ, EnergyKcal: n.EnergyKcal, Fat: fromGrams(n.Fat), Saturates: fromGrams(n.Saturates),
		Carbohydrate: fromGrams(n.Carbohydrate), Sugars: fromGrams(n.Sugars), Protein: fromGrams(n.Protein), Salt: fromGrams(n.Salt),
		CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt,
	}
}

// Lots of a product, the newest first; one alone with a name.
func (s *Store) Lots(ctx context.Context, in db.Handle, productID int64, lot string) ([]elabel.Lot, error) {
	var rows []lotRow
	query := s.db.Reader(in).NewSelect().Model(&rows).Where("l.product_id = ?", productID).Order("l.created_at DESC", "l.lot")
	if lot != "" {
		query = query.Where("l.lot = ?", lot)
	}
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read lots: %w", err)
	}
	lots := make([]elabel.Lot, len(rows))
	for i := range rows {
		lots[i] = rows[i].value()
	}
	return lots, nil
}

// Newest lots of a product, the newest first.
func (s *Store) Newest(ctx context.Context, productID, most int64) ([]elabel.Lot, error) {
	var rows []lotRow
	err := s.db.Read().NewSelect().Model(&rows).Where("l.product_id = ?", productID).
		Order("l.created_at DESC", "l.lot").Limit(most).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the newest lots: %w", err)
	}
	lots := make([]elabel.Lot, len(rows))
	for i := range rows {
		lots[i] = rows[i].value()
	}
	return lots, nil
}

// NewestOf are the newest lots of products, by product.
func (s *Store) NewestOf(ctx context.Context, productIDs []int64) (map[int64]string, error) {
	var rows []lotRow
	bound := s.db.Bind(nil)
	lots := bound.NewSelect().Model((*lotRow)(nil)).Column("product_id", "lot").Where("l.product_id IN (?)", bound.Ints(productIDs)).
		ColumnExpr("ROW_NUMBER() OVER (PARTITION BY l.product_id ORDER BY l.created_at DESC, l.lot) AS age")
	err := bound.NewSelect().TableExpr("(?) AS l", lots).Column("product_id", "lot").Where("l.age = 1").Scan(ctx, &rows)
	newest := make(map[int64]string, len(rows))
	for i := range rows {
		newest[rows[i].ProductID] = rows[i].Lot
	}
	return newest, db.Wrap(err, "read the newest lots")
}

// CountLots is how many lots a product has.
func (s *Store) CountLots(ctx context.Context, tx *db.Tx, productID int64) (int, error) {
	n, err := tx.IDB().NewSelect().Model((*lotRow)(nil)).Where("l.product_id = ?", productID).Count(ctx)
	return int(n), db.Wrap(err, "count lots")
}

// AddLot tells false when the product has the lot already.
func (s *Store) AddLot(ctx context.Context, tx *db.Tx, l elabel.Lot) (added bool, err error) {
	result, err := tx.IDB().NewInsert().Model(lotRowOf(&l)).On("CONFLICT (product_id, lot) DO NOTHING").Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("write a lot: %w", err)
	}
	n, err := result.RowsAffected()
	return n == 1, err
}

// SetLot writes a lot that is there.
func (s *Store) SetLot(ctx context.Context, tx *db.Tx, l elabel.Lot) error {
	_, err := tx.IDB().NewUpdate().Model(lotRowOf(&l)).ExcludeColumn("created_at").WherePK().Exec(ctx)
	return db.Wrap(err, "change a lot")
}

// RemoveLot deletes a lot.
func (s *Store) RemoveLot(ctx context.Context, tx *db.Tx, productID int64, lot string) error {
	_, err := tx.IDB().NewDelete().Model((*lotRow)(nil)).Where("product_id = ?", productID).Where("lot = ?", lot).Exec(ctx)
	return db.Wrap(err, "remove a lot")
}
