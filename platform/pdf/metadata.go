package pdf

import (
	"bytes"
	"encoding/hex"
	"encoding/xml"
	"strings"
	"text/template"
	"time"
	"unicode/utf16"
)

// xmp is what the file says of itself. Factur-X asks for a schema of its own, and PDF/A that such a schema is described (ISO 19005-3, 6.6.2.3).
var xmp = template.Must(template.New("xmp").Funcs(template.FuncMap{"text": escape}).Parse(
	`<?xpacket begin="` + "\ufeff" + `" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">{{text .Title}}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>{{text .Brand}}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>Millesime</xmp:CreatorTool><xmp:CreateDate>{{.Made}}</xmp:CreateDate><xmp:ModifyDate>{{.Made}}</xmp:ModifyDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>{{text .Producer}}</pdf:Producer></rdf:Description>
{{- with .Invoice}}
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>{{text .Name}}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>{{text .Profile}}</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>
{{- range $.Properties}}<rdf:li rdf:parseType="Resource"><pdfaProperty:name>{{.Name}}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>{{.Says}}</pdfaProperty:description></rdf:li>{{end -}}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
{{- end}}
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`))

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
			{"DocumentFileName", "name of the embedded XML invoice file"}, {"DocumentType", "INVOICE"},
			{"Version", "version of the XML schema"}, {"ConformanceLevel", "profile of the XML invoice"},
		},
	}
	for i, a := range attached {
		if a.Profile != "" {
			values.Invoice = &attached[i]
		}
	}
	var out bytes.Buffer
	_ = xmp.Execute(&out, values) // into memory, of values that are all there
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
