package fields

import "strings"

// Key is the form under which a title is compared and remembered.
func Key(title string) string { return plain(title) }

// Propose says for each title which field it probably is; "" for none. Each field is proposed once, remembered choices
// first, then exact titles, then titles that begin with a known one ("Prix HT départ cave").
func Propose(titles []string, remembered map[string]string) []string {
	proposed := make([]string, len(titles))
	taken := map[string]bool{}
	give := func(find func(key string) string) {
		for i, title := range titles {
			key := Key(title)
			if proposed[i] != "" || key == "" {
				continue
			}
			if known, ok := remembered[key]; ok && (known == "" || ByCode(known) != nil) {
				if known != "" && !taken[known] {
					proposed[i], taken[known] = known, true
				}
				continue
			}
			if code := find(key); code != "" && !taken[code] {
				proposed[i], taken[code] = code, true
			}
		}
	}
	give(func(string) string { return "" })
	give(exact)
	give(beginning)
	return proposed
}

func exact(key string) string {
	for i := range all {
		f := &all[i]
		if key == Key(f.Code) || key == Key(f.Title.FR) || key == Key(f.Title.EN) {
			return f.Code
		}
		for _, synonym := range f.synonyms {
			if key == Key(synonym) {
				return f.Code
			}
		}
	}
	return ""
}

// beginning finds the field with the longest title that the key begins with, or that it ends with a unit behind.
func beginning(key string) string {
	best, longest := "", 3 // shorter ones are met by chance
	for i := range all {
		f := &all[i]
		for _, known := range append([]string{f.Title.FR, f.Title.EN}, f.synonyms...) {
			known = Key(known)
			if len(known) > longest && strings.HasPrefix(key, known+" ") {
				best, longest = f.Code, len(known)
			}
		}
	}
	return best
}
