package fields

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/fault"
)

var (
	shareBehind = regexp.MustCompile(`^(.*?)[\s:(]*([0-9]{1,3}(?:[.,][0-9]+)?)\s*%?\)?$`)
	shareBefore = regexp.MustCompile(`^([0-9]{1,3}(?:[.,][0-9]+)?)\s*%\s*(?:de |d')?(.*)$`)
	shareAlone  = regexp.MustCompile(`^[\s:(]*([0-9]{1,3}(?:[.,][0-9]+)?)\s*%?\)?\s*$`)
	// A comma between digits is decimal: "Merlot 62,5 %, Syrah".
	grapeBreak = regexp.MustCompile(`\s*(?:[;|/\n+]|,(?:[^0-9]|$))`)
)

// readGrapes reads "Merlot 80 %, Cabernet franc 20 %" or "80% Merlot / 20% Syrah"; shares may be left out.
func readGrapes(text string, d *edit.Draft) *fault.Text {
	grapes := []edit.Grape{}
	for _, part := range cutGrapes(text) {
		g := edit.Grape{Name: part}
		if name, rest, ok := quotedName(part); ok {
			g.Name = name
			if found := shareAlone.FindStringSubmatch(rest); found != nil {
				g.Share = share(found[1])
			}
			grapes = append(grapes, g)
			continue
		}
		if found := shareBefore.FindStringSubmatch(part); found != nil {
			g = edit.Grape{Name: found[2], Share: share(found[1])}
		} else if found := shareBehind.FindStringSubmatch(part); found != nil && found[1] != "" {
			g = edit.Grape{Name: found[1], Share: share(found[2])}
		}
		g.Name = strings.Trim(g.Name, " :(")
		grapes = append(grapes, g)
	}
	d.Grapes = edit.Some(grapes)
	return nil
}

func cutGrapes(text string) []string {
	var found []string
	for text != "" {
		from := 0
		if name, rest, ok := quotedName(text); ok && name != "" {
			from = len(text) - len(rest)
		}
		at := grapeBreak.FindStringIndex(text[from:])
		part := text
		if at == nil {
			text = ""
		} else {
			part = text[:from+at[0]]
			rest := text[from+at[0] : from+at[1]]
			text = text[from+at[0]+strings.IndexAny(rest, ";|/\n+,")+1:]
		}
		if part = strings.TrimSpace(part); part != "" {
			found = append(found, part)
		}
		text = strings.TrimLeft(text, " \t")
	}
	return found
}

// quotedName is what stands in quotes at the beginning, with nothing but a share behind; and what follows the quotes.
func quotedName(text string) (name, rest string, ok bool) {
	name, rest, ok = inQuotes(text)
	behind := rest
	if at := grapeBreak.FindStringIndex(rest); at != nil {
		behind = rest[:at[0]]
	}
	return name, rest, ok && (strings.TrimSpace(behind) == "" || shareAlone.MatchString(behind))
}

func share(text string) float64 {
	value, _ := strconv.ParseFloat(strings.Replace(text, ",", ".", 1), 64) // three digits at most
	return value
}

func writeGrapes(s *edit.Sheet) string {
	var out []string
	for _, g := range s.Grapes {
		written := writeGrape(g.Name, g.Share)
		if strings.HasPrefix(g.Name, `"`) || !isReadAs(written, g) {
			written = writeGrape(quoted(g.Name), g.Share)
		}
		out = append(out, written)
	}
	return strings.Join(out, " ; ")
}

func writeGrape(name string, share float64) string {
	if share == 0 {
		return name
	}
	return name + " " + french(share) + " %"
}

// isReadAs tells whether a text is read as one grape.
func isReadAs(text string, g edit.Grape) bool {
	var again edit.Draft
	return readGrapes(text, &again) == nil && slices.Equal(again.Grapes.Value, []edit.Grape{g})
}
