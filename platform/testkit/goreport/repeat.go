package main

import (
	"regexp"
	"slices"
	"strings"
)

// failures gives a line for each test that failed or never ended, the innermost alone: what failed, the command that
// repeats it, and the first that it said. A package that failed without a test (it did not compile, or a race was seen
// between tests) is one line.
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
			lines = append(lines, part+"\t"+p.folder()+" "+t.name+"\t"+p.repeat(part, t.name)+"\t"+t.complaint())
		}
	}
	if len(lines) == 0 {
		lines = append(lines, part+"\t"+p.folder()+"\t"+p.repeat(part, "")+"\t")
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
