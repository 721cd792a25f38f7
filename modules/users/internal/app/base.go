// Package app signs people in, shows them to one another as far as each may look, and changes who they are and how they are
// tied: each use case reads, checks, locks, asks the domain, writes and tells.
package app

import (
	"millesime/modules/users/internal/store"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
)

// Base is what the use cases stand on.
type Base struct {
	db      *db.DB
	store   *store.Store
	clock   clock.Clock
	ids     ids.Source
	post    *post
	limiter *limiter
}

// NewBase makes it; publicURL is where links in mails lead, without a trailing slash.
func NewBase(d *db.DB, s *store.Store, c clock.Clock, source ids.Source, mails MailQueue, publicURL string) *Base {
	return &Base{
		db: d, store: s, clock: c, ids: source, post: &post{queue: mails, publicURL: publicURL}, limiter: &limiter{db: d, store: s, clock: c},
	}
}
