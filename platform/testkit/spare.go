package testkit

import (
	"context"
	"errors"
	"sync"

	"github.com/jackc/pgx/v5"
)

// spareDatabases are PostgreSQL databases of tests that are over, as the template is: making one and dropping it copies and
// removes nine hundred files, emptying it a dozen tables.
type spareDatabases struct {
	mu    sync.Mutex
	names []string
}

var spares spareDatabases //nolint:gochecknoglobals // one per process, dropped by Main

func (s *spareDatabases) take() (name string, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	last := len(s.names) - 1
	if last < 0 {
		return "", false
	}
	name = s.names[last]
	s.names = s.names[:last]
	return name, true
}

func (s *spareDatabases) put(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.names = append(s.names, name)
}

// dropAll leaves nothing behind on a server that outlives the process.
func (s *spareDatabases) dropAll() error {
	var failures error
	for {
		name, ok := s.take()
		if !ok {
			return failures
		}
		admin, err := server()
		failures = errors.Join(failures, err, drop(context.Background(), admin, name))
	}
}

// giveBack brings a database back to the template's state for the next test; one whose schema was changed or that has grown is
// dropped.
func giveBack(ctx context.Context, admin, name string) error {
	// Under another name: what still holds the test's URL finds nothing there.
	next := newName()
	if err := rename(ctx, admin, name, next); err != nil {
		return drop(ctx, admin, name)
	}
	asBefore, err := restore(ctx, withDatabase(admin, next))
	if err != nil || !asBefore {
		return errors.Join(err, drop(ctx, admin, next))
	}
	spares.put(next)
	return nil
}

// rename ends the database's sessions, as it may only be renamed without any.
func rename(ctx context.Context, admin, from, to string) error {
	return session(ctx, admin, func(conn *pgx.Conn) error {
		const endSessions = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1"
		if _, err := conn.Exec(ctx, endSessions, from); err != nil {
			return err
		}
		_, err := conn.Exec(ctx, "ALTER DATABASE "+from+" RENAME TO "+to)
		return err
	})
}
