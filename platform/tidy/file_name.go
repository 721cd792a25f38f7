package tidy

import (
	"path"
	"strings"
	"unicode"
)

// FileName is the name of a file without folders, ends of lines, control characters and what Windows takes in no name: whoever saves it
// saves one file, in the folder of its own choice. "" when nothing is left.
func FileName(name string) string {
	if at := strings.LastIndexAny(name, `/\`); at >= 0 {
		name = name[at+1:]
	}
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r) || plain(r) == '\n':
			return ' '
		case strings.ContainsRune(`<>:"|?*`, r):
			return '-'
		}
		return r
	}, name)
	return strings.Trim(strings.Join(strings.Fields(Text(name)), " "), ". ")
}

// FileNameAs is FileName with the ending of what the file is kept as: "photo.webp" and ".jpg" are "photo.jpg".
func FileNameAs(name, ending string) string {
	name = FileName(name)
	return FileName(strings.TrimSuffix(name, path.Ext(name))) + ending
}
