//go:build unix

package pgcluster

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"strconv"
	"syscall"
)

// ErrRoot tells that PostgreSQL, which refuses to run as root, has no user to
// run as.
var ErrRoot = errors.New("running as root and there is no user postgres to run PostgreSQL as")

// owner is who runs the server: oneself, or the user postgres when root.
type owner struct{ credential *syscall.Credential }

func findOwner() (owner, error) {
	if os.Getuid() != 0 {
		return owner{}, nil
	}
	account, err := user.Lookup("postgres")
	if err != nil {
		return owner{}, ErrRoot
	}
	uid, err := strconv.ParseUint(account.Uid, 10, 32)
	if err != nil {
		return owner{}, fmt.Errorf("user postgres: %w", err)
	}
	gid, err := strconv.ParseUint(account.Gid, 10, 32)
	if err != nil {
		return owner{}, fmt.Errorf("user postgres: %w", err)
	}
	return owner{&syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}, nil
}

// runs makes a command run as the owner, in a process group of its own so that
// Ctrl-C reaches the tests first and they stop the server.
func (o owner) runs(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: o.credential, Setpgid: true}
}

func (o owner) owns(path string) error {
	if o.credential == nil {
		return nil
	}
	return os.Chown(path, int(o.credential.Uid), int(o.credential.Gid))
}
