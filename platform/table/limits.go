package table

// Limits of a file.
const (
	MaxBytes    = 64 << 20 // of the file
	MaxRows     = 100_000  // below the head
	MaxColumns  = 200
	MaxCell     = 10_000    // characters
	maxRecord   = 1 << 20   // bytes of one row as it stands in the file
	maxRow      = 256 << 10 // bytes of its cells: hundreds of rows are shown and checked at a time
	maxUnpacked = 256 << 20 // bytes of a workbook once unpacked
	maxStrings  = 48 << 20  // bytes of the texts that the cells of a workbook share
	maxCells    = 128 << 20 // bytes of all cells of a workbook: each of a million may show the same long text
	maxEntries  = 1 << 20   // bytes of the table of contents of a workbook
)
