package main

import (
	"regexp"
	"slices"
	"strings"
)

// failures gives a line for each test that failed or never ended, the innermost alone: what failed, the command that
// repeats it, the first that it said, and why no second answer excuses it. A package that failed without a test (it did not
// compile, or a race was seen between tests) is one line.
func (p *pack) failures(part string) []string {
	var failed []*test
	for _, t := range p.tests {
		if t.name != "" && (t.end == "fail" || t.end == "") {
			failed = append(failed, t)
		}
	}
	var lines []string
	for _, t := range failed {
		if !slices.ContainsFunc(failed, func(other *test) bool { return strings.HasPrefix(other.name, t.name+"/") }) {
			lines = append(lines, part+"\t"+p.folder()+" "+t.name+"\t"+p.repeat(part, t.name)+"\t"+t.complaint()+"\t"+p.final())
		}
	}
	if len(lines) == 0 {
		lines = append(lines, part+"\t"+p.folder()+"\t"+p.repeat(part, "")+"\t\tno test")
	}
	return lines
}

// final is what of a package's failures cannot be excused by another answer of the same test; empty when all can. A hang and a
// race speak under the name of whatever test was running.
func (p *pack) final() string {
	for _, t := range p.tests {
		for _, line := range t.output {
			switch {
			case strings.Contains(line, "DATA RACE"), strings.Contains(line, "race detected during execution of test"):
				return "data race"
			case strings.Contains(line, "panic: test timed out"):
				return "hang"
			case strings.Contains(line, "[rapid] failed"), strings.Contains(line, "[rapid] panic"), strings.Contains(line, "[rapid] flaky"):
				return "property"
			}
		}
	}
	return ""
}

// longestSaid is how many last lines of a failed test are kept for the end of the run.
const longestSaid = 60

// complaints is what the failed tests of a package said, each below its name.
func (p *pack) complaints() []string {
	var lines []string
	for _, t := range p.tests {
		if len(t.output) == 0 {
			continue
		}
		lines = append(lines, strings.TrimSpace(p.folder()+" "+t.name))
		lines = append(lines, t.output[max(0, len(t.output)-longestSaid):]...)
	}
	return lines
}

// repeat is the command that runs one test again, in the order of this run and with the values of this run.
func (p *pack) repeat(part, name string) string {
	command := "./task " + part + " --"
	if name != "" {
		steps := strings.Split(name, "/")
		for i, step := range steps {
			steps[i] = "^" + regexp.QuoteMeta(step) + "$"
		}
		command += " -run '" + strings.Join(steps, "/") + "'"
	}
	if p.seed != "" {
		command += " -shuffle=" + p.seed
	}
	folder := p.folder()
	if folder != "." {
		folder = "./" + folder
	}
	command += " " + folder
	if p.rapid != "" {
		command += " -rapid.seed=" + p.rapid
	}
	return command
}
