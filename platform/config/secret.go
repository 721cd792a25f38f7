package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"millesime/platform/ids"
)

const (
	secretFile  = "secret"
	privateFile = 0o600
	privateDir  = 0o700
)

// storedSecret gives the secret kept in the data folder, made on first run. A
// secret appears there whole or not at all, even when two processes start at
// once: it is written aside, then linked into place by the first.
func storedSecret(dir string, random ids.Source) (string, error) {
	path := filepath.Join(dir, secretFile)
	secret, err := readSecret(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return secret, err
	}
	if err := os.MkdirAll(dir, privateDir); err != nil {
		return "", fmt.Errorf("make the data folder: %w", err)
	}
	draft := filepath.Join(dir, secretFile+"-"+random.UUID())
	if err := os.WriteFile(draft, []byte(random.Token()+"\n"), privateFile); err != nil {
		return "", fmt.Errorf("write the secret: %w", err)
	}
	defer func() { _ = os.Remove(draft) }()
	if err := os.Link(draft, path); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", fmt.Errorf("keep the secret: %w", err)
	}
	return readSecret(path)
}

func readSecret(path string) (string, error) {
	content, err := os.ReadFile(path) //nolint:gosec // the operator names the data folder
	if err != nil {
		return "", fmt.Errorf("read the secret: %w", err)
	}
	secret := strings.TrimSpace(string(content))
	if len(secret) < minSecret {
		return "", fmt.Errorf("the secret in %s is shorter than %d characters", path, minSecret)
	}
	return secret, nil
}
