package app

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"millesime/modules/cart/cartapi"
	"millesime/modules/documents/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/pdf"
)

// basket is somebody's cart as a paper that is not kept yet.
type basket struct {
	domain.Document

	paper pdf.Paper
}

// basket reads a cart of the actor's.
func (d *Documents) basket(ctx context.Context, actor auth.Actor, cartID, language string) (basket, error) {
	quote, err := d.Quotes.Quote(ctx, actor, cartID)
	if err != nil {
		return basket{}, err
	}
	if len(quote.Parts) == 0 {
		return basket{}, domain.ErrEmptyCart
	}
	regimes, err := d.untaxed(ctx, quote)
	if err != nil {
		return basket{}, err
	}
	paper := func(day string) pdf.Paper { return domain.BasketPaper(quote, regimes, day, language) }
	today := clock.DateOf(d.Clock.Now())
	content, err := json.Marshal(paper(""))
	if err != nil {
		return basket{}, fmt.Errorf("read what a cart's paper says: %w", err)
	}
	hash := sha256.Sum256(content)
	return basket{documentOf(actor, quote, today, language, hex.EncodeToString(hash[:])), paper(today)}, nil
}

// untaxed are the regimes of VAT of a cart's suppliers that charge none.
func (d *Documents) untaxed(ctx context.Context, quote cartapi.Quote) (map[int64]string, error) {
	regimes := map[int64]string{}
	for _, id := range domain.Untaxed(quote) {
		seller, err := d.Invoices.Seller(ctx, id)
		if err != nil {
			return nil, err
		}
		regimes[id] = seller.VATRegime
	}
	return regimes, nil
}

func documentOf(actor auth.Actor, quote cartapi.Quote, today, language, hash string) domain.Document {
	made := domain.Document{
		Kind: domain.KindBasket, Key: domain.BasketKey(actor.ID, hash), Language: language, IsOwn: true, IssuedOn: today,
		Total: &quote.TotalTaxIncl, Status: domain.Ready, CreatedBy: actor.ID, Impersonator: actor.Impersonator,
	}
	if quote.Customer != nil {
		made.Customer = domain.Party{ID: quote.Customer.ID, Name: quote.Customer.DisplayName()}
	}
	if len(quote.Parts) == 1 {
		made.Supplier = domain.Party{ID: quote.Parts[0].Supplier.ID, Name: quote.Parts[0].Supplier.DisplayName()}
	}
	return made
}

// Basket draws a cart as a quotation that is not kept.
func (d *Documents) Basket(ctx context.Context, actor auth.Actor, cartID, language string) (domain.Document, []byte, error) {
	made, err := d.basket(ctx, actor, cartID, language)
	if err != nil {
		return domain.Document{}, nil, err
	}
	file, err := pdf.Render(made.paper)
	return made.Document, file, err
}

// SaveBasket keeps a cart as a quotation, once for one content.
func (d *Documents) SaveBasket(ctx context.Context, actor auth.Actor, cartID, language string) (domain.Document, error) {
	made, err := d.basket(ctx, actor, cartID, language)
	if err != nil {
		return domain.Document{}, err
	}
	if kept, err := d.store.ByKey(ctx, nil, made.Key); err == nil || !isMissing(err) {
		return kept, err
	}
	file, err := pdf.Render(made.paper)
	if err != nil {
		return domain.Document{}, err
	}
	name, err := d.Files.Put(ctx, files.TypePDF, bytes.NewReader(file), maxPaper)
	if err != nil {
		return domain.Document{}, err
	}
	made.File, made.Size = string(name), int64(len(file))
	err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		made.CreatedAt, made.BeganAt = tx.Now(), tx.Now()
		fresh, err := d.store.Insert(ctx, tx, &made.Document)
		if err != nil {
			return err
		}
		if !fresh { // somebody was quicker
			made.Document, err = d.store.ByKey(ctx, tx, made.Key)
			return err
		}
		return d.Files.Keep(ctx, tx, made.File)
	})
	return made.Document, err
}
