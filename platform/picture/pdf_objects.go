package picture

import (
	"bytes"
	"math"
	"regexp"
	"strconv"
	"strings"
)

const (
	mostObjects  = 500_000 // with a number
	mostVersions = 100     // of one object, which changes to a document append
	unnumbered   = -1      // stands for an object whose number cannot be read: it may be any
)

// elsewhere is a stream whose bytes are in another file.
var elsewhere = regexp.MustCompile(`/F` + blank + `(?:\(|<|\d+` + blank + `\d+` + blank + `R)`)

// document is what is read of one.
type document struct {
	said    []byte           // all of it and then the objects that are packed, names written plainly
	objects map[int][][]byte // by number, each version from its inside on, as it was written
	count   int              // of all versions
	unpacker
}

// openDocument reads a document from each head of an object on, wherever it stands; false: not all of it can be read.
func openDocument(content []byte) (d *document, readable bool) {
	d = &document{said: plainNames(content), objects: map[int][][]byte{}, unpacker: unpacker{left: mostInflated}}
	named := bytes.Count(d.said, []byte("/ObjStm"))
	steps := 2*len(content) + longestComment // each byte is walked over once, unless a head stands within another object
	for from := 0; ; {
		at := bytes.Index(content[from:], []byte("obj"))
		if at < 0 {
			return d, d.packs >= named
		}
		before := content[from : from+at]
		from += at + len("obj")
		if bytes.HasSuffix(before, []byte("end")) {
			continue
		}
		gap := lengthOfBlank(content[from:min(len(content), from+steps)])
		object := content[from+gap:]
		if d.add(numberBefore(before), object); d.count > mostObjects {
			return d, false
		}
		inside := object[:min(len(object), steps-gap)]
		walked := gap
		if bytes.HasPrefix(inside, []byte("<<")) {
			dictionary, own, isClosed := membersOf(inside[2:])
			after := inside[min(len(inside), 2+len(dictionary)+2):]
			walked += len(dictionary) + lengthOfBlank(after)
			if isClosed && !d.readStream(plainNames(own), plainNames(dictionary), after[lengthOfBlank(after):]) {
				return d, false
			}
		}
		if steps -= walked; steps <= 0 {
			return d, false
		}
	}
}

// readStream reads the objects of a stream, if it has some; false: it cannot, or the stream lies in another file.
func (d *document) readStream(own, dictionary, after []byte) bool {
	packed, isStream := bytes.CutPrefix(after, []byte("stream"))
	if !isStream {
		return true
	}
	switch {
	case elsewhere.Match(own):
		return false
	case !saysCount.Match(own) || !saysFirst.Match(own):
		return true
	}
	return d.unpack(own, dictionary, bytes.TrimLeft(packed, "\r\n"))
}

// add keeps a version of an object.
func (d *document) add(number int, object []byte) {
	if number == unnumbered && (len(object) == 0 || strings.IndexByte("<([", object[0]) < 0) {
		return // a word that looks like a head
	}
	d.count++
	d.objects[number] = append(d.objects[number], object)
}

// versions are those of an object, the first bytes of each, names written plainly; none when they are too many.
func (d *document) versions(number string, longest int) [][]byte {
	n, err := strconv.Atoi(number)
	if err != nil || len(d.objects[n]) == 0 || len(d.objects[n])+len(d.objects[unnumbered]) > mostVersions {
		return nil
	}
	var all [][]byte
	for _, of := range []int{n, unnumbered} {
		for _, object := range d.objects[of] {
			object = plainNames(object[:min(len(object), longest)])
			all = append(all, object[lengthOfBlank(object):])
		}
	}
	return all
}

// numberBefore reads the number of an object that stands before its head: "12 0 obj".
func numberBefore(before []byte) int {
	generation := bytes.TrimRight(before, blanks)
	number := bytes.TrimRight(generation, "0123456789")
	if len(number) == len(generation) {
		return unnumbered
	}
	digits := bytes.TrimRight(number, blanks)
	if len(digits) == len(number) {
		return unnumbered
	}
	n, err := strconv.Atoi(string(digits[len(bytes.TrimRight(digits, "0123456789")):]))
	if err != nil || n > math.MaxInt32 {
		return unnumbered
	}
	return n
}
