package rest

import (
	"context"
	"fmt"

	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/picture"
	"millesime/platform/qr"
)

func (h handlers) codeEndpoints() []api.Route {
	return []api.Route{
		api.Get("receipts.qr", "/receipts/{id}/qr", tag, stockrest.Keepers(),
			"Draw the QR code that opens the count of a receipt", h.code, api.Produces(picture.TypeSVG)),
	}
}

// code leads whoever scans a slip to the page that counts it.
func (h handlers) code(ctx context.Context, in api.ByID) (api.File, error) {
	if _, err := h.receipts.Receipt(ctx, auth.Must(ctx), in.ID); err != nil {
		return api.File{}, err
	}
	code, err := qr.Of(fmt.Sprintf("%s/receipts/%d?count=1", h.publicURL, in.ID))
	if err != nil {
		return api.File{}, err
	}
	return api.File{Name: fmt.Sprintf("receipt-%d.svg", in.ID), ContentType: picture.TypeSVG, Data: code.SVG(), Inline: true}, nil
}
