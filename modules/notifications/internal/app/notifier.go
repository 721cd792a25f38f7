// Package app tells people what happened, and lets them read it and choose how.
package app

import (
	"context"
	"slices"

	"millesime/modules/documents/documentsapi"
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/notifications/internal/store"
	"millesime/modules/notifications/notificationsevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

// Notifier tells people what happened: at once, and in daily summaries.
type Notifier struct {
	db        *db.DB
	store     *store.Store
	parties   usersapi.Parties
	mails     *mail.Queue
	papers    documentsapi.Papers
	clock     clock.Clock
	publicURL string
}

// NewNotifier makes it; publicURL is where links in mails lead, without a trailing slash.
func NewNotifier(
	d *db.DB, s *store.Store, parties usersapi.Parties, mails *mail.Queue, papers documentsapi.Papers, c clock.Clock, publicURL string,
) *Notifier {
	return &Notifier{db: d, store: s, parties: parties, mails: mails, papers: papers, clock: c, publicURL: publicURL}
}

// Tell writes facts for each recipient as it chose, in the caller's transaction: into the centre and the summary, and
// as mails that wait in the queue. source is the event behind them.
func (n *Notifier) Tell(ctx context.Context, tx *db.Tx, source string, facts ...domain.Fact) error {
	told, err := n.told(ctx, tx, source, facts)
	if err != nil || len(told) == 0 {
		return err
	}
	var kept []domain.Notification
	var shown []int64 // to whom, in the centre
	var mails []mail.Message
	looked := enclosures{}
	for _, t := range told {
		if t.InApp || t.InDigest {
			kept = append(kept, t.Notification)
		}
		if t.InApp {
			shown = append(shown, t.UserID)
		}
		if t.Choice.Mail {
			m, err := n.letter(t.Person, t.Notification)
			if err == nil {
				m.Encloses, err = n.enclosure(ctx, tx, t, looked)
			}
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
	if len(shown) > 0 {
		slices.Sort(shown)
		if err := tx.Publish(ctx, notificationsevents.ToldV1{UserIDs: slices.Compact(shown)}); err != nil {
			return err
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return n.store.Add(ctx, tx, kept) // last: it makes other writers wait
}

// enclosures are whether papers are awaited, by paper and whether it is a new one: several people are told with one.
type enclosures map[enclosed]bool

type enclosed struct {
	of    paper.Key
	isNew bool
}

// enclosure is the paper that a mail carries; nil: none. looked is what was looked at for others.
func (n *Notifier) enclosure(ctx context.Context, tx *db.Tx, t domain.Told, looked enclosures) (*mail.Enclosure, error) {
	if t.Carries == "" {
		return nil, nil // most mails carry none
	}
	of := enclosed{t.Carries, t.IsNew}
	awaited, known := looked[of]
	if !known {
		var err error
		if awaited, err = n.papers.Awaited(ctx, tx, t.Carries, t.IsNew); err != nil {
			return nil, err
		}
		looked[of] = awaited
	}
	return &mail.Enclosure{Of: t.Carries, Reader: t.UserID, Awaited: awaited}, nil
}

// told makes the notifications of facts, with one look at the people in all of them.
func (n *Notifier) told(ctx context.Context, tx *db.Tx, source string, facts []domain.Fact) ([]domain.Told, error) {
	var ids, everybody []int64
	var kinds []domain.Kind
	for i := range facts {
		facts[i] = facts[i].Once()
		told, named := facts[i].People()
		ids, everybody, kinds = append(ids, told...), append(everybody, named...), append(kinds, facts[i].Kind)
	}
	parties, err := n.parties.Parties(ctx, everybody)
	if err != nil {
		return nil, err
	}
	chosen, err := n.store.Choices(ctx, tx, ids, kinds)
	if err != nil {
		return nil, err
	}
	var all []domain.Told
	for _, fact := range facts {
		all = append(all, fact.Tell(source, tx.Now(), parties, chosen[fact.Kind])...)
	}
	return all, nil
}

// Follow tells people what follows from an event that somebody caused.
func (n *Notifier) Follow(ctx context.Context, tx *db.Tx, source string, by int64, e domain.Happening) (err error) {
	known := domain.Known{By: by}
	if e.Admins {
		if known.Admins, err = n.parties.AdminIDs(ctx, tx); err != nil {
			return err
		}
	}
	if l := e.List; l != nil {
		if known.Members, err = n.parties.CustomerIDs(ctx, tx, l.SupplierID, l.Groups); err != nil {
			return err
		}
		known.Agents, err = n.parties.AgentIDs(ctx, tx, l.SupplierID, l.AuthorID, slices.Concat(l.CustomerIDs, known.Members))
		if err != nil {
			return err
		}
	}
	return n.Tell(ctx, tx, source, e.Facts(known)...)
}
