package timeline

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/document"
)

// Row is a step as a row. A table that keeps more of a step embeds it.
type Row[S ~string] struct {
	ID         int64 `bun:",pk,autoincrement"`
	FromStatus S
	ToStatus   S
	Signature
	Comment   string
	CreatedAt time.Time
}

// Signature is auth.Signature as columns.
type Signature struct {
	ActorID          int64
	ActorName        string
	Impersonator     int64 `bun:"impersonator_id"`
	ImpersonatorName string
}

// RowOf is the row of a step.
func RowOf[S ~string](s document.Step[S]) Row[S] {
	return Row[S]{FromStatus: s.From, ToStatus: s.To, Signature: Signature(s.Signature), Comment: s.Comment, CreatedAt: s.At}
}

// Step is what the row says.
func (r Row[S]) Step() document.Step[S] {
	return document.Step[S]{
		Signature: auth.Signature(r.Signature), From: r.FromStatus, To: r.ToStatus, Comment: r.Comment, At: r.CreatedAt.UTC(),
	}
}

// Act is what the file of who made the step says of it.
func (r Row[S]) Act() document.Act[S] {
	return document.Act[S]{From: r.FromStatus, To: r.ToStatus, Comment: r.Comment, At: r.CreatedAt.UTC()}
}
