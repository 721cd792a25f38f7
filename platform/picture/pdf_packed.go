package picture

import (
	"bytes"
	"compress/zlib"
	"errors"
	"io"
	"regexp"
	"strconv"
)

const mostInflated = 32 << 20 // bytes of the objects of a document that are packed

var (
	// inflatedOnce is how objects are packed that are looked into.
	inflatedOnce = regexp.MustCompile(`/Filter` + blank + `(?:/FlateDecode|\[` + blank + `/FlateDecode` + blank + `\])`)
	// rewritten is what was changed before it was packed, or may have been.
	rewritten   = regexp.MustCompile(`/Predictor|/DecodeParms` + blank + `[\[\d]`)
	saysCount   = regexp.MustCompile(`/N(?:[^A-Za-z0-9_.-]|$)`)
	saysFirst   = regexp.MustCompile(`/First(?:[^A-Za-z0-9_.-]|$)`)
	packedCount = regexp.MustCompile(`/N` + blank + `(\d+)` + blank + `(?:/|$)`)
	packedFirst = regexp.MustCompile(`/First` + blank + `(\d+)` + blank + `(?:/|$)`)
)

var errPacked = errors.New("picture: packed in a way that is not looked into")

// unpacker reads packed objects, at most so many bytes of all.
type unpacker struct {
	left  int64
	packs int // that were read
}

// unpack reads the objects of a stream; false: it cannot.
func (d *document) unpack(own, dictionary, packed []byte) bool {
	d.packs++
	if !bytes.Contains(own, []byte("/Filter")) {
		return d.number(own, packed) // they stand there as they are
	}
	objects, err := inflated(packed, own, dictionary, d.left)
	if err != nil || int64(len(objects)) >= d.left {
		return false
	}
	d.left -= int64(len(objects))
	d.said = append(append(d.said, '\n'), plainNames(objects)...)
	return d.number(own, objects)
}

// inflated are the objects of a stream, at most so many bytes.
func inflated(packed, own, dictionary []byte, most int64) ([]byte, error) {
	if bytes.Count(own, []byte("/Filter")) > 1 || !inflatedOnce.Match(own) || rewritten.Match(dictionary) {
		return nil, errPacked
	}
	reader, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err // it is looked at, and told to nobody
	}
	return io.ReadAll(io.LimitReader(reader, most))
}

// number keeps packed objects by the numbers and places that their head gives, in any order; false: the head makes no sense.
func (d *document) number(own, objects []byte) bool {
	count, isCounted := numberOf(packedCount, own)
	first, hasHead := numberOf(packedFirst, own)
	if !isCounted || !hasHead || first > len(objects) {
		return false
	}
	number, isNumber := 0, true
	for word := range bytes.FieldsSeq(objects[:first]) {
		if count == 0 {
			return true
		}
		n, err := strconv.Atoi(string(word))
		switch {
		case err != nil || n < 0:
			return false
		case isNumber:
			number = n
		case n > len(objects)-first || d.count >= mostObjects:
			return false
		default:
			d.add(number, objects[first+n:])
			count--
		}
		isNumber = !isNumber
	}
	return count == 0
}

func numberOf(member *regexp.Regexp, own []byte) (n int, ok bool) {
	found := member.FindAllSubmatch(own, 2)
	if len(found) != 1 {
		return 0, false
	}
	n, err := strconv.Atoi(string(found[0][1]))
	return n, err == nil
}
