// Package picturetest gives tests pictures that would take long to draw.
package picturetest

import (
	"encoding/binary"
	"hash/crc32"
)

// PNGHeader is a PNG that promises a size and holds nothing.
func PNGHeader(width, height uint32, depth, kind byte) []byte {
	header := binary.BigEndian.AppendUint32([]byte("IHDR"), width)
	header = append(binary.BigEndian.AppendUint32(header, height), depth, kind, 0, 0, 0)
	out := append([]byte("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13)
	return binary.BigEndian.AppendUint32(append(out, header...), crc32.ChecksumIEEE(header))
}
