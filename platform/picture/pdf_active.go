package picture

import (
	"bytes"
	"encoding/binary"
)

const (
	endOfArchive   = 22 // bytes that end a ZIP archive, before its comment
	longestComment = 64 << 10
)

// judgePDF refuses a document that does something by itself, brings files along (but the data of an electronic invoice), has a link that
// leads astray, is locked, so that nobody can tell, or is an archive as well. Errors are ErrActive, ErrLink, ErrLocked and ErrExt.
func judgePDF(content []byte) error {
	if isArchive(content) {
		return ErrExt
	}
	d, readable := openDocument(content)
	found := d.judgeNames()
	switch {
	case found.isLocked:
		return ErrLocked
	case !readable || found.acts || found.files > 1 || (found.files == 1 || found.namesFiles) && !isInvoice(d.said):
		return ErrActive
	}
	return found.link
}

// findings are what the names in a document tell of it.
type findings struct {
	isLocked   bool
	acts       bool
	files      int  // that it brings along
	namesFiles bool // or seems to
	opens      int  // actions as it is opened
	links      int
	link       error // the first that leads astray
}

// judgeNames looks at each name once, wherever it stands: within a text too, because nobody can tell for sure where one begins.
func (d *document) judgeNames() findings {
	var f findings
	opensFiles := bytes.Contains(d.said, []byte("/GoToR"))
	for rest := d.said; ; {
		at := bytes.IndexByte(rest, '/')
		if at < 0 {
			return f
		}
		rest = rest[at+1:]
		name := rest[:lengthOfName(rest)]
		rest = rest[len(name):]
		switch string(name) {
		case "Encrypt":
			f.isLocked = true
		case "EmbeddedFile":
			f.files++
		case "EF": // where a file is; a list of files may be empty
			f.namesFiles = f.namesFiles || isObject(rest)
		case "AA": // what a page or a field does when it is opened, left or typed in
			f.acts = f.acts || isObject(rest)
		case "OpenAction":
			f.opens++
			f.acts = f.acts || f.opens > mostOpenings || d.opensElsewhere(rest)
		case "URI", "Base":
			d.judgeLink(&f, rest, refusedAddress)
		case "F", "UF", "DOS", "Mac", "Unix":
			if opensFiles {
				d.judgeLink(&f, rest, refusedPath)
			}
		// what lets it run, open, send, play or fetch something by itself (ISO 32000-2, 12.6.4, 12.7.8)
		case "JavaScript", "Launch", "SubmitForm", "ImportData", "RichMedia", "Rendition", "Movie", "Sound", "GoToE", "FileAttachment", "XFA":
			f.acts = true
		}
	}
}

// isObject tells a dictionary, or a reference to one: the letters of EF and AA also stand in pictures, by chance.
func isObject(said []byte) bool {
	value, ok := valueOf(said)
	return !ok || bytes.HasPrefix(value, []byte("<<")) || reference.Match(value[:min(len(value), longestGap)])
}

// isInvoice tells a document that names the data of an electronic invoice, in letters of one byte or two.
func isInvoice(said []byte) bool {
	said = bytes.ToLower(bytes.ReplaceAll(said, []byte{0}, nil))
	for _, name := range []string{"factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml", "order-x.xml"} {
		if bytes.Contains(said, []byte(name)) {
			return true
		}
	}
	return false
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
