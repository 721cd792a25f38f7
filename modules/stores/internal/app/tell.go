package app

import (
	"context"

	"millesime/modules/stores/internal/domain"
	"millesime/modules/stores/storesevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/lists"
)

// GivenWork is the job of telling a supplier that the house opened a shop for it. A migration adds one for each.
type GivenWork struct {
	Store int64 `json:"store"`
}

// Kind implements jobs.Args.
func (GivenWork) Kind() string { return "stores_tell_given_v1" }

// Handler tells suppliers, once each, of the shops that they did not begin.
func (all *Stores) Handler() jobs.Handler { return jobs.On(jobs.Work[GivenWork]{Do: all.tellGiven}) }

// tellGiven tells the supplier of a shop what it lacks, in the transaction that ends the job. Who has changed its shop meanwhile, or closed
// it, knows of it.
func (all *Stores) tellGiven(ctx context.Context, j *jobs.Job, work GivenWork) error {
	return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		found, err := all.store.Find(ctx, tx, auth.Actor{Group: auth.Superadmin}, work.Store)
		if err != nil {
			return err
		}
		if found.Version == 1 && found.Status == domain.Open {
			shown, err := all.show(ctx, tx, found)
			if err != nil {
				return err
			}
			given := storesevents.StoreGivenV1{StoreID: found.ID, SupplierID: found.SupplierID}
			given.Missing = lists.Each(shown.Missing(), func(need domain.Need) string { return string(need) })
			if err := tx.Publish(ctx, given); err != nil {
				return err
			}
		}
		return j.Done(ctx, tx)
	})
}
