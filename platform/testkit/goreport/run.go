package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"millesime/platform/testkit"
)

// event is one line of `go test -json` (go doc test2json).
type event struct {
	Action, Package, Test, Output, ImportPath string
	Elapsed                                   float64
}

// run is what was seen of a run of tests.
type run struct {
	out      io.Writer
	part     string
	packages map[string]*pack
	// for the summary of the whole run
	failed, said, times []string
}

// pack is what was seen of a package that is not through yet.
type pack struct {
	name  string
	tests []*test // in the order they began; the first, without a name, is the package itself
	seed  string  // of the order of its tests
	rapid string  // seed of the last property that failed
}

type test struct {
	name, end string // end is "" until it ended
	output    []string
}

func newRun(out io.Writer, part string) *run {
	return &run{out: out, part: part, packages: map[string]*pack{}}
}

func (r *run) take(e event) {
	if e.Package == "" { // the compiler, about e.ImportPath
		r.print(e.Output)
		return
	}
	p := r.packages[e.Package]
	if p == nil {
		p = &pack{name: e.Package}
		r.packages[e.Package] = p
	}
	t := p.test(e.Test)
	switch e.Action {
	case "output":
		p.hear(t, e.Output)
	case "pass", "fail", "skip":
		t.end = e.Action
		if e.Test != "" {
			r.ended(p, t, e.Elapsed)
			return
		}
		r.through(p)
		delete(r.packages, p.name)
	}
}

func (p *pack) test(name string) *test {
	for _, t := range slices.Backward(p.tests) {
		if t.name == name {
			return t
		}
	}
	t := &test{name: name}
	p.tests = append(p.tests, t)
	return t
}

var (
	framing   = regexp.MustCompile(`^(=== (RUN|PAUSE|CONT|NAME)|PASS$|testing: warning: no tests to run)|\[no test files\]$`)
	shuffled  = regexp.MustCompile(`^-test\.shuffle (\d+)$`)
	rapidSeed = regexp.MustCompile(`-rapid\.seed=(\d+)`)
	place     = regexp.MustCompile(`^ +[A-Za-z_0-9]+\.go:\d+: `)
)

func (p *pack) hear(t *test, output string) {
	line := strings.TrimSuffix(output, "\n")
	if seed := shuffled.FindStringSubmatch(line); seed != nil {
		p.seed = seed[1]
		return
	}
	if seed := rapidSeed.FindStringSubmatch(line); seed != nil {
		p.rapid = seed[1]
	}
	if !framing.MatchString(line) {
		t.output = append(t.output, line)
	}
}

// ended forgets what a test said that went well, and tells why one was skipped.
func (r *run) ended(p *pack, t *test, seconds float64) {
	if strings.Count(t.name, "/") <= 1 && !p.split(t.name) { // a test, or what it does on one database
		r.times = append(r.times, fmt.Sprintf("%.2f\t%s\t%s %s", seconds, r.part, p.folder(), t.name))
	}
	switch t.end {
	case "skip":
		if why := t.reason(); !strings.HasPrefix(why, testkit.OtherRun) {
			r.print(fmt.Sprintf("SKIPPED %s %s: %s\n", p.folder(), t.name, why))
		}
		t.output = nil
	case "pass":
		t.output = nil
	}
}

// split tells whether a test has tests of its own.
func (p *pack) split(name string) bool {
	return slices.ContainsFunc(p.tests, func(t *test) bool { return strings.HasPrefix(t.name, name+"/") })
}

// reason is the last thing that a skipped test said.
func (t *test) reason() string {
	for _, line := range slices.Backward(t.output) {
		if at := place.FindString(line); at != "" {
			return strings.TrimPrefix(line, at)
		}
	}
	return ""
}

// longestComplaint is what fits on a line or two of a log.
const longestComplaint = 300

// complaint is the first that a failed test said, with what stands below it, on one line.
func (t *test) complaint() string {
	at := slices.IndexFunc(t.output, place.MatchString)
	if at < 0 {
		return ""
	}
	words := []rune(strings.Join(strings.Fields(strings.Join(t.output[at:min(at+3, len(t.output))], " ")), " "))
	return string(words[:min(len(words), longestComplaint)])
}

// through prints the package's last line, after everything about what failed.
func (r *run) through(p *pack) {
	itself := p.test("")
	if itself.end == "fail" {
		for _, t := range p.tests {
			if t.name != "" && len(t.output) > 0 { // also what came after a test's end: a crash speaks under any name
				r.print(strings.Join(append(t.output, ""), "\n"))
			}
		}
		r.failed = append(r.failed, p.failures(r.part)...)
		r.said = append(r.said, p.complaints()...)
	}
	r.print(strings.Join(append(itself.output, ""), "\n"))
}

// close tells of packages of which the end was never seen.
func (r *run) close() {
	for _, p := range r.packages {
		p.test("").end = "fail"
		r.through(p)
	}
}

func (r *run) print(text string) {
	fmt.Fprint(r.out, text) //nolint:errcheck // nobody is left to tell
}

// folder is the package as a person names it.
func (p *pack) folder() string {
	if _, folder, inside := strings.Cut(p.name, "/"); inside {
		return folder
	}
	return "."
}
