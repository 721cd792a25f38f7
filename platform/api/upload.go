package api

import (
	"errors"
	"fmt"
	"io"
	"os"

	"millesime/platform/clock"
)

// Upload as the type of field Body takes any body as it is, e.g. a CSV file. It waits in a temporary file, so that
// memory does not grow with it. Content is there until Handle returns.
type Upload struct {
	ContentType string
	Size        int64
	Content     io.ReaderAt
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
	if r.arrived != nil {
		return *r.arrived, nil
	}
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
	r.arrived = &Upload{ContentType: r.header("Content-Type"), Size: size, Content: file}
	return *r.arrived, nil
}
