package mail_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"millesime/platform/clock"
	"millesime/platform/mail"
)

func files(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func TestWrittenToFiles(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "data", "mails")
	s := open(t, options("", folder))
	if err := s.Send(t.Context(), letter()); err != nil {
		t.Fatal(err)
	}
	names := files(t, folder)
	want := "20261121T080000.000123Z-000-" + mail.RecipientKey("Claire@Cave.example") + ".eml"
	if !slices.Equal(names, []string{want}) {
		t.Fatalf("got %q, want %q", names, want)
	}
	path := filepath.Join(folder, want)
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	got := read(t, string(content))
	if got.headers["Subject"] != "Votre accès" || got.text != letter().Text || got.html != letter().HTML {
		t.Errorf("got %+v", got)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if info, err := os.Stat(folder); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// A subject begins on the line of its header, however long its first accented words are.
func TestSubjectsBeginOnTheFirstLine(t *testing.T) {
	t.Parallel()
	for _, subject := range []string{
		"Votre inscription à Millésime est enregistrée", strings.Repeat("é", 200), "Château d’Été – Maison Ébène & Frères a accepté votre invitation_=?",
		"Devis DEV-2026-000001 : à valider avant le 3 décembre, s’il vous plaît, pour la Maison de l’Étoile",
	} {
		folder := t.TempDir()
		m := letter()
		m.Subject = subject
		if err := open(t, options("", folder)).Send(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		content, err := os.ReadFile(filepath.Join(folder, files(t, folder)[0]))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(content), "\r\nSubject: =?utf-8?q?") {
			t.Errorf("%q begins below its header:\n%.400s", subject, content)
		}
		if got, want := read(t, string(content)).headers["Subject"], strings.ReplaceAll(subject, "=?", "= ?"); got != want {
			t.Errorf("reads %q, want %q", got, want)
		}
	}
}

func TestFileNamesSortByTime(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	o := options("", folder)
	s := open(t, o)
	var group sync.WaitGroup
	for range 12 { // at one instant
		group.Go(func() {
			if err := s.Send(t.Context(), letter()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	fixed, ok := o.Clock.(*clock.Fixed)
	if !ok {
		t.Fatal("not a fixed clock")
	}
	fixed.Advance(1_000_000)
	last := letter()
	last.Subject = "Dernier"
	if err := s.Send(t.Context(), last); err != nil {
		t.Fatal(err)
	}
	names := files(t, folder)
	if len(names) != 13 {
		t.Fatalf("%d files: %q", len(names), names)
	}
	content, err := os.ReadFile(filepath.Join(folder, slices.Max(names)))
	if err != nil || !strings.Contains(string(content), "Subject: Dernier") {
		t.Errorf("the newest is not last: %v\n%s", err, content)
	}
}

func TestFolderThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	err := open(t, options("", filepath.Join(blocked, "mails"))).Send(t.Context(), letter())
	if !errors.Is(err, mail.ErrNotSent) {
		t.Errorf("got %v", err)
	}
}
