package picture_test

import (
	"strings"
	"testing"

	"millesime/platform/picture"
)

// BenchmarkHostilePDFs takes less than a second for each.
func BenchmarkHostilePDFs(b *testing.B) {
	for name, part := range map[string]string{
		"heads": "1 0 obj<<", "objects": "1 0 obj<<>>", "names": "/", "links": "/URI(", "links elsewhere": "/URI 1 0 R", "openings": "/OpenAction 1 0 R ",
		"comments": "/AA%", "gaps": "/AA%" + strings.Repeat("/AA%", 30) + "\n", "streams": "1 0 obj<</N 0/First 0>>stream\n", "files": "/EF<<factur",
		"paths": "/GoToR/F(",
	} {
		sent := url("application/pdf", []byte(pdf(strings.Repeat(part, (5<<20)/len(part)))))
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, _ = picture.PDF(sent, 6<<20)
			}
		})
		inside := url("application/pdf", []byte(pdf(packed(b, "/N 0/First 0/Filter/FlateDecode", strings.Repeat(part, (31<<20)/len(part))))))
		b.Run(name+", packed", func(b *testing.B) {
			for b.Loop() {
				_, _ = picture.PDF(inside, 6<<20)
			}
		})
	}
}
