package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

// Open implements usersapi.Obligations: it counts the orders that keep people from being deleted.
func (o *Orders) Open(ctx context.Context, tx *db.Tx, userIDs []int64) (map[int64]int, error) {
	return o.store.CountBusiness(ctx, tx, userIDs, domain.BusinessStatuses())
}

// Forget leaves nothing of what people wrote about orders and showed of them; the orders stay, with their parties.
func (o *Orders) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return o.store.Forget(ctx, tx, userIDs)
}

// PersonalData implements usersapi.PersonalData.
func (o *Orders) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	orders, err := o.store.PersonalOrders(ctx, userID)
	if err != nil {
		return nil, err
	}
	steps, err := o.store.PersonalSteps(ctx, userID)
	if err != nil {
		return nil, err
	}
	messages, err := o.store.PersonalMessages(ctx, userID)
	if err != nil {
		return nil, err
	}
	incidents, err := o.store.PersonalIncidents(ctx, userID)
	if err != nil {
		return nil, err
	}
	shipments, err := o.store.PersonalShipments(ctx, userID)
	if err != nil {
		return nil, err
	}
	recalls, err := o.store.PersonalRecalls(ctx, userID)
	if err != nil {
		return nil, err
	}
	revisions, err := o.store.PersonalRevisions(ctx, userID)
	if err != nil {
		return nil, err
	}
	proofs, err := o.store.PersonalProofs(ctx, userID)
	if err != nil {
		return nil, err
	}
	err = o.embed(ctx, incidents, proofs)
	return map[string]any{
		"orders": orders, "orderSteps": steps, "orderMessages": messages, "orderIncidents": incidents, "orderShipments": shipments,
		"quotationRevisions": revisions, "quotationProofs": proofs, "lotRecalls": recalls,
	}, err
}

// embed puts photos and proofs into what a person takes away: their addresses end with the account.
func (o *Orders) embed(ctx context.Context, incidents []domain.PersonalIncident, proofs []domain.PersonalProof) (err error) {
	for _, i := range incidents {
		for n := range i.Lines {
			if i.Lines[n].Photo, err = o.Files.DataURL(ctx, i.Lines[n].Photo); err != nil {
				return err
			}
		}
	}
	for n := range proofs {
		if proofs[n].Content, err = o.Files.DataURL(ctx, proofs[n].Content); err != nil {
			return err
		}
	}
	return nil
}
