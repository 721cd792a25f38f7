package millesime_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// `./task start` builds when anything was changed, added or removed since its last build, and only then.
func TestStartBuildsWhatChanged(t *testing.T) {
	t.Parallel()
	house := newTaskHouse(t)

	house.start("built served", "the first start")
	house.start("served", "nothing changed")

	house.write("modules/cart/cart.go", "package cart // changed")
	house.start("built served", "a file changed")
	house.start("served", "nothing changed since")

	house.write("ui/src/new.ts", "")
	house.start("built served", "a file was added")

	house.age()
	if err := os.Remove(filepath.Join(house.root, "db/demo.go")); err != nil {
		t.Fatal(err)
	}
	house.start("built served", "a file was removed")

	house.write("ui/dist/assets/app.js", "")
	house.write("ui/node_modules/react/index.js", "")
	house.start("served", "what is built and installed is no source")

	if installs, err := os.ReadFile(filepath.Join(house.root, "ui/installs")); err != nil || strings.Count(string(installs), "installed") != 1 {
		t.Errorf("packages were installed: %s %v", installs, err)
	}
}

// A build that failed is done again, whatever it left.
func TestStartBuildsAgainAfterAFailure(t *testing.T) {
	t.Parallel()
	house := newTaskHouse(t)
	house.write("go.fails", "")
	if out, err := house.run(); err == nil {
		t.Fatalf("started after a failed build: %s", out)
	}
	if err := os.Remove(filepath.Join(house.root, "go.fails")); err != nil {
		t.Fatal(err)
	}
	house.start("built served", "after a failed build")
}

// taskHouse is a folder with the wrapper `task`, some sources, and a go that says what it was asked to do.
type taskHouse struct {
	t    *testing.T
	root string
}

const fakeGo = `#!/bin/sh
case "$*" in
build*-o*)
	[ ! -f go.fails ] || exit 1
	printf 'built '
	mkdir -p bin
	printf '#!/bin/sh\necho served\n' >bin/millesime
	chmod +x bin/millesime
	;;
tool*) printf 'the task runner ' ;; # which nobody needs to start
esac
`

// fakeNpm installs into a package's folder too, as npm does.
const fakeNpm = `#!/bin/sh
case "$1" in
install)
	mkdir -p node_modules tools/openapi/node_modules
	echo installed >>installs
	: >node_modules/.package-lock.json
	;;
run)
	mkdir -p dist
	: >dist/index.html
	;;
esac
`

func newTaskHouse(t *testing.T) taskHouse {
	t.Helper()
	house := taskHouse{t, t.TempDir()}
	wrapper, err := os.ReadFile("task")
	if err != nil {
		t.Fatal(err)
	}
	house.write("task", string(wrapper))
	for _, script := range []string{"build.sh", "packages.sh", "interface.sh", "thrice.sh"} {
		content, err := os.ReadFile(filepath.Join("tools/scripts", script))
		if err != nil {
			t.Fatal(err)
		}
		house.write("tools/scripts/"+script, string(content))
	}
	house.write("tools/go", fakeGo)
	house.write("tools/node", "")
	house.write("tools/npm", fakeNpm)
	for _, file := range []string{
		"go.mod", "go.sum", "Taskfile.yml", "cmd/main.go", "db/demo.go", "platform/api.go", "modules/cart/cart.go",
		"ui/src/app.ts", "ui/index.html", "ui/package.json", "ui/package-lock.json", "ui/tools/openapi/package.json",
	} {
		house.write(file, "")
	}
	return house
}

// write ages what is there, so that the new file is newer than the last build even where a file's time is coarse.
func (h taskHouse) write(name, content string) {
	h.t.Helper()
	h.age()
	file := filepath.Join(h.root, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
		h.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(content), 0o700); err != nil { //nolint:gosec // programs are among them
		h.t.Fatal(err)
	}
}

// age makes all that is there an hour older, the mark of the last build too.
func (h taskHouse) age() {
	h.t.Helper()
	root, err := os.OpenRoot(h.root)
	if err != nil {
		h.t.Fatal(err)
	}
	defer root.Close() //nolint:errcheck // a folder of the test's own
	err = fs.WalkDir(root.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		past := info.ModTime().Add(-time.Hour)
		return root.Chtimes(name, past, past)
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

func (h taskHouse) start(want, when string) {
	h.t.Helper()
	out, err := h.run()
	if err != nil {
		h.t.Fatalf("%s: %v: %s", when, err, out)
	}
	if got := strings.Join(strings.Fields(out), " "); got != want {
		h.t.Errorf("%s: %q, want %q", when, got, want)
	}
}

// run gives what is said on the standard output.
func (h taskHouse) run() (string, error) {
	command := exec.CommandContext(h.t.Context(), "./task", "start")
	command.Dir = h.root
	command.Env = append(os.Environ(), "PATH="+filepath.Join(h.root, "tools")+":"+os.Getenv("PATH"))
	out, err := command.Output()
	return string(out), err
}
