package picture

import "bytes"

// endOfPDF is how far from the end its last marker may stand.
const endOfPDF = 1024

// PDF accepts a PDF document of at most maxBytes, by its first and last bytes, and gives it back under its one media
// type. It is not changed: serve it as application/pdf with nosniff. Errors are ErrExt and ErrDocumentSize.
func PDF(url string, maxBytes int) (string, error) {
	declared, content, err := parse(url, maxBytes, ErrDocumentSize)
	if err != nil {
		return "", err
	}
	tail := content[max(0, len(content)-endOfPDF):]
	if declared != TypePDF || !bytes.HasPrefix(content, []byte("%PDF-")) || !bytes.Contains(tail, []byte("%%EOF")) {
		return "", ErrExt
	}
	return dataURL(TypePDF, content), nil
}
