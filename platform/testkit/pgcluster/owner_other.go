//go:build !unix

package pgcluster

import (
	"errors"
	"os/exec"
)

type owner struct{}

func findOwner() (owner, error) {
	return owner{}, errors.New("throw-away PostgreSQL servers need a Unix system")
}

func (owner) runs(*exec.Cmd) {}

func (owner) owns(string) error { return nil }
