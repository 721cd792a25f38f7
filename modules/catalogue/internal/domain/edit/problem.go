package edit

import (
	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/fault"
	"millesime/platform/versions"
)

// Problem is why an outcome wrote nothing, as an error; nil when all is well.
func (o *Outcome) Problem() error {
	switch o.Result {
	case Faulty:
		return fault.Invalid(o.Violations...)
	case Stale:
		return versions.ErrChangedMeanwhile
	case Missing:
		return domain.ErrProductNotFound
	case Refused:
		return ErrTextsOnly
	case Created, Changed, Unchanged:
	}
	return nil
}
