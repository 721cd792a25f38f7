package picture

import (
	"encoding/base64"
	"strings"

	"millesime/platform/fault"
)

// longestHeader is more than any media type accepted here needs.
const longestHeader = 64

// parse takes a data URL apart. The size is judged before anything is decoded; only the plain form is accepted,
// "data:<type>;base64,<base64>", without parameters, white space or missing padding.
func parse(dataURL string, maxBytes int, tooLarge *fault.Fault) (mediaType string, content []byte, err error) {
	rest, ok := strings.CutPrefix(dataURL, "data:")
	if !ok {
		return "", nil, ErrExt
	}
	comma := strings.IndexByte(rest[:min(len(rest), longestHeader)], ',')
	if comma < 0 {
		return "", nil, ErrExt
	}
	mediaType, ok = strings.CutSuffix(strings.ToLower(rest[:comma]), ";base64")
	if !ok {
		return "", nil, ErrExt
	}
	encoded := rest[comma+1:]
	if len(encoded) > base64.StdEncoding.EncodedLen(maxBytes) {
		return "", nil, tooLarge.With("size", maxBytes/1024)
	}
	if strings.ContainsAny(encoded, "\r\n") { // which the decoder would skip
		return "", nil, ErrExt
	}
	content, err = base64.StdEncoding.Strict().DecodeString(encoded)
	if err != nil || len(content) == 0 {
		return "", nil, ErrExt
	}
	if len(content) >= maxBytes { // "inférieur à" (specification 5)
		return "", nil, tooLarge.With("size", maxBytes/1024)
	}
	return mediaType, content, nil
}

func dataURL(mediaType string, content []byte) string {
	return "data:" + mediaType + ";base64," + base64.StdEncoding.EncodeToString(content)
}
