package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"errors"
	"io"
	"regexp"
	"strconv"
)

const (
	longestDictionary = 4 << 10  // bytes of what describes a stream
	mostStreams       = 100_000  // that are looked at: to look at one may take some microseconds
	mostInflated      = 32 << 20 // bytes of the objects of a document that are packed
)

var (
	// elsewhere is a stream whose bytes are in another file.
	elsewhere = regexp.MustCompile(`/F` + blank + `(?:\(|<|\d+` + blank + `\d+` + blank + `R)`)
	// inflatedOnce is how objects are packed that are looked into.
	inflatedOnce = regexp.MustCompile(`/Filter` + blank + `(?:/FlateDecode|\[` + blank + `/FlateDecode` + blank + `\])`)
	packedCount  = regexp.MustCompile(`/N` + blank + `(\d+)`)
	packedFirst  = regexp.MustCompile(`/First` + blank + `(\d+)`)
)

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
		if elsewhere.Match(members(dictionary)) {
			return said, false
		}
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
		said = append(append(said, '\n'), plainNames(numbered(objects, dictionary))...)
	}
}

// members are what a dictionary says itself: what stands in dictionaries inside it is left out.
func members(dictionary []byte) []byte {
	var own []byte
	depth := 0
	for i := 0; i < len(dictionary); i++ {
		switch {
		case bytes.HasPrefix(dictionary[i:], []byte("<<")):
			depth++
			i++
		case bytes.HasPrefix(dictionary[i:], []byte(">>")):
			depth--
			i++
		case depth <= 1:
			own = append(own, dictionary[i])
		}
	}
	return own
}

var errPacked = errors.New("picture: packed in a way that is not looked into")

// inflated are the objects of a stream, at most so many bytes.
func inflated(packed, dictionary []byte, most int64) ([]byte, error) {
	switch bytes.Count(dictionary, []byte("/Filter")) {
	case 0:
		return nil, nil // they stand there as they are
	case 1:
		if !inflatedOnce.Match(dictionary) {
			return nil, errPacked
		}
	default:
		return nil, errPacked
	}
	reader, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err // it is looked at, and told to nobody
	}
	return io.ReadAll(io.LimitReader(reader, most))
}

// numbered writes before each object of a stream the number that its head gives it, as objects have that are not packed. A head that makes
// no sense numbers nothing.
func numbered(objects, dictionary []byte) []byte {
	count, first := numberOf(packedCount, dictionary), numberOf(packedFirst, dictionary)
	if first > len(objects) {
		return objects
	}
	head := bytes.Fields(objects[:first])
	if len(head) < 2*count {
		return objects
	}
	all, from := []byte{}, first
	for n := range count {
		offset, err := strconv.Atoi(string(head[2*n+1]))
		if at := first + offset; err == nil && offset >= 0 && at >= from && at <= len(objects) {
			all = append(append(all, objects[from:at]...), '\n')
			all = append(append(all, head[2*n]...), " 0 obj "...)
			from = at
		}
	}
	return append(all, objects[from:]...)
}

func numberOf(member *regexp.Regexp, dictionary []byte) int {
	found := member.FindSubmatch(dictionary)
	if found == nil {
		return 0
	}
	n, err := strconv.Atoi(string(found[1]))
	if err != nil {
		return 0
	}
	return n
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
