package pdf

import (
	"bytes"
	_ "embed"
	"encoding/hex"
	"encoding/xml"
	"strings"
	"sync"
	"text/template"
	"time"
	"unicode/utf16"
)

// described is what the file says of itself. Factur-X asks for a schema of its own, and PDF/A that such a schema is described
// (ISO 19005-3, 6.6.2.3).
//
//go:embed assets/metadata.xml
var described string

// xmp is the form of it.
//
//nolint:gochecknoglobals // read once
var xmp = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("xmp").Funcs(template.FuncMap{"text": escape}).Parse(described))
})

type property struct{ Name, Says string }

// metadataOf is the XMP of a paper, in which an attachment with a profile is the invoice.
func metadataOf(p Paper, attached []Attachment) []byte {
	values := struct {
		Title, Brand, Producer, Made string
		Invoice                      *Attachment
		Properties                   []property
	}{
		Title: p.called(), Brand: p.Brand, Producer: producer, Made: p.Made.UTC().Format(time.RFC3339),
		Properties: []property{
			{"DocumentFileName", "name of the embedded XML invoice file"},
			{"DocumentType", "INVOICE"},
			{"Version", "version of the XML schema"},
			{"ConformanceLevel", "profile of the XML invoice"},
		},
	}
	for i, a := range attached {
		if a.Profile != "" {
			values.Invoice = &attached[i]
		}
	}
	var out bytes.Buffer
	_ = xmp().Execute(&out, values) // into memory, of values that are all there
	return out.Bytes()
}

func escape(text string) string {
	var out strings.Builder
	_ = xml.EscapeText(&out, []byte(text)) // a builder takes everything
	return out.String()
}

// textString is a text of any letters, as PDF writes it.
func textString(text string) string {
	units := utf16.Encode([]rune(text))
	encoded := []byte{0xfe, 0xff}
	for _, unit := range units {
		encoded = append(encoded, byte(unit>>8), byte(unit))
	}
	return "<" + hex.EncodeToString(encoded) + ">"
}

// literal is a text of plain letters.
func literal(text string) string {
	return "(" + strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(text) + ")"
}

// nameOf is a media type as a name of PDF.
func nameOf(mediaType string) string { return "/" + strings.ReplaceAll(mediaType, "/", "#2F") }

func date(at time.Time) string { return "(D:" + at.UTC().Format("20060102150405") + "+00'00')" }
