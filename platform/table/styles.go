package table

import (
	"encoding/xml"
	"strings"
)

// shape is what a number is shown as.
type shape byte

const (
	plain shape = iota
	day
	percentage
)

// style is how a cell shows its number.
type style struct {
	shape  shape
	format format
}

// readStyles finds the styles that show numbers as something else than their value.
func (b *workbook) readStyles() error {
	b.styles = nil
	custom, known, inCells := builtIn(), map[string]style{}, false
	return b.tokens(b.place("styles", "styles.xml"), func(token xml.Token) error {
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
					how, ok := known[id]
					if !ok {
						how = style{shapeOf(id, custom[id]), formatOf(custom[id])}
						known[id] = how
					}
					b.styles = append(b.styles, how)
				}
			}
		case xml.EndElement:
			if token.Name.Local == "cellXfs" {
				inCells = false
			}
		}
		return nil
	})
}

// builtIn are the codes of formats that workbooks name by their number alone, as far as they show numbers in digits.
func builtIn() map[string]string {
	return map[string]string{
		"1": "0", "2": "0.00", "3": "#,##0", "4": "#,##0.00", "9": "0%", "10": "0.00%",
		"37": "#,##0;(#,##0)", "38": "#,##0;(#,##0)", "39": "#,##0.00;(#,##0.00)", "40": "#,##0.00;(#,##0.00)",
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
