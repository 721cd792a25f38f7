package picture

import (
	"bytes"
	"regexp"
)

const (
	mostOpenings  = 8
	longestAction = 512 // bytes of what a document does as it is opened
)

var (
	actionOf = regexp.MustCompile(`/S` + blank + `(?:/[A-Za-z]*|[\d(<\[])`)
	goesTo   = regexp.MustCompile(`^/S` + blank + `/GoTo$`)
	isNamed  = regexp.MustCompile(`^/S` + blank + `/Named$`)
	// turnsTo are the pages that a document turns to; a dialog to print asks first.
	turnsTo  = regexp.MustCompile(`/N` + blank + `/(?:FirstPage|PrevPage|NextPage|LastPage|Print)(?:[^A-Za-z]|$)`)
	nameOf   = regexp.MustCompile(`/N` + blank + `[^A-Za-z]`)
	nextOnes = regexp.MustCompile(`/Next(?:[^A-Za-z]|$)`)
)

// opensElsewhere tells a document that does more, as it is opened, than go to one of its pages.
func (d *document) opensElsewhere(said []byte) bool {
	value, ok := valueOf(said)
	if !ok {
		return true
	}
	if inside, isDictionary := bytes.CutPrefix(value, []byte("<<")); isDictionary {
		return !staysInside(inside)
	}
	if len(value) == 0 || value[0] < '0' || value[0] > '9' {
		return false // a page, or the name of one
	}
	number := reference.FindSubmatch(value[:min(len(value), longestGap)])
	if number == nil {
		return true
	}
	versions := d.versions(string(number[1]), longestAction)
	for _, version := range versions {
		inside, isDictionary := bytes.CutPrefix(version, []byte("<<"))
		if isDictionary && !staysInside(inside) || !isDictionary && !bytes.HasPrefix(version, []byte("[")) {
			return true
		}
	}
	return len(versions) == 0
}

// staysInside tells the one action that goes to a page and is followed by no other, from the inside of its dictionary on.
func staysInside(said []byte) bool {
	inside, isClosed := insideOf(said[:min(len(said), longestAction)])
	kinds := actionOf.FindAll(inside, 2)
	if !isClosed || len(kinds) != 1 || nextOnes.Match(inside) {
		return false
	}
	return goesTo.Match(kinds[0]) || isNamed.Match(kinds[0]) && len(nameOf.FindAll(inside, 2)) == 1 && turnsTo.Match(inside)
}
