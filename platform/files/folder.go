package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

const (
	folderMode = 0o750
	// incoming holds uploads until they are whole; it is on the same disk, so that renaming them is atomic.
	incoming = "incoming"
)

// folder keeps files on a disk, two levels of 256 folders deep. Several replicas may share it.
type folder struct{ root string }

func (f folder) ready(context.Context) error {
	if err := os.MkdirAll(filepath.Join(f.root, incoming), folderMode); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	probe, err := f.spool()
	if err != nil {
		return err
	}
	return discard(probe)
}

func (f folder) spool() (*os.File, error) {
	file, err := os.CreateTemp(filepath.Join(f.root, incoming), "upload-")
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	return file, nil
}

// discard lets go of a spooled file, whether or not it still has its name.
func discard(file *os.File) error {
	err := os.Remove(file.Name())
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return errors.Join(file.Close(), err)
}

func (f folder) path(name Name) string {
	return filepath.Join(f.root, string(name[:2]), string(name[2:4]), string(name))
}

// put renames the file into its place once it is on the disk, so that a power cut leaves all of it or nothing.
func (f folder) put(_ context.Context, name Name, content *os.File, _ int64) error {
	if err := content.Sync(); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	path := f.path(name)
	made := []string{filepath.Dir(path)}
	if _, err := os.Stat(made[0]); errors.Is(err, fs.ErrNotExist) { // its own folder is new, and perhaps the one above
		made = append(made, filepath.Dir(made[0]), f.root)
	}
	if err := os.MkdirAll(made[0], folderMode); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	if err := os.Rename(content.Name(), path); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	for _, dir := range made {
		if err := syncFolder(dir); err != nil {
			return err
		}
	}
	return nil
}

func syncFolder(path string) error {
	dir, err := os.Open(path) //nolint:gosec // a folder of the store
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	if err := errors.Join(dir.Sync(), dir.Close()); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	return nil
}

func (f folder) size(_ context.Context, name Name) (int64, error) {
	info, err := os.Stat(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return 0, errMissing
	}
	if err != nil {
		return 0, fmt.Errorf("files: %w", err)
	}
	return info.Size(), nil
}

func (f folder) open(_ context.Context, name Name, offset, length int64) (io.ReadCloser, error) {
	file, err := os.Open(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errMissing
	}
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	return section{io.NewSectionReader(file, offset, length), file}, nil
}

// section reads a part of a file, and closes the file.
type section struct {
	io.Reader
	io.Closer
}

func (f folder) remove(_ context.Context, name Name) error {
	if err := os.Remove(f.path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("files: %w", err)
	}
	return nil
}

func (f folder) tidy(before time.Time) error {
	entries, err := os.ReadDir(filepath.Join(f.root, incoming))
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue // put in its place meanwhile
		}
		if err != nil {
			return fmt.Errorf("files: %w", err)
		}
		if !info.ModTime().Before(before) {
			continue // still arriving
		}
		if err := os.Remove(filepath.Join(f.root, incoming, entry.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("files: %w", err)
		}
	}
	return nil
}
