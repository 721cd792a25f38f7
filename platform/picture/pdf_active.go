package picture

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"regexp"
	"strings"
)

const (
	endOfArchive   = 22 // bytes that end a ZIP archive, before its comment
	longestComment = 64 << 10
)

// blank is what may stand between two words of a document: blanks and comments.
const blank = `(?:[\x00\t\n\f\r ]|%[^\r\n]*[\r\n])*`

var (
	// activeName is what lets a document do something by itself: run, open, send, play or fetch something (ISO 32000-2, 12.6.4, 12.7.8).
	activeName = regexp.MustCompile(`/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|Rendition|Movie|Sound|GoToE|GoToR|FileAttachment|XFA)[^A-Za-z0-9_.-]`)
	// moreActions are those that a page or a field does when it is opened, left or typed in.
	moreActions = regexp.MustCompile(`/AA` + blank + `(?:<<|\d+` + blank + `\d+` + blank + `R)`)
	linked      = regexp.MustCompile(`/URI` + blank + `(\([^)]{0,40}|<[0-9A-Fa-f\s]{1,80}|\d+` + blank + `\d+` + blank + `R)`)
	lockedName  = regexp.MustCompile(`/Encrypt[^A-Za-z0-9_.-]`)
	fileName    = regexp.MustCompile(`/EmbeddedFile[^A-Za-z0-9_.-]`)
	filesName   = regexp.MustCompile(`/(?:EmbeddedFiles?|EF)[^A-Za-z0-9_.-]`)
	// harmlessLink may lack its scheme, as people write addresses; an empty one leads nowhere.
	harmlessLink = regexp.MustCompile(`(?i)^(?:https?:|mailto:|tel:|www\.|#|$|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)|[^:\\/]+@)`)
	invoiceXML   = regexp.MustCompile(`(?i)factur-x\.xml|zugferd-invoice\.xml|xrechnung\.xml|order-x\.xml`)
)

// judgePDF refuses a document that does something by itself, brings files along (but the data of an electronic invoice), is locked, so that
// nobody can tell, or is an archive as well. Errors are ErrActive, ErrLocked and ErrExt.
func judgePDF(content []byte) error {
	if isArchive(content) {
		return ErrExt
	}
	said, readable := objectsOf(content)
	switch {
	case lockedName.Match(said):
		return ErrLocked
	case !readable || activeName.Match(said) || moreActions.Match(said) || opensElsewhere(said) || leadsAstray(said):
		return ErrActive
	case filesName.Match(said) && (len(fileName.FindAllIndex(said, 2)) > 1 || !invoiceXML.Match(bytes.ReplaceAll(said, []byte{0}, nil))):
		return ErrActive
	}
	return nil
}

// isArchive tells content that ends as a ZIP archive does.
func isArchive(content []byte) bool {
	tail := content[max(0, len(content)-endOfArchive-longestComment):]
	for at := bytes.LastIndex(tail, []byte("PK\x05\x06")); at >= 0; at = bytes.LastIndex(tail[:at], []byte("PK\x05\x06")) {
		if rest := len(tail) - at - endOfArchive; rest >= 0 && int(binary.LittleEndian.Uint16(tail[at+endOfArchive-2:])) == rest {
			return true
		}
	}
	return false
}

// leadsAstray tells a document with a link that is not plainly one to the web, to a mail or to a telephone.
func leadsAstray(said []byte) bool {
	for _, found := range linked.FindAllSubmatch(said, -1) {
		target := found[1]
		switch target[0] {
		case '(':
			target = target[1:]
		case '<':
			target, _ = hex.DecodeString(evenly(strings.Join(strings.Fields(string(target[1:])), "")))
		default:
			return true // it is told elsewhere
		}
		if !harmlessLink.Match(target) {
			return true
		}
	}
	return false
}

// evenly leaves out the last of an odd number of digits.
func evenly(digits string) string { return digits[:len(digits)/2*2] }
