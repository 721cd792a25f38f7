package table

import (
	"encoding/xml"
	"strings"
)

// texts are the strings that cells share, one behind the other.
type texts struct {
	bytes []byte
	ends  []uint32
}

func (t *texts) at(i int) (string, bool) {
	if i < 0 || i >= len(t.ends) {
		return "", false
	}
	from := uint32(0)
	if i > 0 {
		from = t.ends[i-1]
	}
	return string(t.bytes[from:t.ends[i]]), true
}

// textCost is what a string costs beside its bytes.
const textCost = 4

// readTexts keeps the shared strings; what is said of their pronunciation is left out.
func (b *workbook) readTexts() error {
	b.strings = texts{}
	part, err := b.part("xl/sharedStrings.xml")
	if part == nil {
		return err
	}
	defer part.content.Close() //nolint:errcheck // it was read
	inside, phonetic := false, false
	for {
		token, err := part.next()
		if token == nil || err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			inside = inside || token.Name.Local == "t"
			phonetic = phonetic || token.Name.Local == "rPh"
		case xml.EndElement:
			switch token.Name.Local {
			case "t":
				inside = false
			case "rPh":
				phonetic = false
			case "si":
				b.strings.ends = append(b.strings.ends, uint32(len(b.strings.bytes)))
			}
		case xml.CharData:
			if inside && !phonetic {
				b.strings.bytes = append(b.strings.bytes, token...)
			}
		}
		if len(b.strings.bytes)+textCost*len(b.strings.ends) > maxStrings {
			return ErrUnpacked
		}
	}
}

// shape is what a number is shown as.
type shape byte

const (
	plain shape = iota
	day
	percentage
)

// readStyles finds the styles whose numbers are dates or percentages.
func (b *workbook) readStyles() error {
	b.styles = nil
	custom, inCells := map[string]string{}, false
	t, err := b.part("xl/styles.xml")
	if t == nil {
		return err
	}
	defer t.content.Close() //nolint:errcheck // it was read
	for {
		token, err := t.next()
		if token == nil || err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			switch token.Name.Local {
			case "numFmt":
				if len(custom) < maxStyles {
					custom[attribute(token, "numFmtId")] = attribute(token, "formatCode")
				}
			case "cellXfs":
				inCells = true
			case "xf":
				if inCells && len(b.styles) < maxStyles {
					id := attribute(token, "numFmtId")
					b.styles = append(b.styles, shapeOf(id, custom[id]))
				}
			}
		case xml.EndElement:
			if token.Name.Local == "cellXfs" {
				inCells = false
			}
		}
	}
}

// maxStyles is the most that spreadsheet programs allow.
const maxStyles = 1 << 16

// shapeOf looks at a number format: one of those that programs know by their number, or one that writes days or years.
func shapeOf(id, code string) shape {
	switch id {
	case "9", "10":
		return percentage
	case "14", "15", "16", "17", "22", "27", "30", "36", "50", "57":
		return day
	}
	bare := strings.Builder{}
	quoted, bracket := false, false
	for i := 0; i < len(code); i++ {
		switch c := code[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '\\' || c == '_' || c == '*':
			i++
		case c == '[':
			bracket = true
		case c == ']':
			bracket = false
		case !bracket:
			bare.WriteByte(c)
		}
	}
	switch written := strings.ToLower(bare.String()); {
	case strings.ContainsAny(written, "yd"):
		return day
	case strings.Contains(written, "%"):
		return percentage
	}
	return plain
}
