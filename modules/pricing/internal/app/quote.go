package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
)

// Quote implements pricingapi.Quoter.
func (p *Prices) Quote(ctx context.Context, in db.Handle, request pricingapi.Request) (pricingapi.Quote, error) {
	book, err := p.book(ctx, in, request)
	if err != nil {
		return pricingapi.Quote{}, err
	}
	return domain.Quote(request, book)
}

// book loads what the quote reads. Price lists, frames and codes are empty until their tables exist.
func (p *Prices) book(ctx context.Context, in db.Handle, request pricingapi.Request) (book domain.Book, err error) {
	var productIDs, supplierIDs []int64
	for _, l := range request.Lines {
		productIDs = appendNew(productIDs, l.ProductID)
		supplierIDs = appendNew(supplierIDs, l.SupplierID)
	}
	if book.Prices, err = p.Prices(ctx, in, request.Customer.Group, productIDs); err != nil {
		return book, err
	}
	if request.Destination == nil || len(request.Lines) == 0 {
		return book, nil
	}
	department, served := pricingapi.Department(*request.Destination)
	if !served {
		return book, nil
	}
	if book.Carriers, err = p.Carriers(ctx, in); err != nil {
		return book, err
	}
	if book.Grids, err = p.Grids(ctx, in, supplierIDs, department); err != nil {
		return book, err
	}
	book.Relays, err = p.Relays(ctx, in, department)
	return book, err
}

func appendNew(ids []int64, id int64) []int64 {
	if slices.Contains(ids, id) {
		return ids
	}
	return append(ids, id)
}
