package fault

import (
	"fmt"
	"runtime/debug"
)

// Guarded turns a panic into an error: one bad handler, job or request must not end the server.
func Guarded(fn func() error) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = Panicked(reason)
		}
	}()
	return fn()
}

// Panicked is the error of a recovered panic, with its stack for the log.
func Panicked(reason any) error { return fmt.Errorf("panicked: %v\n%s", reason, debug.Stack()) }
