package api

import (
	"context"
	"errors"
	"time"

	"millesime/platform/versions"
)

// Meanwhile is what the refusal of a write on an earlier version tells of the thing: what it is now, and who changed it.
type Meanwhile struct {
	Version   int64          `json:"version"`
	ChangedAt *time.Time     `json:"changedAt"` // null: not known
	ChangedBy *Author        `json:"changedBy"` // null: nobody, or out of the reader's sight
	Changed   []string       `json:"changed"`   // the members that changed since, of those that the reader reads; none: not known
	Current   map[string]any `json:"current"`   // these as they are now; all of them where it is not known which changed
}

// Author is somebody who changed a thing.
type Author struct {
	IRI  string `json:"@id"`
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// stale is the refusal of a write with the members that changed since.
type stale struct {
	*versions.StaleError

	current map[string]any
}

// Unwrap gives the refusal.
func (s *stale) Unwrap() error { return s.StaleError }

// withCurrent adds to the refusal of a write on an earlier version what is read now of the members that changed.
func withCurrent(err error, reads func() ([]any, error)) error {
	refused, ok := errors.AsType[*versions.StaleError](err)
	if !ok || reads == nil {
		return err
	}
	shown, readErr := reads()
	if readErr != nil {
		return readErr
	}
	current, readErr := membersNow(shown, refused.Members)
	if readErr != nil {
		return readErr
	}
	return &stale{StaleError: refused, current: current}
}

// membersNow are members of what is read of a thing; all of them where none is named.
func membersNow(shown []any, names []string) (map[string]any, error) {
	current := map[string]any{}
	for _, one := range shown {
		view, err := asSent(one)
		if err != nil {
			return nil, err
		}
		if len(names) == 0 {
			return view, nil
		}
		for _, name := range names {
			if value, found := view[name]; found {
				current[name] = value
			}
		}
	}
	return current, nil
}

// call performs the operation; the refusal of a write on an earlier version says who wrote meanwhile.
func (s *Server) call(ctx context.Context, r *request) (any, error) {
	out, err := r.op.call(ctx, r)
	refused, ok := errors.AsType[*versions.StaleError](err)
	if !ok {
		return out, err
	}
	told := Meanwhile{Version: refused.Version, ChangedAt: OrNull(refused.At), Changed: []string{}, Current: map[string]any{}}
	if with, ok := errors.AsType[*stale](err); ok {
		told.Current = with.current
	}
	for _, member := range refused.Members {
		if _, read := told.Current[member]; read {
			told.Changed = append(told.Changed, member)
		}
	}
	if told.ChangedBy, err = s.author(ctx, r, refused.Impersonator, refused.Actor); err != nil {
		return nil, err
	}
	return nil, versions.ErrChangedMeanwhile.Body(told)
}

// author is the first of some people whom the reader may call by name; nil when it may call none.
func (s *Server) author(ctx context.Context, r *request, ids ...int64) (*Author, error) {
	if s.options.Names == nil {
		return nil, nil
	}
	names, err := s.options.Names(ctx, r.actor, ids)
	for _, id := range ids {
		if name, found := names[id]; found {
			return &Author{IRI: IRI("users", id), ID: id, Name: name}, err
		}
	}
	return nil, err
}
