// Package app lets administrators write agreement frames, and tells who is in which.
package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/modules/pricing/internal/frames/store"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Frames are the agreement frames of the platform. They implement usersapi.Frames.
type Frames struct {
	store    *store.Store
	db       *db.DB
	clock    clock.Clock
	parties  usersapi.Parties
	records  usersapi.Records
	files    Files
	pictures Pictures
}

// NewFrames makes the frames over their store.
func NewFrames(
	d *db.DB, c clock.Clock, parties usersapi.Parties, records usersapi.Records, kept Files, pictures Pictures,
) *Frames {
	return &Frames{db: d, store: store.New(d), clock: c, parties: parties, records: records, files: kept, pictures: pictures}
}

// List reads a page of the frames, as they are today.
func (f *Frames) List(ctx context.Context, filter domain.FrameFilter) (lists.Page[domain.FrameView], error) {
	filter.Today = clock.DateOf(f.clock.Now())
	page, err := f.store.Frames(ctx, filter)
	if err != nil {
		return lists.Page[domain.FrameView]{}, err
	}
	views, err := f.views(ctx, page.Rows...)
	return lists.With(page, views), err
}

// Frame reads one frame.
func (f *Frames) Frame(ctx context.Context, id int64) (domain.FrameView, error) {
	frame, err := f.store.KeptFrame(ctx, nil, id)
	if err != nil {
		return domain.FrameView{}, err
	}
	views, err := f.views(ctx, frame)
	if err != nil {
		return domain.FrameView{}, err
	}
	return views[0], nil
}

// views name the members of frames, and add their documents.
func (f *Frames) views(ctx context.Context, frames ...domain.KeptFrame) ([]domain.FrameView, error) {
	var members, ids []int64
	for _, frame := range frames {
		ids = append(ids, frame.ID)
		members = append(append(members, frame.SupplierIDs...), frame.BuyerIDs...)
	}
	companies, err := f.parties.Parties(ctx, members)
	if err != nil {
		return nil, err
	}
	documents, err := f.store.FrameDocuments(ctx, nil, ids...)
	if err != nil {
		return nil, err
	}
	views := make([]domain.FrameView, 0, len(frames))
	for _, frame := range frames {
		views = append(views, domain.FrameView{
			KeptFrame: frame, Status: frame.Status(f.clock.Now()), Companies: companies, Documents: documents[frame.ID],
		})
	}
	return views, nil
}

// FramesOf implements usersapi.Frames.
func (f *Frames) FramesOf(ctx context.Context, in db.Handle, userID int64) ([]int64, error) {
	return f.store.FramesOf(ctx, in, userID)
}

// SetFrames implements usersapi.Frames.
func (f *Frames) SetFrames(ctx context.Context, tx *db.Tx, userID int64, group auth.Group, frameIDs []int64) error {
	before, err := f.store.FramesOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	exist, err := f.store.SetFramesOf(ctx, tx, userID, group, frameIDs)
	if err == nil && !exist {
		err = usersapi.ErrFrameNotFound
	}
	if err != nil {
		return err
	}
	came, gone := quote.Without(frameIDs, before), quote.Without(before, frameIDs)
	var joined, left []domain.KeptFrame
	for _, id := range slices.Sorted(slices.Values(slices.Concat(came, gone))) { // locked in one order
		frame, err := f.store.KeptFrame(ctx, tx, id)
		if err != nil {
			return err
		}
		isGone := slices.Contains(gone, id)
		if frame.Status(tx.Now()) == domain.FrameEnded && (!isGone || group == auth.Supplier) {
			return usersapi.ErrFrameEnded
		}
		if err := f.touch(ctx, tx, frame.With(userID, group, isGone), frame); err != nil {
			return err
		}
		if isGone {
			left = append(left, frame)
			continue
		}
		joined = append(joined, frame)
	}
	if err := tellRecord(ctx, tx, userID, joined, left, group); err != nil {
		return err
	}
	return trailRecord(ctx, tx, userID, joined, left, group.IsBuyer())
}
