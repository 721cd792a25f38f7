package table

import (
	"archive/zip"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"millesime/platform/fault"
)

// openWorkbook finds the first sheet that shows.
func openWorkbook(content io.ReaderAt, size int64) (*File, error) {
	if err := checkContents(content, size); err != nil {
		return nil, err
	}
	archive, err := zip.NewReader(content, size)
	if err != nil {
		return nil, ErrDamaged.Because(err)
	}
	b := &workbook{parts: map[string]*zip.File{}, budget: maxUnpacked}
	for _, part := range archive.File {
		b.parts[partName(part.Name)] = part
	}
	if b.parts["xl/workbook.xml"] == nil && b.parts["_rels/.rels"] == nil {
		return nil, ErrNotTable // another kind of archive
	}
	return &File{Format: XLSX, rows: b.rows}, nil
}

func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(strings.ReplaceAll(name, `\`, "/"), "/"))
}

// checkContents bounds the table of contents before anybody reads it: it could name a million empty parts.
func checkContents(content io.ReaderAt, size int64) error {
	const length, most = 22, 22 + 1<<16
	tail := make([]byte, min(size, most))
	if _, err := content.ReadAt(tail, size-int64(len(tail))); err != nil && err != io.EOF {
		return err
	}
	for at := len(tail) - length; at >= 0; at-- {
		if string(tail[at:at+4]) != "PK\x05\x06" {
			continue
		}
		bytes, offset := int64(binary.LittleEndian.Uint32(tail[at+12:])), int64(binary.LittleEndian.Uint32(tail[at+16:]))
		end := size - int64(len(tail)) + int64(at)
		if bytes > maxEntries {
			return ErrUnpacked
		}
		const zip64 = 128 // a second trailer may stand between
		if gap := end - offset - bytes; gap < 0 || gap > zip64 {
			return ErrDamaged
		}
		return nil
	}
	return ErrDamaged
}

// workbook reads the parts of a workbook. All that is unpacked comes out of one budget.
type workbook struct {
	parts     map[string]*zip.File
	budget    int64
	cells     int // bytes of those that were read
	strings   texts
	styles    []style
	places    map[string]string // of the parts of the workbook, by the kinds of their relations
	since1904 bool
}

func (b *workbook) rows(row func(number int, cells []Cell) error) error {
	b.budget, b.cells = maxUnpacked, 0
	sheet, err := b.sheet()
	if err == nil {
		err = b.readTexts()
	}
	if err == nil {
		err = b.readStyles()
	}
	if err == nil {
		err = b.each(sheet, row)
	}
	return err
}

// part opens a part for its tokens; nil when there is none.
func (b *workbook) part(name string) (*tokens, error) {
	file := b.parts[partName(name)]
	if file == nil {
		return nil, nil
	}
	content, err := file.Open()
	if err != nil {
		return nil, ErrDamaged.Because(err)
	}
	t := &tokens{content: content, budget: &b.budget}
	t.decoder = xml.NewDecoder(t)
	return t, nil
}

// tokens reads XML piece by piece and bounds each piece.
type tokens struct {
	content io.ReadCloser
	decoder *xml.Decoder
	budget  *int64
	since   int // read since the last token
}

// Read counts what is unpacked.
func (t *tokens) Read(p []byte) (int, error) {
	n, err := t.content.Read(p)
	t.since += n
	*t.budget -= int64(n)
	if *t.budget < 0 || t.since > maxRecord {
		return 0, ErrUnpacked
	}
	return n, err
}

// next is the next token; nil at the end.
func (t *tokens) next() (xml.Token, error) {
	t.since = 0
	token, err := t.decoder.RawToken()
	switch {
	case err == nil:
		return token, nil
	case errors.Is(err, io.EOF):
		return nil, nil
	}
	if known, ok := fault.As(err); ok {
		return nil, known
	}
	return nil, ErrDamaged.Because(err)
}
