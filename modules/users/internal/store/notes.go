package store

import (
	"context"
	"database/sql"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type noteRow struct {
	bun.BaseModel `bun:"table:user_notes,alias:n"`

	ID             int64 `bun:",pk,autoincrement"`
	UserID         int64
	OwnerID        int64
	AuthorID       int64
	ImpersonatorID int64
	Text           string
	CreatedAt      time.Time
	UpdatedAt      time.Time
	Company        string `bun:",scanonly"` // of the author
	FirstName      string `bun:",scanonly"`
	LastName       string `bun:",scanonly"`
	AdminName      string `bun:",scanonly"` // of the admin behind it
}

func (r noteRow) note() domain.Note {
	note := domain.Note{
		ID: r.ID, UserID: r.UserID, OwnerID: r.OwnerID, Text: r.Text, CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
		Author: domain.NamedPerson{ID: r.AuthorID, Name: domain.DisplayName(r.Company, r.FirstName, r.LastName)},
	}
	if r.ImpersonatorID != 0 {
		note.Behind = &domain.NamedPerson{ID: r.ImpersonatorID, Name: strings.TrimSpace(r.AdminName)}
	}
	return note
}

func (s *Store) notes(ownerID int64) *bun.SelectQuery {
	return s.db.Read().NewSelect().TableExpr("user_notes AS n").
		ColumnExpr("n.*, a.company, a.first_name, a.last_name, COALESCE(b.first_name || ' ' || b.last_name, '') AS admin_name").
		Join("JOIN users AS a ON a.id = n.author_id").Join("LEFT JOIN users AS b ON b.id = n.impersonator_id").Where("n.owner_id = ?", ownerID)
}

// Notes reads a page of the notes about a person, the newest first.
func (s *Store) Notes(ctx context.Context, ownerID, userID int64, p lists.Part) (lists.Page[domain.Note], error) {
	total, err := s.db.Read().NewSelect().Model((*noteRow)(nil)).
		Where("n.user_id = ? AND n.owner_id = ?", userID, ownerID).Count(ctx)
	if err != nil {
		return lists.Page[domain.Note]{}, err
	}
	query := s.notes(ownerID).Where("n.user_id = ?", userID).OrderExpr("n.id DESC")
	if p.Limit > 0 {
		query = query.Limit(int64(p.Limit)).Offset(int64(p.Offset))
	}
	var rows []noteRow
	err = query.Scan(ctx, &rows)
	return lists.Map(lists.Page[noteRow]{Rows: rows, Total: total}, noteRow.note), err
}

// Note reads one note of an owner; false when there is none.
func (s *Store) Note(ctx context.Context, ownerID, id int64) (domain.Note, bool, error) {
	var row noteRow
	err := s.notes(ownerID).Where("n.id = ?", id).Scan(ctx, &row)
	if db.NotFound(err) {
		return domain.Note{}, false, nil
	}
	return row.note(), err == nil, err
}

// AddNote gives the id of the new note.
func (s *Store) AddNote(ctx context.Context, tx *db.Tx, n domain.Note) (int64, error) {
	row := noteRow{
		UserID: n.UserID, OwnerID: n.OwnerID, AuthorID: n.Author.ID, Text: n.Text, CreatedAt: n.CreatedAt, UpdatedAt: n.UpdatedAt,
	}
	if n.Behind != nil {
		row.ImpersonatorID = n.Behind.ID
	}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return row.ID, err
}

// WriteNote writes the text; false when the note is gone.
func (s *Store) WriteNote(ctx context.Context, tx *db.Tx, n domain.Note) (bool, error) {
	row := noteRow{ID: n.ID, Text: n.Text, UpdatedAt: n.UpdatedAt}
	return touched(tx.IDB().NewUpdate().Model(&row).Column("text", "updated_at").WherePK().Exec(ctx))
}

// RemoveNote is false when the owner has no such note.
func (s *Store) RemoveNote(ctx context.Context, tx *db.Tx, ownerID, id int64) (bool, error) {
	return touched(tx.IDB().NewDelete().Model((*noteRow)(nil)).Where("id = ? AND owner_id = ?", id, ownerID).Exec(ctx))
}

func touched(result sql.Result, err error) (bool, error) {
	if err != nil {
		return false, err
	}
	rows, err := result.RowsAffected()
	return rows > 0, err
}
