package sheets

import (
	"context"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Many makes changes to many products; those that are refused leave the others alone.
func (s *Sheets) Many(ctx context.Context, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error) {
	if err := s.keep(ctx, changes); err != nil {
		return nil, err
	}
	var outcomes []edit.Outcome
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		outcomes, err = s.editor.Write(ctx, tx, actor, changes)
		return err
	})
	return outcomes, err
}
