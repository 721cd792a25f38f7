package files

import (
	"context"
	"errors"
	"io"
	"os"
	"time"
)

// errMissing is the error of a file that is not there.
var errMissing = errors.New("files: there is no such file")

// objects are where files lie. Every implementation passes the same suite (objects_test.go).
type objects interface {
	// ready tells whether files can be written and read, once, when the program starts.
	ready(ctx context.Context) error
	// spool makes the temporary file that an upload waits in.
	spool() (*os.File, error)
	// put keeps the content of a spooled file under a name: whole, or not at all. The same name may be put again.
	put(ctx context.Context, name Name, content *os.File, size int64) error
	// size of a file in bytes, or errMissing.
	size(ctx context.Context, name Name) (int64, error)
	// open reads length bytes from an offset on, or answers errMissing. Close it.
	open(ctx context.Context, name Name, offset, length int64) (io.ReadCloser, error)
	// remove forgets a file; one that is not there is no error.
	remove(ctx context.Context, name Name) error
	// tidy removes what uploads left behind that began before an instant and were cut.
	tidy(before time.Time) error
}
