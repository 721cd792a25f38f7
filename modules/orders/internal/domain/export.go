package domain

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// ExportLimit is how many orders a file holds at most.
const ExportLimit = 100_000

// ErrExportTooLarge refuses a file beyond the limit.
var ErrExportTooLarge = fault.New("orders.export_too_large", fault.Unprocessable, fault.Text{
	FR: "Cette liste dépasse 100 000 lignes : réduisez la période ou filtrez la liste, puis exportez à nouveau.",
	EN: "This list exceeds 100,000 rows: narrow the period or filter the list, then export again.",
})

// Export gives the actor's orders one by one, as the list would over all its pages.
func (r *Reading) Export(ctx context.Context, actor auth.Actor, filter Filter, each func(Summary) error) error {
	scope, err := r.access.Scope(ctx, actor)
	if err != nil {
		return err
	}
	return r.reader.Each(ctx, scope, filter.narrowFor(actor.Group), ExportLimit, each)
}

// ExportQuotations gives the actor's quotations one by one.
func (r *Reading) ExportQuotations(ctx context.Context, actor auth.Actor, filter Filter, each func(Summary) error) error {
	return r.Export(ctx, actor, filter.quoted(), each)
}

// ReadsFees tells whether people of a group earn or pay an agent's fee at all: to the others lists show no such column.
func ReadsFees(group auth.Group) bool {
	return group.IsAdmin() || group == auth.Supplier || group == auth.CommercialAgent
}
