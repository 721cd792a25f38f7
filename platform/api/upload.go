package api

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"millesime/platform/clock"
)

// Upload as the type of field Body takes any body as it is, e.g. a CSV file. It waits in a temporary file, so that
// memory does not grow with it. Content is there until Handle returns.
type Upload struct {
	ContentType string
	Size        int64
	Content     io.ReaderAt
}

// Bounds of the files that arrive at one time.
const (
	uploadsPerPerson = 2
	uploadsAtOnce    = 16
	uploadRetry      = 5 * time.Second
)

// uploads counts the files that are arriving or being worked on, by person.
type uploads struct {
	mu       sync.Mutex
	byPerson map[int64]int
	all      int
}

// enter takes a place, or tells to come back.
func (u *uploads) enter(person int64) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.byPerson[person] >= uploadsPerPerson || u.all >= uploadsAtOnce {
		return ErrUploads.RetryAfter(uploadRetry)
	}
	if u.byPerson == nil {
		u.byPerson = map[int64]int{}
	}
	u.byPerson[person]++
	u.all++
	return nil
}

func (u *uploads) leave(person int64) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.all--
	if u.byPerson[person]--; u.byPerson[person] == 0 {
		delete(u.byPerson, person)
	}
}

// nameless makes a file that loses its name at once where the system lets it, so that nothing stays of a server that is
// killed; remove lets go of it.
func nameless(folder string) (file *os.File, remove func(), err error) {
	if file, err = os.CreateTemp(folder, "millesime-upload-"); err != nil {
		return nil, nil, err
	}
	if os.Remove(file.Name()) == nil {
		return file, func() { _ = file.Close() }, nil
	}
	return file, func() { _ = errors.Join(file.Close(), os.Remove(file.Name())) }, nil
}

// upload puts a body into a temporary file, which goes with the request.
func (r *request) upload() (_ Upload, err error) {
	if err := r.uploads.enter(r.actor.ID); err != nil {
		return Upload{}, err
	}
	r.atEnd = append(r.atEnd, func() { r.uploads.leave(r.actor.ID) })
	file, remove, err := nameless("")
	if err != nil {
		return Upload{}, fmt.Errorf("a file for an upload: %w", err)
	}
	r.atEnd = append(r.atEnd, remove)
	source := r.ctx.RequestBodyStream()
	if source == nil {
		return Upload{}, ErrBodyMissing
	}
	source = newPaced(source, r.ctx.Conn(), clock.System(), r.patience)
	size, err := io.Copy(file, io.LimitReader(source, int64(r.op.maxBody)+1))
	switch {
	case err != nil:
		return Upload{}, ErrBodyCut.Because(err)
	case size > int64(r.op.maxBody):
		return Upload{}, ErrTooLarge
	case size == 0:
		return Upload{}, ErrBodyMissing
	}
	return Upload{ContentType: r.header("Content-Type"), Size: size, Content: file}, nil
}
