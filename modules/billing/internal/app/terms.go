package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/invoice"
)

// TermsLaw is the law on terms of payment, by what a seller sells (usersapi.TermsLaw).
type TermsLaw struct{ drinks productsapi.Products }

// NewTermsLaw makes it.
func NewTermsLaw(d productsapi.Products) TermsLaw { return TermsLaw{d} }

// CheckTerms implements usersapi.TermsLaw.
func (l TermsLaw) CheckTerms(ctx context.Context, tx *db.Tx, sellerID int64, terms usersapi.PaymentTerms) error {
	kinds, err := l.drinks.KindsOf(ctx, tx, sellerID)
	if err != nil {
		return err
	}
	return invoice.CheckTerms(terms, kinds)
}
