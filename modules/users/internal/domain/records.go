package domain

import (
	"context"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/picture"
)

// Limits of what a record holds, in bytes of the decoded file; the longest side
// of a picture is 1024 pixels (specification 9).
const (
	maxLogo  = 512 << 10
	maxPhoto = 1 << 20
	MaxCGV   = 2 << 20
	// MaxPicture is what a logo or a photo may weigh when it is sent: a transparent picture as a cropper makes it. It is
	// drawn anew, smaller until it fits.
	MaxPicture = 5 << 20
)

// RecordStore keeps parameter records.
type RecordStore interface {
	VisibleStore
	// Parameters reads a person's record, a new one when there is none, and nil
	// for groups without a record; without its media where they are not asked for.
	Parameters(ctx context.Context, userID int64, g auth.Group, media bool) (*Parameters, error)
	// LockParameters reads the record with the person locked, so that the first
	// write happens once.
	LockParameters(ctx context.Context, tx *db.Tx, userID int64, g auth.Group) (*Parameters, error)
	// PutParameters writes the whole record; a nil iban keeps the one there is.
	PutParameters(ctx context.Context, tx *db.Tx, p *Parameters, iban *string) error
}

// RecordChange is what a record gets instead; nil keeps.
type RecordChange struct {
	ID               int64   // as sent; 0 = not sent. It cannot change.
	Logo, Photo, CGV *string // data URLs, or the addresses that were read; "" takes away
	Frames           []int64 // references to agreement frames
	FramesPath       string  // the member they were sent in
	IBAN             *string // in its compact form; "" takes away
	Apply            func(*Parameters)
}

// Files keep what is uploaded (files.Store).
type Files interface {
	// PutURL keeps the file of a data URL and gives what a column keeps of it.
	PutURL(ctx context.Context, dataURL string) (string, error)
}

// Records are the parameter records that people keep of themselves.
type Records struct {
	db    Transactor
	store RecordStore
	files Files
	pics  Pictures
	clock clock.Clock
}

// Pictures makes pictures safe to show (picture.Cleaner).
type Pictures interface {
	Clean(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// NewRecords makes the use cases of parameter records.
func NewRecords(d Transactor, s RecordStore, f Files, p Pictures, c clock.Clock) *Records {
	return &Records{db: d, store: s, files: f, pics: p, clock: c}
}

// Change writes into the record of a person of a group. Commercial conditions
// are the admins' to write; from others they pass when they do not change.
func (r *Records) Change(ctx context.Context, a auth.Actor, userID int64, g auth.Group, change RecordChange) (*Parameters, error) {
	person, err := writable(ctx, r.store, r.clock, a, userID)
	if err != nil {
		return nil, err
	}
	if person.Group != g {
		return nil, ErrNoRecord
	}
	if err := change.refuse(a, userID); err != nil {
		return nil, err
	}
	known, err := r.store.Parameters(ctx, userID, g, true)
	if err != nil {
		return nil, err
	}
	if err := change.clean(ctx, r.pics, *known.Media); err != nil { // outside the transaction: pictures take their time
		return nil, err
	}
	for _, upload := range []*string{change.Logo, change.Photo, change.CGV} {
		if upload == nil {
			continue
		}
		if *upload, err = r.files.PutURL(ctx, *upload); err != nil {
			return nil, err
		}
	}
	var after *Parameters
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := r.store.LockParameters(ctx, tx, userID, g)
		if err != nil {
			return err
		}
		after = before.clone()
		change.apply(after)
		if b := before.Buying; b != nil && *b != *after.Buying && !a.Group.IsAdmin() {
			return ErrConditions
		}
		if err := r.store.PutParameters(ctx, tx, after, change.IBAN); err != nil {
			return err
		}
		return auditRecord(ctx, tx, before, after, change.IBAN != nil)
	})
	return after, err
}

// refuse tells what can be refused without looking at the record.
func (c *RecordChange) refuse(a auth.Actor, userID int64) error {
	admin := a.Group.IsAdmin()
	switch {
	case c.ID != 0 && c.ID != userID && admin:
		return fault.Invalid(fault.Violation{PropertyPath: "id", Code: "is", Text: fault.Text{
			FR: "Le numéro d’une fiche ne change pas", EN: "The number of a record does not change",
		}})
	case (c.ID != 0 && c.ID != userID) || (len(c.Frames) > 0 && !admin):
		return ErrConditions
	case len(c.Frames) > 0:
		return fault.Invalid(fault.Violation{PropertyPath: c.FramesPath, Code: "not_found", Text: fault.Text{
			FR: "Cet accord-cadre n’existe pas", EN: "This agreement frame does not exist",
		}})
	}
	return nil
}

// clean makes what was uploaded safe to show. What is kept already came through here: sent back as it was read, it stays.
// No other address is taken, so that nobody makes a file its own by naming it.
func (c *RecordChange) clean(ctx context.Context, pictures Pictures, known Media) error {
	var refused []fault.Violation
	pictureOf := func(maxBytes int) func(string) (string, error) {
		return func(url string) (string, error) {
			return pictures.Clean(ctx, url, picture.Limits{MaxBytes: maxBytes, MaxSent: MaxPicture})
		}
	}
	for _, upload := range []struct {
		path  string
		value **string
		known string
		clean func(string) (string, error)
	}{
		{"base64ContentLogo", &c.Logo, known.Logo, pictureOf(maxLogo)},
		{"base64ContentPhoto", &c.Photo, known.Photo, pictureOf(maxPhoto)},
		{"base64ContentCGV", &c.CGV, known.CGV, func(url string) (string, error) { return picture.PDF(url, MaxCGV) }},
	} {
		sent := *upload.value
		if sent == nil || *sent == "" {
			continue
		}
		if *sent == files.Address(upload.known) {
			*upload.value = nil
			continue
		}
		cleaned, err := upload.clean(*sent)
		if f, ok := fault.As(picture.At(upload.path, err)); ok && f.Violations != nil {
			refused = append(refused, f.Violations...)
		} else if err != nil {
			return err
		}
		*sent = cleaned
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	return nil
}

func (c *RecordChange) apply(p *Parameters) {
	replace(&p.Media.Logo, c.Logo)
	replace(&p.Media.Photo, c.Photo)
	replace(&p.Media.CGV, c.CGV)
	c.Apply(p)
	if c.IBAN != nil {
		p.Agency.IBANEnding = ibanEnding(*c.IBAN)
	}
}

func replace(value, with *string) {
	if with != nil {
		*value = *with
	}
}

// recordState is a record as the audit trail shows it.
type recordState struct {
	*Media
	*Franco
	*Sale
	*Buying
	*Agency
}

func (p *Parameters) state() recordState {
	return recordState{p.Media, p.Franco, p.Sale, p.Buying, p.Agency}
}

// auditRecord tells a new IBAN apart: its ending may be that of the old one.
func auditRecord(ctx context.Context, tx *db.Tx, before, after *Parameters, iban bool) error {
	entry := audit.Entry{
		Action: "users.parameters_changed", Subject: "users", SubjectID: after.UserID, Before: before.state(), After: after.state(),
	}
	if err := audit.Append(ctx, tx, entry); err != nil || !iban {
		return err
	}
	return audit.Append(ctx, tx, audit.Entry{Action: "users.iban_changed", Subject: "users", SubjectID: after.UserID})
}
