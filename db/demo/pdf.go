package demo

import "fmt"

// pdfPage is a page of A4 with a line of text of plain letters.
func pdfPage(text string) []byte {
	content := "BT /F1 16 Tf 56 760 Td (" + text + ") Tj ET"
	objects := [][]byte{
		[]byte("<< /Type /Catalog /Pages 2 0 R >>"),
		[]byte("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
		[]byte("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>"),
		fmt.Appendf(nil, "<< /Length %d >>\nstream\n%s\nendstream", len(content), content),
		[]byte("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"),
	}
	page := []byte("%PDF-1.4\n")
	var offsets []int
	for n, object := range objects {
		offsets = append(offsets, len(page))
		page = fmt.Appendf(page, "%d 0 obj\n%s\nendobj\n", n+1, object)
	}
	table := len(page)
	page = fmt.Appendf(page, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, offset := range offsets {
		page = fmt.Appendf(page, "%010d 00000 n \n", offset)
	}
	return fmt.Appendf(page, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, table)
}
