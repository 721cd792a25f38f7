package files

import (
	"encoding/base64"
	"errors"
	"fmt"
	"net/url"
	"strings"
)

const dataScheme = "data:"

var errNoDataURL = errors.New("files: not a data URL")

// Decode takes the content out of a data URL that platform/picture made, or that a row of an older version holds. What
// people send is judged by platform/picture, which is stricter.
func Decode(dataURL string) (mediaType string, content []byte, err error) {
	rest, ok := strings.CutPrefix(dataURL, dataScheme)
	head, data, comma := strings.Cut(rest, ",")
	if !ok || !comma {
		return "", nil, errNoDataURL
	}
	mediaType, encoded := strings.CutSuffix(head, ";base64")
	if encoded {
		content, err = base64.StdEncoding.DecodeString(data)
	} else if text, wrong := url.PathUnescape(data); wrong == nil {
		content = []byte(text)
	} else {
		content = []byte(data)
	}
	if err != nil {
		return "", nil, fmt.Errorf("files: decode a data URL: %w", err)
	}
	return mediaType, content, nil
}

// encode is a file as a data URL.
func encode(mediaType string, content []byte) string {
	return dataScheme + mediaType + ";base64," + base64.StdEncoding.EncodeToString(content)
}
