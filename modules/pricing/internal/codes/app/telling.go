package app

import (
	"context"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// tell tells the bearers of a code what became of it.
func (c *Codes) tell(ctx context.Context, tx *db.Tx, code domain.KeptCode, news domain.CodeNews) error {
	named := namedCode(code)
	var facts []db.Event
	if len(news.Borne) > 0 {
		facts = append(facts, pricingevents.CodeBorneV1{Code: named, BearerIDs: news.Borne})
	}
	if len(news.Changed) > 0 {
		facts = append(facts, pricingevents.CodeChangedV1{Code: named, BearerIDs: news.Changed})
	}
	if len(news.Stopped) > 0 {
		facts = append(facts, pricingevents.CodeEndedV1{Code: named, Why: pricingevents.CodeStopped, BearerIDs: news.Stopped})
	}
	if len(news.Withdrawn) > 0 {
		facts = append(facts, pricingevents.CodeEndedV1{Code: named, Why: pricingevents.CodeWithdrawn, BearerIDs: news.Withdrawn})
	}
	return tx.Publish(ctx, facts...)
}

// TellEnds tells the bearers of codes, once each, that they have ended or were used up.
func (c *Codes) TellEnds(ctx context.Context) error {
	for {
		told := 0
		err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			ended, err := c.store.MarkCodesTold(ctx, tx, clock.DateOf(tx.Now()))
			if err != nil {
				return err
			}
			told = len(ended)
			facts := make([]db.Event, 0, told)
			for _, code := range ended {
				fact := pricingevents.CodeEndedV1{Code: namedCode(code), Why: pricingevents.CodePassed, BearerIDs: code.SupplierIDs}
				if code.Status(tx.Now()) == quote.CodeUsedUp {
					fact.Why = pricingevents.CodeUsedUp
				}
				facts = append(facts, fact)
			}
			return tx.Publish(ctx, facts...)
		})
		if err != nil || told == 0 {
			return err
		}
	}
}

func namedCode(code domain.KeptCode) pricingevents.PromoCode {
	return pricingevents.PromoCode{CodeID: code.ID, Code: code.Code, From: code.From, EndsOn: code.To}
}
