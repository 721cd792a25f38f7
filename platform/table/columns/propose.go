package columns

import (
	"strings"

	"millesime/platform/fault"
)

// Field is what a column may fill.
type Field struct {
	Code     string     // as the API names it
	Title    fault.Text // of its column
	Synonyms []string   // other titles by which it is known
}

// titles are those by which a field is known.
func (f *Field) titles() []string { return append([]string{f.Title.FR, f.Title.EN}, f.Synonyms...) }

func find(fields []Field, code string) *Field {
	for i := range fields {
		if fields[i].Code == code {
			return &fields[i]
		}
	}
	return nil
}

// Propose says for each title which field it probably is; "" for none. Each field is proposed once, remembered choices
// first, then exact titles, then titles that begin with a known one ("Prix HT départ cave").
func Propose(titles []string, remembered map[string]string, fields []Field) []string {
	proposed := make([]string, len(titles))
	taken := map[string]bool{}
	give := func(match func(fields []Field, key string) string) {
		for i, title := range titles {
			key := Key(title)
			if proposed[i] != "" || key == "" {
				continue
			}
			if known, ok := remembered[key]; ok && (known == "" || find(fields, known) != nil) {
				if known != "" && !taken[known] {
					proposed[i], taken[known] = known, true
				}
				continue
			}
			if code := match(fields, key); code != "" && !taken[code] {
				proposed[i], taken[code] = code, true
			}
		}
	}
	give(func([]Field, string) string { return "" })
	give(exact)
	give(beginning)
	return proposed
}

func exact(fields []Field, key string) string {
	for i := range fields {
		f := &fields[i]
		if key == Key(f.Code) {
			return f.Code
		}
		for _, title := range f.titles() {
			if key == Key(title) {
				return f.Code
			}
		}
	}
	return ""
}

// beginning finds the field with the longest title that the key begins with, or that it ends with a unit behind.
func beginning(fields []Field, key string) string {
	best, longest := "", 3 // shorter ones are met by chance
	for i := range fields {
		for _, known := range fields[i].titles() {
			known = Key(known)
			if len(known) > longest && strings.HasPrefix(key, known+" ") {
				best, longest = fields[i].Code, len(known)
			}
		}
	}
	return best
}
