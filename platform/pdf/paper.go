package pdf

import (
	"strings"
	"time"
)

// Paper is what a paper says, in the words and figures of its reader.
type Paper struct {
	Language string    // fr or en
	Made     time.Time // the day that the file tells

	Brand   string // who sends it
	Logo    []byte // of the sender, PNG or JPEG; nil, or another: the brand stands in letters
	Title   string // what it is: Facture
	Number  string // "": it has none
	Facts   []string
	Parties []Party // three at most
	Table   Table
	Beside  []string // what stands to the left of the sums
	Sums    []Sum
	Payment *Payment // nil: nothing is to be paid
	Notes   []string // what the law asks for
	Foot    string   // of every page: who the sender is by law
}

// called is what the file is called.
func (p Paper) called() string { return strings.TrimSpace(p.Title + " " + p.Number) }

// Party is a side of the business: what it is here, and lines of which the first is its name.
type Party struct {
	Label string
	Lines []string
}

// Table holds the goods. Its first column takes the width that the others leave.
type Table struct {
	Columns []Column
	Rows    []Row
}

// Column is one of the table.
type Column struct {
	Head  string
	Width float64 // mm; of the first: 0
}

// Row is a line of the table, or the head of those that follow it.
type Row struct {
	Group string   // what those that follow have in common; then it has no cells
	Cells []string // one for each column
	About []string // small lines below the first cell
}

// Sum is a line of what the paper comes to.
type Sum struct {
	Label, Amount string
	Strong        bool
}

// Payment is how the paper is paid.
type Payment struct {
	Lines []string // the first one tells how much, until when
	Code  string   // that banking applications read from a QR code; "": none
}

// Attachment is a file within the paper.
type Attachment struct {
	Name        string // of the file: factur-x.xml
	Description string
	MediaType   string
	Content     []byte
	Profile     string // of Factur-X, as the metadata names it: EN 16931
}
