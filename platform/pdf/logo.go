package pdf

import (
	"bytes"
	"crypto/sha256"
	"image"
	"image/draw"
	_ "image/jpeg" // logos are JPEG, or PNG where something shows through
	"image/png"
	"sync"

	lru "github.com/hashicorp/golang-lru/v2"
)

// maxLogos are those that are kept as papers draw them: of the suppliers that sell at the same time. One has some ten kilobytes.
const maxLogos = 64

//nolint:gochecknoglobals // shared by all papers
var logos = sync.OnceValue(func() *lru.Cache[[sha256.Size]byte, []byte] {
	kept, err := lru.New[[sha256.Size]byte, []byte](maxLogos)
	if err != nil {
		panic(err) // the size is a constant above zero
	}
	return kept
})

// logoOf is a logo as papers draw it, or nil: it is a drawing, or cannot be read, and no paper waits for that.
func logoOf(content []byte) []byte {
	if len(content) == 0 {
		return nil
	}
	key := sha256.Sum256(content)
	kept, known := logos().Get(key)
	if !known {
		kept = onWhite(content)
		logos().Add(key, kept)
	}
	return kept
}

// onWhite is a picture in front of the paper. One that something shows through would be taken apart for each paper again, which takes
// longer than all else of it.
func onWhite(content []byte) []byte {
	read, kind, err := image.Decode(bytes.NewReader(content))
	if err != nil {
		return nil
	}
	if kind == "jpeg" {
		return content
	}
	white := image.NewRGBA(read.Bounds())
	draw.Draw(white, white.Bounds(), image.White, image.Point{}, draw.Src)
	draw.Draw(white, white.Bounds(), read, read.Bounds().Min, draw.Over)
	var out bytes.Buffer
	if err := png.Encode(&out, white); err != nil {
		return nil
	}
	return out.Bytes()
}
