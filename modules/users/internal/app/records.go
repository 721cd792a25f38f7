package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/picture"
	"millesime/platform/versions"
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

// Records are the parameter records that people keep of themselves.
type Records struct {
	*Sight

	law   usersapi.TermsLaw
	files *files.Store
	pics  Pictures
}

// Pictures makes pictures safe to show (picture.Cleaner).
type Pictures interface {
	Clean(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// NewRecords makes them; the law is asked about terms of payment.
func NewRecords(s *Sight, law usersapi.TermsLaw, f *files.Store, p Pictures) *Records {
	return &Records{Sight: s, law: law, files: f, pics: p}
}

// Change writes into the record of a person of a group. Commercial conditions
// are the admins' to write; from others they pass when they do not change.
func (r *Records) Change(ctx context.Context, a auth.Actor, userID int64, g auth.Group, change RecordChange) (*domain.Parameters, error) {
	person, err := r.writable(ctx, a, userID)
	if err != nil {
		return nil, err
	}
	if person.Group != g {
		return nil, domain.ErrNoRecord
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
	for _, upload := range []*string{change.Logo, change.Photo, change.CGV, change.StoreCGV} {
		if upload == nil {
			continue
		}
		if *upload, err = r.files.PutURL(ctx, *upload); err != nil {
			return nil, err
		}
	}
	var after *domain.Parameters
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := r.lockRecord(ctx, tx, r.frames, userID, g)
		if err != nil {
			return err
		}
		if err := audit.CheckSeen(ctx, r.db, tx, recordThing(before), change.Seen); err != nil {
			return err
		}
		after = before.Clone()
		change.apply(after)
		if after.Billed != nil && after.Billed.ElectronicAddress != before.Billed.ElectronicAddress {
			if err := domain.CheckElectronicAddress(after.Billed.ElectronicAddress, person.SIREN); err != nil {
				return err
			}
		}
		reframed := !slices.Equal(before.Frames, after.Frames)
		if !a.Group.IsAdmin() && (reframed || before.Buying != nil && *before.Buying != *after.Buying) {
			return domain.ErrConditions
		}
		if after.Sale != nil && before.Sale.PaymentTerms != after.Sale.PaymentTerms {
			if err := r.law.CheckTerms(ctx, tx, userID, after.Sale.PaymentTerms); err != nil {
				return err
			}
		}
		if reframed {
			if err := r.setFrames(ctx, tx, after, change.FramesPath); err != nil {
				return err
			}
		}
		if same, err := audit.Same(stateOf(before), stateOf(after)); err != nil || same && !reframed && change.IBAN == nil {
			return err
		}
		err = r.keepRecord(ctx, tx, before, after, change.IBAN)
		if err != nil || before.SellsLike(after) {
			return err
		}
		return tx.Publish(ctx, usersevents.SaleTermsChangedV1{SupplierID: userID})
	})
	return after, err
}

// setFrames writes the agreement frames of a record, and says at their member that one does not exist or is over.
func (r *Records) setFrames(ctx context.Context, tx *db.Tx, p *domain.Parameters, path string) error {
	err := r.frames.SetFrames(ctx, tx, p.UserID, p.Group, p.Frames)
	switch {
	case errors.Is(err, usersapi.ErrFrameNotFound):
		return fault.Invalid(fault.Violation{PropertyPath: path, Code: "not_found", Text: usersapi.ErrFrameNotFound.Text})
	case errors.Is(err, usersapi.ErrFrameEnded):
		return fault.Invalid(fault.Violation{PropertyPath: path, Code: "ended", Text: usersapi.ErrFrameEnded.Text})
	default:
		return err
	}
}

// recordState is a record as the audit trail shows it; of its agreement frames the module tells that keeps them.
type recordState struct {
	*domain.Media
	*domain.Franco
	*domain.Sale
	*domain.Buying
	*domain.Agency
	*usersapi.Registration
}

func stateOf(p *domain.Parameters) recordState {
	return recordState{p.Media, p.Franco, p.Sale, p.Buying, p.Agency, p.Billed}
}

// trailedFrames are the agreement frames of a record, for who writes it on an earlier version.
type trailedFrames struct {
	Frames []int64 `json:"frames"`
}

// recordThing is what carries the version of a record.
func recordThing(p *domain.Parameters) versions.Thing {
	frames := "agreementFrame"
	if p.Group == auth.Supplier {
		frames += "s"
	}
	return versions.Thing{Path: versions.Path("parameters", p.UserID), Version: p.Version, Members: map[string]string{"frames": frames}}
}

// auditRecord tells a new IBAN apart: its ending may be that of the old one.
func auditRecord(ctx context.Context, tx *db.Tx, before, after *domain.Parameters, iban bool) error {
	thing, id := recordThing(after), after.UserID
	entry := func(subject, action string, before, after any) audit.Entry {
		return audit.Entry{
			Action: action, Subject: subject, SubjectID: id, Before: before, After: after, Thing: thing.Path, Version: thing.Version,
		}
	}
	entries := []audit.Entry{
		entry("users", "users.parameters_changed", stateOf(before), stateOf(after)),
		entry("parameters", "users.parameters_changed", trailedFrames{before.Frames}, trailedFrames{after.Frames}),
	}
	if iban {
		entries = append(entries, entry("users", "users.iban_changed", nil, nil))
	}
	return audit.Append(ctx, tx, entries...)
}
