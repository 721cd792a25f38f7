package picture

import (
	"bytes"
	"regexp"
)

const (
	longestAction = 512 // bytes of what a document does as it is opened
	mostVersions  = 100 // of the object that says so
)

var (
	opensWith = regexp.MustCompile(`/OpenAction` + blank + `(?:(\d+)` + blank + `\d+` + blank + `R|<<)`)
	leading   = regexp.MustCompile(`^` + blank)
	actionOf  = regexp.MustCompile(`/S` + blank + `/[A-Za-z]*`)
	goesTo    = regexp.MustCompile(`^/S` + blank + `/GoTo$`)
)

// opensElsewhere tells a document that does more, as it is opened, than go to one of its pages.
func opensElsewhere(said []byte) bool {
	for _, found := range opensWith.FindAllSubmatchIndex(said, mostVersions) {
		if found[2] < 0 {
			if !isGoTo(said[found[1]:]) {
				return true
			}
			continue
		}
		object := regexp.MustCompile(`(?:^|[^0-9])` + string(said[found[2]:found[3]]) + blank + `\d+` + blank + `obj`)
		versions := object.FindAllIndex(said, mostVersions)
		if len(versions) == 0 || len(versions) == mostVersions {
			return true
		}
		for _, at := range versions {
			content := said[at[1]:]
			content = content[len(leading.Find(content)):]
			rest, isDictionary := bytes.CutPrefix(content, []byte("<<"))
			if isDictionary && !isGoTo(rest) || !isDictionary && !bytes.HasPrefix(content, []byte("[")) {
				return true
			}
		}
	}
	return false
}

// isGoTo tells the one action that goes to a page and is followed by no other, from the inside of its dictionary on.
func isGoTo(said []byte) bool {
	inside, isClosed := insideOf(said[:min(len(said), longestAction)])
	kinds := actionOf.FindAll(inside, 2)
	return isClosed && len(kinds) == 1 && goesTo.Match(kinds[0]) && !bytes.Contains(inside, []byte("/Next"))
}

// insideOf is a dictionary from its inside on, up to where it closes.
func insideOf(said []byte) (inside []byte, isClosed bool) {
	depth, text := 1, 0
	for i := 0; i < len(said); i++ {
		switch {
		case said[i] == '\\' && text > 0:
			i++
		case said[i] == '(':
			text++
		case said[i] == ')' && text > 0:
			text--
		case text > 0:
		case bytes.HasPrefix(said[i:], []byte("<<")):
			depth++
			i++
		case bytes.HasPrefix(said[i:], []byte(">>")):
			if depth--; depth == 0 {
				return said[:i], true
			}
			i++
		}
	}
	return said, false
}
