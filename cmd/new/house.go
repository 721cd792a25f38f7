package main

import (
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// house is the repository with what is to be written into it: nothing is, before all of it is known to fit.
type house struct {
	folder string
	files  map[string]string // to be written, by path
	next   string            // what its maker does now
}

func (h *house) has(file string) bool {
	_, err := os.Stat(filepath.Join(h.folder, filepath.FromSlash(file)))
	return err == nil
}

// read gives a file as it will be.
func (h *house) read(file string) (string, error) {
	if text, ok := h.files[file]; ok {
		return text, nil
	}
	text, err := os.ReadFile(filepath.Join(h.folder, filepath.FromSlash(file)))
	return string(text), err
}

// add makes a new file.
func (h *house) add(file, text string) error {
	if h.has(file) {
		return fmt.Errorf("%s is there already", file)
	}
	h.files[file] = text
	return nil
}

// edit is a line or more to be put into a file, before the only line that holds a mark, or after it.
type edit struct {
	file, mark, text string
	after            bool
}

func (h *house) edit(e edit) error {
	text, err := h.read(e.file)
	if err != nil {
		return err
	}
	if n := strings.Count(text, e.mark); n != 1 {
		return fmt.Errorf("%s holds %q %d times instead of once: new lines have their place there", e.file, e.mark, n)
	}
	at := strings.Index(text, e.mark)
	if e.after {
		at += strings.IndexByte(text[at:], '\n') + 1
	} else {
		at = strings.LastIndexByte(text[:at], '\n') + 1
	}
	h.files[e.file] = text[:at] + e.text + "\n" + text[at:]
	return nil
}

func (h *house) write() error {
	for _, file := range slices.Sorted(maps.Keys(h.files)) {
		text := []byte(h.files[file])
		if strings.HasSuffix(file, ".go") {
			var err error
			if text, err = format.Source(text); err != nil { // aligns, and sorts imports
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		name := filepath.Join(h.folder, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil { //nolint:gosec // sources are for everybody
			return err
		}
		if err := os.WriteFile(name, text, 0o644); err != nil { //nolint:gosec // the same
			return err
		}
		_, _ = fmt.Fprintln(os.Stdout, file)
	}
	_, _ = fmt.Fprintf(os.Stdout, "\nnext:%s\n", h.next)
	return nil
}

// copied adds the files of a template, under names in which its words are replaced.
func (h *house) copied(template fs.FS, n names, place func(file string) string) error {
	return fs.WalkDir(template, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(template, file)
		return errors.Join(err, h.add(place(file), n.in(string(text))))
	})
}
