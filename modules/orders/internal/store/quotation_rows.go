package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/money"
)

type revisionRow struct {
	bun.BaseModel `bun:"table:quotation_revisions,alias:r"`

	ID       int64 `bun:"id,pk,autoincrement"`
	OrderID  int64 `bun:"order_id"`
	Revision int64 `bun:"revision"`
	authorColumns
	AuthorRole   domain.Role           `bun:"author_role"`
	Message      string                `bun:"message"`
	Lines        []domain.RevisionLine `bun:"lines,type:jsonb"`
	Shipping     money.Cents           `bun:"shipping_cents"`
	TotalTaxExcl money.Cents           `bun:"total_tax_excl_cents"`
	TotalTaxIncl money.Cents           `bun:"total_tax_incl_cents"`
	ValidUntil   time.Time             `bun:"valid_until"`
	CreatedAt    time.Time             `bun:"created_at"`
}

func newRevisionRow(orderID int64, r domain.Revision) revisionRow {
	return revisionRow{
		OrderID: orderID, Revision: r.Revision, authorColumns: authorColumns(r.Author), AuthorRole: r.Role,
		Message: r.Message, Lines: r.Lines,
		Shipping: r.Shipping, TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl, ValidUntil: r.ValidUntil, CreatedAt: r.At,
	}
}

func (r revisionRow) revision() domain.Revision {
	return domain.Revision{
		Revision: r.Revision, Message: r.Message, Lines: r.Lines, Shipping: r.Shipping,
		Author: auth.Signature(r.authorColumns), Role: r.AuthorRole,
		TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl, ValidUntil: r.ValidUntil, At: r.CreatedAt,
	}
}
