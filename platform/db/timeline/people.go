package timeline

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// Act is a step that a person made, and how people know its document.
type Act[S ~string] struct {
	Row[S]

	Title string
}

// ActsOf reads what a person did, or an admin through somebody, with further columns of the steps, which are called t. A is an Act, or
// has one and these columns.
func ActsOf[A any, S ~string](ctx context.Context, d *db.DB, t Table[S], userID int64, further ...string) ([]A, error) {
	q := d.Read().NewSelect().TableExpr("? AS t", bun.Ident(t.Steps)).
		Join("JOIN ? AS d ON d.id = t.?", bun.Ident(t.Documents), bun.Ident(t.Key)).
		ColumnExpr("t.from_status, t.to_status, t.created_at, d.? AS title", bun.Ident(t.Title))
	if t.Began == "" {
		q = q.ColumnExpr("t.comment")
	} else {
		q = q.ColumnExpr("CASE WHEN t.from_status = '' THEN d.? ELSE t.comment END AS comment", bun.Ident(t.Began))
	}
	for _, column := range further {
		q = q.ColumnExpr("t.?", bun.Ident(column))
	}
	var acts []A
	if err := q.Where("(t.actor_id = ? OR t.impersonator_id = ?)", userID, userID).OrderExpr("t.id").Scan(ctx, &acts); err != nil {
		return nil, fmt.Errorf("read what a person did in %s: %w", t.Steps, err)
	}
	return acts, nil
}

// Acts are what a person did, or an admin through somebody, each as told makes it of how its document is known.
func Acts[S ~string, P any](
	ctx context.Context, d *db.DB, t Table[S], userID int64, told func(title string, act document.Act[S]) P,
) ([]P, error) {
	acts, err := ActsOf[Act[S]](ctx, d, t, userID)
	if err != nil {
		return nil, err
	}
	return lists.Each(acts, func(a Act[S]) P { return told(a.Title, a.Act()) }), nil
}

// Forget blanks names and comments of people in a table with the columns of Signature; comment is the column of what they wrote.
func Forget(ctx context.Context, tx *db.Tx, table, comment string, userIDs []int64) error {
	for _, person := range []string{"actor", "impersonator"} {
		_, err := tx.IDB().NewUpdate().TableExpr("?", bun.Ident(table)).Set("? = ''", bun.Ident(person+"_name")).
			Set("? = ''", bun.Ident(comment)).
			Where("? IN (?)", bun.Ident(person+"_id"), bun.List(userIDs)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("forget who acted in %s: %w", table, err)
		}
	}
	return nil
}

// ForgetWords blanks what the authors of certain steps wrote on the documents themselves: which says of what steps, blank of what.
func (t Table[S]) ForgetWords(ctx context.Context, tx *db.Tx, which, blank string, userIDs []int64) error {
	theirs := tx.IDB().NewSelect().TableExpr("?", bun.Ident(t.Steps)).ColumnExpr("?", bun.Ident(t.Key)).Where(which).
		Where("(actor_id IN (?0) OR impersonator_id IN (?0))", bun.List(userIDs))
	_, err := tx.IDB().NewUpdate().TableExpr("?", bun.Ident(t.Documents)).Set(blank).Where("id IN (?)", theirs).Exec(ctx)
	return db.Wrap(err, "forget what people wrote on "+t.Documents)
}
