package main

import (
	"regexp"
	"slices"
	"strings"
)

// failures gives a line for each test that failed or never ended, the innermost alone: what failed, and the command that
// repeats it. A package that failed without a test (it did not compile, or a race was seen between tests) is one line.
func (p *pack) failures(part string) []string {
	var names []string
	for _, t := range p.tests {
		if t.name != "" && (t.end == "fail" || t.end == "") {
			names = append(names, t.name)
		}
	}
	var lines []string
	for _, name := range names {
		if !slices.ContainsFunc(names, func(other string) bool { return strings.HasPrefix(other, name+"/") }) {
			lines = append(lines, part+"\t"+p.folder()+" "+name+"\t"+p.repeat(part, name))
		}
	}
	if len(lines) == 0 {
		lines = append(lines, part+"\t"+p.folder()+"\t"+p.repeat(part, ""))
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
