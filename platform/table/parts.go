package table

import (
	"encoding/xml"
	"path"
	"strings"
)

// tokens calls fn with each token of a part; a part that is not there has none.
func (b *workbook) tokens(name string, fn func(xml.Token) error) error {
	t, err := b.part(name)
	if t == nil {
		return err
	}
	defer t.content.Close() //nolint:errcheck // it was read
	for {
		token, err := t.next()
		if token == nil || err != nil {
			return err
		}
		if err := fn(token); err != nil {
			return err
		}
	}
}

// elements calls fn with the beginning of each element of a part.
func (b *workbook) elements(name string, fn func(xml.StartElement)) error {
	return b.tokens(name, func(token xml.Token) error {
		if element, ok := token.(xml.StartElement); ok {
			fn(element)
		}
		return nil
	})
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// main is the part that begins the workbook; ErrNotTable where the archive is none.
func (b *workbook) main() (string, error) {
	name := "xl/workbook.xml"
	err := b.elements("_rels/.rels", func(e xml.StartElement) {
		if e.Name.Local == "Relationship" && strings.HasSuffix(attribute(e, "Type"), "/officeDocument") {
			name = partName(attribute(e, "Target"))
		}
	})
	if err == nil && b.parts[name] == nil {
		err = ErrNotTable // another kind of archive
	}
	return name, err
}

// place is where a part of the workbook is: programs name their parts as they like.
func (b *workbook) place(kind, usual string) string {
	if named := b.places[kind]; named != "" {
		return named
	}
	return "xl/" + usual
}

// sheet is the name of the part with the first sheet that shows. On the way it learns where the others are.
func (b *workbook) sheet() (string, error) {
	name, err := b.main()
	if err != nil {
		return "", err
	}
	var relation, first string
	err = b.elements(name, func(e xml.StartElement) {
		switch e.Name.Local {
		case "workbookPr":
			b.since1904 = attribute(e, "date1904") == "1" || attribute(e, "date1904") == "true"
		case "sheet":
			id := ""
			for _, a := range e.Attr {
				if a.Name.Local == "id" && a.Name.Space != "" {
					id = a.Value
				}
			}
			if first == "" {
				first = id
			}
			if relation == "" && attribute(e, "state") != "hidden" && attribute(e, "state") != "veryHidden" {
				relation = id
			}
		}
	})
	if err != nil {
		return "", err
	}
	if relation == "" {
		relation = first
	}
	folder, file := path.Split(name)
	b.places = map[string]string{}
	sheet := path.Join(folder, "worksheets/sheet1.xml")
	err = b.elements(path.Join(folder, "_rels", file+".rels"), func(e xml.StartElement) {
		if e.Name.Local != "Relationship" {
			return
		}
		target := attribute(e, "Target")
		if !strings.HasPrefix(target, "/") {
			target = path.Join(folder, target)
		}
		if kind := path.Base(attribute(e, "Type")); kind == "styles" || kind == "sharedStrings" {
			b.places[kind] = target
		}
		if relation != "" && attribute(e, "Id") == relation {
			sheet = target
		}
	})
	return sheet, err
}
