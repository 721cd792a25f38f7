package einvoice

import (
	"encoding/xml"
	"strings"
)

// writer writes elements one after the other. What is empty is left out: no rule takes an empty element.
type writer struct{ out []byte }

// group is an element around what within writes, or nothing where that writes nothing.
func (w *writer) group(name string, within func()) {
	before := len(w.out)
	w.always(name, within)
	if empty := len("<></>") + 2*len(name); len(w.out) == before+empty {
		w.out = w.out[:before]
	}
}

// always is a group that the schema asks for, be it empty.
func (w *writer) always(name string, within func()) {
	w.out = append(w.out, "<"+name+">"...)
	within()
	w.out = append(w.out, "</"+name+">"...)
}

// text is an element of a text; attributes are names and values.
func (w *writer) text(name, text string, attributes ...string) {
	if text = strings.TrimSpace(text); text == "" {
		return
	}
	w.out = append(w.out, "<"+name...)
	for n := 0; n+1 < len(attributes); n += 2 {
		w.out = append(w.out, " "+attributes[n]+`="`+escaped(attributes[n+1])+`"`...)
	}
	w.out = append(w.out, ">"+escaped(text)+"</"+name+">"...)
}

// day is a day in the element that its namespace has for it.
func (w *writer) day(name, kind, day string) {
	w.group(name, func() { w.text(kind, strings.ReplaceAll(day, "-", ""), "format", "102") })
}

func escaped(text string) string {
	var out strings.Builder
	_ = xml.EscapeText(&out, []byte(text)) // a builder takes everything
	return out.String()
}
