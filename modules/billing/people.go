package billing

import (
	"context"
	"maps"

	"millesime/modules/billing/internal/invoices/app"
	paymentsapp "millesime/modules/billing/internal/payments/app"
)

// people is what rooms keep about people.
type people struct {
	invoices *app.Invoices
	payments *paymentsapp.Payments
}

// PersonalData implements usersapi.PersonalData.
func (p people) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	kept, err := p.invoices.PersonalData(ctx, userID)
	if err != nil {
		return nil, err
	}
	paid, err := p.payments.PersonalData(ctx, userID)
	maps.Copy(kept, paid)
	return kept, err
}
