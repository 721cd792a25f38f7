package table

import "encoding/xml"

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
	inside, phonetic := false, false
	return b.tokens(b.place("sharedStrings", "sharedStrings.xml"), func(token xml.Token) error {
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
		return nil
	})
}
