package edit

import (
	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/fault"
)

// StaleError is ErrChangedMeanwhile with what the product is now.
type StaleError struct {
	Version int64
	Now     Draft // the fields that were to change
}

// Error says what happened.
func (*StaleError) Error() string { return ErrChangedMeanwhile.Error() }

// Unwrap gives the fault.
func (*StaleError) Unwrap() error { return ErrChangedMeanwhile }

// Problem is why an outcome wrote nothing, as an error; nil when all is well.
func (o *Outcome) Problem() error {
	switch o.Result {
	case Faulty:
		return fault.Invalid(o.Violations...)
	case Stale:
		return &StaleError{Version: o.Version, Now: o.Before}
	case Missing:
		return domain.ErrProductNotFound
	case Refused:
		return ErrTextsOnly
	case Created, Changed, Unchanged:
	}
	return nil
}
