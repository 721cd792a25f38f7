package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/hex"
	"io"
	"regexp"
)

const (
	longestDictionary = 4 << 10  // bytes of what describes a stream
	mostStreams       = 100_000  // that are looked at: to look at one may take some microseconds
	mostInflated      = 32 << 20 // bytes of the objects of a document that are packed
	endOfArchive      = 22       // bytes that end a ZIP archive, before its comment
	longestComment    = 64 << 10
)

var (
	// activeName is what lets a document do something by itself: run, open, send, play or fetch something (ISO 32000-2, 12.6.4, 12.7.8).
	activeName = regexp.MustCompile(`/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|Rendition|Movie|Sound|GoToE|FileAttachment|XFA)[^A-Za-z0-9_.-]`)
	lockedName = regexp.MustCompile(`/Encrypt[^A-Za-z0-9_.-]`)
	fileName   = regexp.MustCompile(`/EmbeddedFile[^A-Za-z0-9_.-]`)
	filesName  = regexp.MustCompile(`/(?:EmbeddedFiles?|EF)[^A-Za-z0-9_.-]`)
	invoiceXML = regexp.MustCompile(`(?i)factur-x\.xml|zugferd-invoice\.xml|xrechnung\.xml|order-x\.xml`)
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
	case !readable || activeName.Match(said):
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

// objectsOf is a document with the objects in it that are packed, names written plainly; false: not all of them can be read.
func objectsOf(content []byte) (said []byte, readable bool) {
	said = plainNames(content)
	left, last := int64(mostInflated), bytes.LastIndex(content, []byte("endstream"))
	for from, streams := 0, 0; ; {
		at := bytes.Index(content[from:], []byte("stream"))
		if at < 0 {
			return said, true
		}
		before := content[from:][max(0, at-longestDictionary):at]
		from += at + len("stream")
		if bytes.HasSuffix(before, []byte("end")) {
			continue
		}
		if streams++; streams > mostStreams {
			return said, false
		}
		dictionary := plainNames(before[max(0, bytes.LastIndex(before, []byte("obj"))):])
		if !bytes.Contains(dictionary, []byte("/ObjStm")) {
			continue
		}
		if from > last || bytes.Contains(dictionary, []byte("/Predictor")) {
			return said, false
		}
		objects, err := inflated(bytes.TrimLeft(content[from:], "\r\n"), dictionary, left)
		if err != nil || int64(len(objects)) >= left {
			return said, false
		}
		left -= int64(len(objects))
		said = append(append(said, '\n'), plainNames(objects)...)
	}
}

// inflated are the objects of a stream, at most so many bytes.
func inflated(packed, dictionary []byte, most int64) ([]byte, error) {
	if !bytes.Contains(dictionary, []byte("/Filter")) {
		return nil, nil // they stand there as they are
	}
	reader, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err // it is looked at, and told to nobody
	}
	return io.ReadAll(io.LimitReader(reader, most))
}

// plainNames writes out what names escape: /J#61vaScript is /JavaScript.
func plainNames(content []byte) []byte {
	plain := make([]byte, 0, len(content))
	for i := 0; i < len(content); i++ {
		var char [1]byte
		if content[i] == '#' && i+2 < len(content) {
			if _, err := hex.Decode(char[:], content[i+1:i+3]); err == nil {
				plain = append(plain, char[0])
				i += 2
				continue
			}
		}
		plain = append(plain, content[i])
	}
	return plain
}
