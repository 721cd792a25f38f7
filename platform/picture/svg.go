package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

const (
	svgSpace    = "http://www.w3.org/2000/svg"
	xlinkSpace  = "http://www.w3.org/1999/xlink"
	maxDepth    = 32
	maxElements = 10_000
	// maxUses keeps copies of copies from growing without bound: 24 make a few thousand at worst.
	maxUses = 24
)

var errSVG = errors.New("not a drawing that is accepted")

// cleanSVG writes the drawing again from what the allow-list lets through.
func cleanSVG(content []byte, limits Limits) (string, error) {
	w := svgWriter{}
	if err := w.read(content); err != nil {
		return "", ErrImage.Because(err)
	}
	if w.out.Len() >= limits.MaxBytes {
		return "", ErrSize.With("size", limits.MaxBytes/1024)
	}
	return dataURL(TypeSVG, w.out.Bytes()), nil
}

// svgWriter copies the allowed parts of one drawing.
type svgWriter struct {
	out      bytes.Buffer
	open     []treatment // of the elements that are open
	dropped  int         // how many of them are inside a dropped one, itself included
	elements int
	uses     int
	done     bool
}

func (w *svgWriter) read(content []byte) error {
	if !utf8.Valid(content) {
		return fmt.Errorf("%w: not UTF-8", errSVG)
	}
	decoder := xml.NewDecoder(bytes.NewReader(content)) // strict: no entities but the five, no other encoding
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		if err := w.take(token); err != nil {
			return err
		}
	}
	if !w.done {
		return fmt.Errorf("%w: no drawing", errSVG)
	}
	return nil
}

func (w *svgWriter) take(token xml.Token) error {
	switch t := token.(type) {
	case xml.StartElement:
		return w.start(t)
	case xml.EndElement:
		w.end(t)
	case xml.CharData:
		w.text(string(t))
	case xml.Directive: // many editors write a DOCTYPE; it is dropped unless it declares something
		if bytes.ContainsAny(t, "[]") || bytes.Contains(bytes.ToUpper(t), []byte("ENTITY")) {
			return fmt.Errorf("%w: declarations", errSVG)
		}
	}
	return nil // comments and processing instructions are dropped
}

func (w *svgWriter) start(t xml.StartElement) error {
	w.elements++
	if len(w.open) == 0 && (w.done || t.Name.Local != "svg" || t.Name.Space != svgSpace) {
		return fmt.Errorf("%w: the root is not svg", errSVG)
	}
	if len(w.open) >= maxDepth || w.elements > maxElements {
		return fmt.Errorf("%w: too deep or too many elements", errSVG)
	}
	how := drop
	if t.Name.Space == svgSpace {
		how = treatmentOf(t.Name.Local)
	}
	if how == drop || w.dropped > 0 {
		w.dropped++
	}
	w.open = append(w.open, how)
	if w.dropped > 0 || how == unwrap {
		return nil
	}
	if t.Name.Local == "use" {
		if w.uses++; w.uses > maxUses {
			return fmt.Errorf("%w: too many copies", errSVG)
		}
	}
	w.out.WriteString("<" + t.Name.Local)
	if len(w.open) == 1 {
		w.out.WriteString(` xmlns="` + svgSpace + `"`)
	}
	w.attributes(t.Attr)
	w.out.WriteByte('>')
	return nil
}

func (w *svgWriter) attributes(attributes []xml.Attr) {
	written := map[string]bool{}
	for _, a := range attributes {
		name := a.Name.Local
		if a.Name.Space != "" && (a.Name.Space != xlinkSpace || name != "href") || written[name] {
			continue
		}
		value, ok := attributeValue(name, a.Value)
		if !ok {
			continue
		}
		written[name] = true
		w.out.WriteString(" " + name + `="`)
		w.escaped(value)
		w.out.WriteByte('"')
	}
}

func (w *svgWriter) end(t xml.EndElement) {
	how := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	w.done = len(w.open) == 0
	switch {
	case w.dropped > 0:
		w.dropped--
	case how != unwrap:
		w.out.WriteString("</" + t.Name.Local + ">")
	}
}

// text keeps words where words are shown, and style sheets that cannot reach out.
func (w *svgWriter) text(text string) {
	if len(w.open) == 0 || w.dropped > 0 {
		return
	}
	switch w.open[len(w.open)-1] {
	case keepText:
		w.escaped(text)
	case keepStyle:
		if harmlessCSS(text) {
			w.escaped(text)
		}
	case drop, keep, unwrap:
		if strings.TrimSpace(text) == "" && strings.Contains(text, "\n") {
			w.out.WriteByte('\n')
		}
	}
}

func (w *svgWriter) escaped(text string) {
	_ = xml.EscapeText(&w.out, []byte(text)) // a buffer takes everything
}
