package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

type lotRow struct {
	bun.BaseModel `bun:"table:product_lots"`

	ProductID    int64
	Lot          string
	Ingredients  string
	Allergens    json.RawMessage `bun:"type:jsonb"`
	EnergyKj     int
	EnergyKcal   int
	Carbohydrate int
	Sugars       int
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// labelled is every how many products one has a lot with its e-label.
const labelled = 3

// Energy of what is in wine (Regulation (EU) 1169/2011, annex XIV), and the weight of alcohol.
const (
	kjPerGramOfAlcohol  = 29
	kjPerGramOfSugar    = 17
	centigramsPerPoint  = 79 // of alcohol in 100 ml, for one percent by volume
	hundredths          = 100
	kjPerThousandKcal   = 4184
	drySugars           = 20 // hundredths of a gram
	sparklingSugars     = 90
	fortifiedSugars     = 1050
	lotsBeginWithinDays = 30
)

// writeLots gives wines that need an e-label their lots: worked out of the product, so that nothing else moves.
func (w *world) writeLots(ctx context.Context, tx *db.Tx) error {
	var rows []lotRow
	for _, p := range w.products {
		if p.row.Ingredients == "" || p.row.ID%labelled != 0 {
			continue
		}
		sugars := drySugars
		switch p.growth.kind {
		case sparkling:
			sugars = sparklingSugars
		case fortified:
			sugars = fortifiedSugars
		}
		alcohol := p.row.AbvTenths * centigramsPerPoint / 10
		kj := (alcohol*kjPerGramOfAlcohol + sugars*kjPerGramOfSugar) / hundredths
		at := p.row.CreatedAt.AddDate(0, 0, -int(p.row.ID%lotsBeginWithinDays))
		year := max(at.Year(), p.row.Vintage+1) // bottled after the harvest
		rows = append(rows, lotRow{
			ProductID: p.row.ID, Lot: fmt.Sprintf("L%02d-%03d", year%100, at.YearDay()), Ingredients: p.row.Ingredients,
			Allergens: p.row.Allergens, EnergyKj: kj, EnergyKcal: kj * 1000 / kjPerThousandKcal, Carbohydrate: sugars, Sugars: sugars,
			CreatedAt: p.row.CreatedAt, UpdatedAt: p.row.CreatedAt,
		})
	}
	return insert(ctx, tx, rows)
}
