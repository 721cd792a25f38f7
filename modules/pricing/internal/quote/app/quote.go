package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/sale"
)

// Quote implements pricingapi.Quoter.
func (p *Prices) Quote(ctx context.Context, in db.Handle, request pricingapi.Request) (pricingapi.Quote, error) {
	book, err := p.book(ctx, in, request)
	if err != nil {
		return pricingapi.Quote{}, err
	}
	quote, err := domain.Quote(request, book)
	if err != nil {
		return pricingapi.Quote{}, err
	}
	return quote, p.name(ctx, request.Reader, &quote)
}

// book loads what the quote reads: as it is now, unless the cart is but shown. A code is read last, and locked last inside a
// transaction (domain 5.6).
func (p *Prices) book(ctx context.Context, in db.Handle, request pricingapi.Request) (book domain.Book, err error) {
	var productIDs, supplierIDs []int64
	for _, l := range request.Lines {
		productIDs = appendNew(productIDs, l.ProductID)
		supplierIDs = appendNew(supplierIDs, l.SupplierID)
	}
	who := bearer{request.Customer.ID, request.Customer.Group, clock.DateOf(request.At)}
	if isShown(in, request) {
		err = p.shownConditions(ctx, request, who, productIDs, &book)
	} else {
		err = p.conditions(ctx, in, who, productIDs, &book)
	}
	if err != nil {
		return book, err
	}
	if err := p.delivery(ctx, in, request, supplierIDs, &book); err != nil || request.PromoCode == "" {
		return book, err
	}
	book.Code, err = p.codes.Code(ctx, in, request.PromoCode, request.Customer.ID)
	return book, err
}

// isShown tells that a cart is priced for a page: what is ordered is priced by what is read now, and never by what is remembered.
func isShown(in db.Handle, request pricingapi.Request) bool {
	return request.Listed != nil && !db.Inside(in)
}

func (p *Prices) shownConditions(
	ctx context.Context, request pricingapi.Request, who bearer, productIDs []int64, book *domain.Book,
) (err error) {
	book.Prices = request.Listed
	if book.Lists, err = p.shown.of(ctx, who, productIDs); err != nil {
		return err
	}
	book.Frame, err = p.shownFrames.of(ctx, who)
	return err
}

func (p *Prices) conditions(ctx context.Context, in db.Handle, who bearer, productIDs []int64, book *domain.Book) (err error) {
	if book.Prices, err = p.store.Prices(ctx, in, who.group, productIDs); err != nil {
		return err
	}
	if book.Lists, err = p.lists.ActiveLists(ctx, in, who.customerID, who.group, who.day, productIDs); err != nil {
		return err
	}
	book.Frame, err = p.frames.FrameOf(ctx, in, who.customerID, who.group, who.day)
	return err
}

// delivery loads who carries the goods, at what price.
func (p *Prices) delivery(
	ctx context.Context, in db.Handle, request pricingapi.Request, supplierIDs []int64, book *domain.Book,
) (err error) {
	if request.Destination == nil || len(request.Lines) == 0 {
		return nil
	}
	department, served := sale.Department(request.Destination.Country, request.Destination.Postcode)
	if !served {
		return nil
	}
	var found carriage
	at := place{department, clock.DateOf(request.At)}
	if isShown(in, request) {
		found, err = p.carriage.to(ctx, at, supplierIDs)
	} else {
		found, err = p.carriage.now(ctx, in, at, supplierIDs)
	}
	book.Carriers, book.Grids, book.Relays = found.carriers, found.grids, found.relays
	return err
}

func appendNew(ids []int64, id int64) []int64 {
	if slices.Contains(ids, id) {
		return ids
	}
	return append(ids, id)
}
