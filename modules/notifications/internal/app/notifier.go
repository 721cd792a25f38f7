// Package app tells people what happened, and lets them read it and choose how.
package app

import (
	"context"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/notifications/internal/store"
	"millesime/modules/notifications/notificationsevents"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/mail"
)

// Notifier tells people what happened: at once, and in daily summaries.
type Notifier struct {
	db        *db.DB
	store     *store.Store
	parties   usersapi.Parties
	mails     *mail.Queue
	clock     clock.Clock
	publicURL string
}

// NewNotifier makes it; publicURL is where links in mails lead, without a trailing slash.
func NewNotifier(d *db.DB, s *store.Store, parties usersapi.Parties, mails *mail.Queue, c clock.Clock, publicURL string) *Notifier {
	return &Notifier{db: d, store: s, parties: parties, mails: mails, clock: c, publicURL: publicURL}
}

// Tell writes facts for each recipient as it chose, in the caller's transaction: into the centre and the summary, and
// as mails that wait in the queue. source is the event behind them.
func (n *Notifier) Tell(ctx context.Context, tx *db.Tx, source string, facts ...domain.Fact) error {
	for _, fact := range facts {
		if err := n.tell(ctx, tx, source, fact.Once()); err != nil {
			return err
		}
	}
	return nil
}

// TellRegistered tells the admins who registered.
func (n *Notifier) TellRegistered(ctx context.Context, tx *db.Tx, source string, e usersevents.RegisteredV1) error {
	admins, err := n.parties.AdminIDs(ctx, tx)
	if err != nil {
		return err
	}
	return n.Tell(ctx, tx, source, domain.PersonRegistered(e, admins)...)
}

func (n *Notifier) tell(ctx context.Context, tx *db.Tx, source string, fact domain.Fact) error {
	ids, everybody := fact.People()
	parties, err := n.parties.Parties(ctx, everybody)
	if err != nil {
		return err
	}
	chosen, err := n.store.Choices(ctx, tx, ids, fact.Kind)
	if err != nil {
		return err
	}
	var kept []domain.Notification
	var shown []int64 // to whom, in the centre
	var mails []mail.Message
	for _, told := range fact.Tell(source, tx.Now(), parties, chosen) {
		if told.InApp || told.InDigest {
			kept = append(kept, told.Notification)
		}
		if told.InApp {
			shown = append(shown, told.UserID)
		}
		if told.Choice.Mail {
			m, err := n.letter(told.Person, told.Notification)
			if err != nil {
				return err
			}
			mails = append(mails, m)
		}
	}
	if len(mails) > 0 {
		if err := n.mails.Add(ctx, tx, mails...); err != nil {
			return err
		}
	}
	if len(kept) == 0 {
		return nil
	}
	if len(shown) > 0 {
		if err := tx.Publish(ctx, notificationsevents.ToldV1{UserIDs: shown}); err != nil {
			return err
		}
	}
	return n.store.Add(ctx, tx, kept) // last: it makes other writers wait
}
