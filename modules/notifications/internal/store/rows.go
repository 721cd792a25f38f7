// Package store keeps notifications and preferences in the database. Its rows never leave it.
package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type notificationRow struct {
	bun.BaseModel `bun:"table:notifications,alias:n"`

	ID         int64 `bun:",pk,autoincrement"`
	UserID     int64
	Kind       domain.Kind
	Subject    string
	SubjectID  int64
	PartyID    int64
	Params     domain.Params `bun:"type:jsonb"`
	Source     string
	InApp      bool
	InDigest   bool
	CreatedAt  time.Time
	ReadAt     time.Time `bun:",nullzero"`
	DigestedAt time.Time `bun:",nullzero"`
}

func rowOf(n domain.Notification) notificationRow {
	return notificationRow{
		UserID: n.UserID, Kind: n.Kind, Subject: n.Subject, SubjectID: n.SubjectID, PartyID: n.PartyID, Params: n.Params,
		Source: n.Source, InApp: n.InApp, InDigest: n.InDigest, CreatedAt: n.CreatedAt,
	}
}

func (r notificationRow) notification() domain.Notification {
	return domain.Notification{
		ID: r.ID, UserID: r.UserID, Kind: r.Kind, Subject: r.Subject, SubjectID: r.SubjectID, PartyID: r.PartyID,
		Params: r.Params, Source: r.Source, InApp: r.InApp, InDigest: r.InDigest, CreatedAt: r.CreatedAt.UTC(), ReadAt: r.ReadAt,
	}
}

func notificationsOf(rows []notificationRow) []domain.Notification {
	return lists.Each(rows, notificationRow.notification)
}

type preferenceRow struct {
	bun.BaseModel `bun:"table:notification_preferences,alias:p"`

	UserID    int64
	Kind      domain.Kind
	App       bool
	Mail      bool
	Digest    bool
	UpdatedAt time.Time
}

func (r preferenceRow) choice() domain.Choice {
	return domain.Choice{App: r.App, Mail: r.Mail, Digest: r.Digest}
}

// Store is the tables of the module.
type Store struct{ db *db.DB }

// New makes a store over an open, migrated database.
func New(d *db.DB) *Store { return &Store{db: d} }
