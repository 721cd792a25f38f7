package pdf

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	_ "embed"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"time"
)

//go:embed assets/sRGB2014.icc
var sRGB []byte

// archive writes what was drawn as PDF/A-3: with another catalog, and what that names: the colours, the metadata, the files within
// (ISO 19005-3, 6.2.3, 6.6.2, 6.8).
func archive(drawn [][]byte, p Paper, attached []Attachment) []byte {
	out := objects{file: bytes.NewBufferString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")}
	out.offsets = []int{0} // the first one is the catalog, written last
	for _, content := range drawn[catalog:] {
		out.copy(content)
	}
	files := make([]int, len(attached))
	for i, a := range attached {
		files[i] = out.attach(a, p.Made)
	}
	colours := out.stream("/N 3", sRGB)
	intent := out.add(fmt.Sprintf("<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile %d 0 R >>",
		colours))
	metadata := out.stream("/Type /Metadata /Subtype /XML", metadataOf(p, attached))
	info := out.add("<< /Title " + textString(p.called()) + " /Author " + textString(p.Brand) +
		" /Creator (Millesime) /Producer " + literal(producer) +
		" /CreationDate " + date(p.Made) + " /ModDate " + date(p.Made) + " >>")
	named := fmt.Sprintf("<< /Type /Catalog /Pages 2 0 R /Lang (%s) /ViewerPreferences << /DisplayDocTitle true >>"+
		" /OutputIntents [%d 0 R] /Metadata %d 0 R", p.Language, intent, metadata)
	if len(attached) > 0 {
		names, associated := "", ""
		for i, a := range attached {
			names += fmt.Sprintf("%s %d 0 R ", literal(a.Name), files[i])
			associated += fmt.Sprintf("%d 0 R ", files[i])
		}
		named += " /PageMode /UseAttachments /Names << /EmbeddedFiles << /Names [ " + names + "] >> >> /AF [ " + associated + "]"
	}
	out.catalog(named + " >>")
	return out.close(info)
}

const (
	catalog  = 1 // the number of the object that names all others
	producer = "Millesime, gopdf"
)

// objects writes the objects of a file one after the other.
type objects struct {
	file    *bytes.Buffer
	offsets []int // of each, by its number less one
}

// catalog writes the object of which the file is read.
func (o *objects) catalog(content string) {
	o.offsets[0] = o.file.Len()
	_, _ = fmt.Fprintf(o.file, "%d 0 obj\n%s\nendobj\n", catalog, content)
}

func (o *objects) copy(content []byte) {
	o.offsets = append(o.offsets, o.file.Len())
	o.file.Write(content)
}

// add writes one, and gives its number.
func (o *objects) add(content string) int {
	o.copy(fmt.Appendf(nil, "%d 0 obj\n%s\nendobj\n", len(o.offsets)+1, content))
	return len(o.offsets)
}

func (o *objects) stream(dictionary string, content []byte) int {
	return o.add(fmt.Sprintf("<< %s /Length %d >>\nstream\n%s\nendstream", dictionary, len(content), content))
}

// attach writes a file within the file, and what it is to the paper.
func (o *objects) attach(a Attachment, made time.Time) int {
	content := o.stream(fmt.Sprintf("/Type /EmbeddedFile /Subtype %s /Params << /Size %d /ModDate %s >>",
		nameOf(a.MediaType), len(a.Content), date(made)), a.Content)
	return o.add(fmt.Sprintf("<< /Type /Filespec /F %[1]s /UF %[2]s /Desc %[3]s /AFRelationship /Data /EF << /F %[4]d 0 R /UF %[4]d 0 R >> >>",
		literal(a.Name), textString(a.Name), textString(a.Description), content))
}

// close writes where the objects are, and gives the file.
func (o *objects) close(info int) []byte {
	id := sha256.Sum256(o.file.Bytes())
	at := o.file.Len()
	_, _ = fmt.Fprintf(o.file, "xref\n0 %d\n0000000000 65535 f \n", len(o.offsets)+1)
	for _, offset := range o.offsets {
		_, _ = fmt.Fprintf(o.file, "%010d 00000 n \n", offset)
	}
	_, _ = fmt.Fprintf(o.file, "trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R /ID [<%x> <%[4]x>] >>\nstartxref\n%[5]d\n%%%%EOF\n",
		len(o.offsets)+1, catalog, info, id[:16], at)
	return o.file.Bytes()
}

var (
	errDrawn  = errors.New("pdf: the drawn file is not as the drawing library writes it")
	startXref = regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n?$`)
	entry     = regexp.MustCompile(`(?m)^(\d{10}) 00000 n $`)
)

// readObjects are the objects of a drawn file by their numbers, each with all that it holds.
func readObjects(drawn []byte) ([][]byte, error) {
	start := startXref.FindSubmatch(drawn)
	if start == nil {
		return nil, errDrawn
	}
	end, err := strconv.Atoi(string(start[1]))
	if err != nil || end > len(drawn) {
		return nil, errors.Join(errDrawn, err)
	}
	type place struct{ number, offset int }
	var places []place
	for i, found := range entry.FindAllSubmatch(drawn[end:], -1) {
		offset, err := strconv.Atoi(string(found[1]))
		if err != nil || offset > end {
			return nil, errors.Join(errDrawn, err)
		}
		places = append(places, place{i, offset})
	}
	if len(places) < 2 {
		return nil, errDrawn
	}
	slices.SortFunc(places, func(a, b place) int { return cmp.Compare(a.offset, b.offset) })
	all := make([][]byte, len(places))
	for i, p := range places {
		next := end
		if i+1 < len(places) {
			next = places[i+1].offset
		}
		all[p.number] = drawn[p.offset:next]
	}
	return all, nil
}
