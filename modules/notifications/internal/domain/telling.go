package domain

import (
	"cmp"
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/mail"
)

// Fact is something that people are told.
type Fact struct {
	Kind      Kind
	Subject   string
	SubjectID int64 // 0 = the person who is told
	Params    Params
	Source    string // id of the event
}

// Recipient is who is told a fact, and about whom.
type Recipient struct {
	UserID  int64
	PartyID int64 // the other person in it, 0 = none
}

// Writer writes notifications.
type Writer interface {
	// Choices reads what people chose for a kind; who did not choose is left out.
	Choices(ctx context.Context, tx *db.Tx, userIDs []int64, kind Kind) (map[int64]Choice, error)
	// Add writes notifications with ids that rise in the order of the commits.
	Add(ctx context.Context, tx *db.Tx, all []Notification) error
}

// MailQueue keeps mails until they are sent (mail.Queue).
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

// Telling is telling people what happened.
type Telling struct {
	writer Writer
	users  usersapi.Directory
	mails  MailQueue
	feed   *Feed
	links  links
}

// NewTelling makes the use case; publicURL is where links in mails lead, without a trailing slash.
func NewTelling(w Writer, users usersapi.Directory, mails MailQueue, feed *Feed, publicURL string) *Telling {
	return &Telling{writer: w, users: users, mails: mails, feed: feed, links: links{publicURL}}
}

// Tell writes a fact for each recipient as it chose, in the caller's transaction: into the centre and the summary, and
// as mails that wait in the queue. Who is unknown, blocked or deleted is left out.
func (t *Telling) Tell(ctx context.Context, tx *db.Tx, fact Fact, recipients ...Recipient) error {
	recipients = once(recipients)
	ids, everybody := idsOf(recipients)
	parties, err := t.users.Parties(ctx, everybody)
	if err != nil {
		return err
	}
	chosen, err := t.writer.Choices(ctx, tx, ids, fact.Kind)
	if err != nil {
		return err
	}
	kind, _ := ruleOf(fact.Kind)
	var kept []Notification
	var mails []mail.Message
	for _, r := range recipients {
		to, known := parties[r.UserID]
		choice, own := chosen[r.UserID]
		if !own {
			choice = kind.usual
		}
		choice = kind.allowed(choice)
		if !known || to.Status != auth.Valid || choice.None() {
			continue
		}
		n := Notification{
			UserID: r.UserID, Kind: fact.Kind, Subject: fact.Subject, SubjectID: cmp.Or(fact.SubjectID, r.UserID), PartyID: r.PartyID,
			PartyName: parties[r.PartyID].DisplayName(), Params: fact.Params, Source: fact.Source,
			InApp: choice.App, InDigest: choice.Digest, CreatedAt: tx.Now(),
		}
		if choice.App || choice.Digest {
			kept = append(kept, n)
		}
		if choice.Mail {
			m, err := t.links.letter(to, n)
			if err != nil {
				return err
			}
			mails = append(mails, m)
		}
	}
	if len(mails) > 0 {
		if err := t.mails.Add(ctx, tx, mails...); err != nil {
			return err
		}
	}
	if len(kept) == 0 {
		return nil
	}
	tx.AfterCommit(t.feed.wakeUp)
	return t.writer.Add(ctx, tx, kept) // last: it makes other writers wait
}

// once leaves out nobody (0) and who is there already.
func once(recipients []Recipient) []Recipient {
	seen := map[int64]bool{0: true}
	var kept []Recipient
	for _, r := range recipients {
		if !seen[r.UserID] {
			seen[r.UserID] = true
			kept = append(kept, r)
		}
	}
	return kept
}

func idsOf(recipients []Recipient) (ids, everybody []int64) {
	for _, r := range recipients {
		ids = append(ids, r.UserID)
		everybody = append(everybody, r.UserID)
		if r.PartyID != 0 {
			everybody = append(everybody, r.PartyID)
		}
	}
	return ids, everybody
}
