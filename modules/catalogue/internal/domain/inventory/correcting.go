package inventory

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/browse"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// ErrSharedWarehouse refuses a supplier's own count of what lies at Dartess (domain 6.1).
var ErrSharedWarehouse = fault.New("catalogue.shared_warehouse", fault.Forbidden, fault.Text{
	FR: "Ce produit est à l’entrepôt Dartess, qui le compte : demandez la correction à un administrateur de Millésime.",
	EN: "This product lies at the Dartess warehouse, which counts it: ask an administrator of Millésime to correct it.",
})

// Correct brings the stock of products to what was counted: one result per row, in the order given. A product that is not
// the actor's is refused as one that does not exist; what lies at Dartess is counted by admins.
func (i *Inventory) Correct(ctx context.Context, actor auth.Actor, rows []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	scope, err := domain.ScopeOf(ctx, actor, "", i.Access)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(rows))
	for n, row := range rows {
		ids[n] = row.ProductID
	}
	products, err := i.Store.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	suppliers, shared := make(map[int64]int64, len(products)), make(map[int64]bool, len(products))
	for n := range products {
		suppliers[products[n].ID] = products[n].SupplierID
		shared[products[n].ID] = products[n].Warehouse == receiptsapi.WarehouseDartess
	}
	results := make([]receiptsapi.Corrected, len(rows))
	var allowed []receiptsapi.Correction
	var places []int // of the allowed ones among the rows
	for n, row := range rows {
		if suppliers[row.ProductID] == 0 {
			results[n].Refusal = browse.ErrProductNotFound
			continue
		}
		if shared[row.ProductID] && !actor.Group.IsAdmin() {
			results[n].Refusal = ErrSharedWarehouse
			continue
		}
		allowed, places = append(allowed, row), append(places, n)
	}
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		corrected, err := i.Ledger.Correct(ctx, tx, allowed)
		for n, result := range corrected {
			results[places[n]] = result
		}
		if err != nil {
			return err
		}
		return audit.Append(ctx, tx, acts(allowed, corrected, suppliers)...)
	})
	return results, err
}

// counted is a level as the audit trail tells it.
type counted struct {
	OnHand int64  `json:"onHand"`
	Reason string `json:"reason,omitempty"`
}

// acts are the corrections that stand, for the audit trail: the ledger is of goods, the trail of who did what as whom.
func acts(rows []receiptsapi.Correction, corrected []receiptsapi.Corrected, suppliers map[int64]int64) []audit.Entry {
	var entries []audit.Entry
	for n, row := range rows {
		if corrected[n].Refusal == nil && row.OnHand != row.Expected {
			entries = append(entries, audit.Entry{
				Action: "stock.corrected", Subject: "stock", SubjectID: row.ProductID, Person: suppliers[row.ProductID],
				Before: counted{OnHand: row.Expected}, After: counted{OnHand: row.OnHand, Reason: row.Reason},
			})
		}
	}
	return entries
}
