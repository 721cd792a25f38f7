package files

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"millesime/platform/clock"
)

// storages runs fn on an empty storage of each kind.
func storages(t *testing.T, fn func(t *testing.T, o objects)) {
	t.Helper()
	t.Run("folder", func(t *testing.T) {
		t.Parallel()
		o := folder{filepath.Join(t.TempDir(), "files")}
		if err := o.ready(t.Context()); err != nil {
			t.Fatal(err)
		}
		fn(t, o)
	})
	t.Run("S3", func(t *testing.T) {
		t.Parallel()
		fn(t, gateway(t).bucket(t))
	})
}

// keep puts a content as Store does, and gives its name.
func keep(t *testing.T, o objects, content []byte) Name {
	t.Helper()
	spool, err := o.spool()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := spool.Write(content); err != nil {
		t.Fatal(err)
	}
	name := NameIn(TypePDF, content)
	if err := errors.Join(o.put(t.Context(), name, spool, int64(len(content))), discard(spool)); err != nil {
		t.Fatal(err)
	}
	return name
}

func part(t *testing.T, o objects, name Name, offset, length int64) []byte {
	t.Helper()
	section, err := o.open(t.Context(), name, offset, length)
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(section)
	if err := errors.Join(err, section.Close()); err != nil {
		t.Fatal(err)
	}
	return content
}

// pattern is content of which no part is like another.
func pattern(size int) []byte {
	var out bytes.Buffer
	for sum := sha256.Sum256(nil); out.Len() < size; sum = sha256.Sum256(sum[:]) {
		out.Write(sum[:])
	}
	return out.Bytes()[:size]
}

func TestWhatIsPutIsRead(t *testing.T) {
	t.Parallel()
	storages(t, func(t *testing.T, o objects) {
		t.Helper()
		for _, size := range []int{0, 1, 100, 12 << 20} {
			content := pattern(size)
			name := keep(t, o, content)
			if keep(t, o, content) != name {
				t.Errorf("%d bytes have two names", size)
			}
			if got, err := o.size(t.Context(), name); err != nil || got != int64(size) {
				t.Errorf("size %d: %d, %v", size, got, err)
			}
			if !bytes.Equal(part(t, o, name, 0, int64(size)), content) {
				t.Errorf("%d bytes are read otherwise", size)
			}
			for _, span := range [][2]int{{0, 1}, {size / 3, size / 3}, {size - 1, 1}, {size / 2, 0}} {
				if span[0] < 0 || span[0]+span[1] > size {
					continue
				}
				if got := part(t, o, name, int64(span[0]), int64(span[1])); !bytes.Equal(got, content[span[0]:span[0]+span[1]]) {
					t.Errorf("%d bytes from %d of %d: %d bytes, others", span[1], span[0], size, len(got))
				}
			}
		}
	})
}

func TestWhatIsNotThere(t *testing.T) {
	t.Parallel()
	storages(t, func(t *testing.T, o objects) {
		t.Helper()
		name := keep(t, o, []byte("gone soon"))
		for range 2 { // the second time there is nothing left
			if err := o.remove(t.Context(), name); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := o.size(t.Context(), name); !errors.Is(err, errMissing) {
			t.Errorf("size: %v", err)
		}
		for _, length := range []int64{0, 4} {
			section, err := o.open(t.Context(), name, 0, length)
			if !errors.Is(err, errMissing) {
				t.Errorf("open: %v", err)
			}
			if err == nil {
				_ = section.Close()
			}
		}
	})
}

// A content is there whole or not at all: what is cut while it arrives leaves nothing under its name.
func TestCutUploads(t *testing.T) {
	t.Parallel()
	storages(t, func(t *testing.T, o objects) {
		t.Helper()
		spool, err := o.spool()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spool.Write(pattern(1000)); err != nil {
			t.Fatal(err)
		}
		cut, cancel := context.WithCancel(t.Context())
		cancel()
		name := NameIn(TypePDF, pattern(1000))
		if err := o.put(cut, name, spool, 1000); err == nil {
			if _, local := o.(folder); !local { // a folder has nothing to wait for
				t.Error("put although the request is over")
			}
		} else if _, err := o.size(t.Context(), name); !errors.Is(err, errMissing) {
			t.Errorf("a cut upload is there: %v", err)
		}
		if err := discard(spool); err != nil {
			t.Error(err)
		}
	})
}

func TestAFolderForgetsCutUploads(t *testing.T) {
	t.Parallel()
	o := folder{t.TempDir()}
	if err := o.ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	old, err := o.spool()
	if err != nil {
		t.Fatal(err)
	}
	if err := o.tidy(clock.System().Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old.Name()); err != nil {
		t.Errorf("what is still arriving: %v", err)
	}
	if err := o.tidy(clock.System().Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old.Name()); err == nil {
		t.Error("a cut upload stays")
	}
	_ = old.Close()
}

func TestStoragesThatCannotBeUsed(t *testing.T) {
	t.Parallel()
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	g := gateway(t)
	for _, url := range []string{
		"file:" + blocked, "file:", "s3://", "s3://bucket", "s3://key@host/bucket", "s3://key:hunter2@host", "ftp://key:hunter2@host/bucket",
		"s3://key:hunter2@host/bucket?tls=no", "s3://key:hunter2@host/bucket?colour=red",
		"s3://" + gatewayKey + ":" + gatewaySecret + "@" + g.address + "/nobody-made-this?tls=off",
		"s3://" + gatewayKey + ":hunter2@" + g.address + "/nobody-made-this?tls=off",
	} {
		_, err := Open(t.Context(), Options{URL: url})
		if err == nil {
			t.Errorf("%s is taken", url)
		} else if strings.Contains(err.Error(), "hunter2") || strings.Contains(err.Error(), gatewaySecret) {
			t.Errorf("a secret is repeated: %v", err)
		}
	}
	if err := Check("s3://a%40b:c%2Fd@s3.example:9000/wine/folder?region=eu-west-3&tls=off"); err != nil {
		t.Error(err)
	}
}
