package table

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Encodings of text.
const (
	UTF8        = "utf-8"
	UTF16LE     = "utf-16le"
	UTF16BE     = "utf-16be"
	Windows1252 = "windows-1252"
	Mixed       = "mixed" // UTF-8 in some lines, Windows-1252 in others
)

func openText(content io.ReaderAt, size int64, head []byte) (*File, error) {
	encoding, mark := detectEncoding(head)
	open := func() *lines {
		raw := io.Reader(io.NewSectionReader(content, int64(mark), size-int64(mark)))
		switch encoding {
		case UTF16LE:
			raw = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewDecoder().Reader(raw)
		case UTF16BE:
			raw = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewDecoder().Reader(raw)
		}
		return newLines(raw)
	}
	sample, err := beginning(open())
	if err != nil {
		return nil, err
	}
	delimiter, titled := detectDelimiter(sample)
	file := &File{Format: CSV, Encoding: encoding, Delimiter: string(delimiter)}
	file.rows = func(row func(int, []Cell) error) error {
		text := open()
		err := eachRecord(text, delimiter, titled, row)
		if encoding == UTF8 {
			file.Encoding = text.encoding()
		}
		return err
	}
	return file, nil
}

// detectEncoding finds UTF-16 by its mark or by its zero bytes; anything else is looked at line by line.
func detectEncoding(head []byte) (encoding string, mark int) {
	switch {
	case bytes.HasPrefix(head, []byte("\xEF\xBB\xBF")):
		return UTF8, 3
	case bytes.HasPrefix(head, []byte("\xFF\xFE")):
		return UTF16LE, 2
	case bytes.HasPrefix(head, []byte("\xFE\xFF")):
		return UTF16BE, 2
	}
	var zeros [2]int
	for i, b := range head {
		if b == 0 {
			zeros[i%2]++
		}
	}
	most := len(head) / 2
	switch { // European text is nearly all below U+0100
	case zeros[1] > most/2 && zeros[0] <= 1+most/20:
		return UTF16LE, 0
	case zeros[0] > most/2 && zeros[1] <= 1+most/20:
		return UTF16BE, 0
	}
	return UTF8, 0
}

// beginning is what the delimiter is found in: whole lines, unless the first one is very long.
func beginning(text *lines) ([]byte, error) {
	sample := make([]byte, 64<<10)
	n, err := io.ReadFull(text, sample)
	sample = sample[:n]
	switch last := bytes.LastIndexByte(sample, '\n'); {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return sample, nil
	case err == nil && last > 0:
		return sample[:last+1], nil
	}
	return sample, err
}

// lines turns a file into UTF-8, line by line: a line that is valid UTF-8 is taken as such, any other is Windows-1252. So
// a file put together from both is read right.
type lines struct {
	raw       *bufio.Reader
	end       byte // what ends a line: \r in files of very old programs
	line      []byte
	left      []byte // of line, not yet delivered
	row       int    // the last one that was complete, for the refusal
	multibyte bool   // lines of UTF-8 beyond ASCII were seen
	single    bool   // lines of Windows-1252 were seen
}

func newLines(raw io.Reader) *lines {
	l := &lines{raw: bufio.NewReaderSize(raw, 64<<10), end: '\n'}
	if head, _ := l.raw.Peek(64 << 10); bytes.IndexByte(head, '\n') < 0 && bytes.IndexByte(head, '\r') >= 0 {
		l.end = '\r'
	}
	return l
}

func (l *lines) encoding() string {
	switch {
	case l.single && l.multibyte:
		return Mixed
	case l.single:
		return Windows1252
	}
	return UTF8
}

// Read delivers UTF-8.
func (l *lines) Read(p []byte) (int, error) {
	if len(l.left) == 0 {
		if err := l.next(); err != nil {
			return 0, err
		}
	}
	n := copy(p, l.left)
	l.left = l.left[n:]
	return n, nil
}

// next reads a line into left.
func (l *lines) next() error {
	l.line = l.line[:0]
	for {
		piece, err := l.raw.ReadSlice(l.end)
		l.line = append(l.line, piece...)
		if len(l.line) > maxRecord {
			return ErrLineTooLong.With("row", l.row+1)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if len(l.line) > 0 && (err == nil || errors.Is(err, io.EOF)) {
			break
		}
		return err
	}
	if bytes.IndexByte(l.line, 0) >= 0 {
		return ErrNotTable
	}
	if l.end == '\r' && l.line[len(l.line)-1] == '\r' {
		l.line[len(l.line)-1] = '\n'
	}
	l.left = l.line
	if isASCII(l.line) {
		return nil
	}
	if utf8.Valid(l.line) {
		l.multibyte = true
		return nil
	}
	l.single = true
	decoded, err := charmap.Windows1252.NewDecoder().Bytes(l.line)
	l.left = decoded
	return err
}

func isASCII(text []byte) bool {
	for _, b := range text {
		if b >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
