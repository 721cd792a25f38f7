package mail

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

const (
	privateDir  = 0o700 // mails hold links that open accounts
	privateFile = 0o600
	fileTime    = "20060102T150405.000000Z"
	maxSameTime = 1000
	fileBuffer  = 32 << 10
)

// folder writes mails to files.
type folder struct{ options Options }

// Send implements Sender. A file appears whole or not at all, named
// <UTC time>-<number>-<recipient>.eml, so that names sort by time; the number
// tells mails of one microsecond apart, the recipient is RecipientKey.
func (f *folder) Send(_ context.Context, m Message) error {
	msg, err := f.options.build(m)
	if err != nil {
		return err
	}
	if err := f.write(msg, RecipientKey(m.To)); err != nil {
		return fmt.Errorf("%w: %w", ErrNotSent, err)
	}
	return nil
}

// RecipientKey is how file names tell recipients apart without naming them.
func RecipientKey(address string) string {
	sum := sha256.Sum256([]byte(strings.ToLower(address)))
	return hex.EncodeToString(sum[:6])
}

func (f *folder) write(msg *gomail.Msg, recipient string) error {
	if err := os.MkdirAll(f.options.Folder, privateDir); err != nil {
		return err
	}
	draft := filepath.Join(f.options.Folder, f.options.IDs.UUID()+".tmp")
	file, err := os.OpenFile(draft, os.O_WRONLY|os.O_CREATE|os.O_EXCL, privateFile) //nolint:gosec // the operator names the folder
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(draft) }()
	lines := bufio.NewWriterSize(file, fileBuffer) // go-mail writes each line by itself
	_, err = msg.WriteTo(lines)
	if err := errors.Join(err, lines.Flush(), file.Close()); err != nil {
		return err
	}
	stamp := f.options.Clock.Now().Format(fileTime)
	for n := range maxSameTime {
		name := fmt.Sprintf("%s-%03d-%s.eml", stamp, n, recipient)
		// A link is refused where a name is taken, which renaming is not.
		if err := os.Link(draft, filepath.Join(f.options.Folder, name)); !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	return errors.New("too many mails at one instant")
}
