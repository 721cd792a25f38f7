// Command new makes the first version of a module or of a screen: complete, tested, in French and English, ready to be changed
// into the real one (docs/guides). What it copies is in _module and _screen, about specimens.
package main

import (
	"errors"
	"fmt"
	"os"
)

const usage = `usage:
  ./task new:module -- tastings [tasting]
  ./task new:screen -- FEATURE tastings [tasting]`

func main() {
	if err := run(".", os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "new:", err)
		os.Exit(1)
	}
}

// run changes the repository in a folder: everything that was asked for, or nothing.
func run(folder string, args []string) error {
	if len(args) < 2 {
		return errors.New(usage)
	}
	h := &house{folder: folder, files: map[string]string{}}
	var err error
	switch kind, words := args[0], args[1:]; {
	case kind == "module" && len(words) <= 2:
		err = addModule(h, words)
	case kind == "screen" && len(words) >= 2 && len(words) <= 3:
		err = addScreen(h, words[0], words[1:])
	default:
		err = errors.New(usage)
	}
	if err != nil {
		return err
	}
	return h.write()
}
