package demo

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/files"
)

// framePaper is a signed document of an agreement frame.
type framePaper struct {
	frame int64 // its place among the demo frames, from 1
	name  string
	title string // what the page says
	days  int    // when it was kept, from now
}

// framePapers are documents of frames that are in force and that have ended.
func framePapers() []framePaper {
	return []framePaper{
		{1, "AC-CHR-0412 signé.pdf", "Accord-cadre AC-CHR-0412 - Tables lyonnaises", -198},
		{1, "AC-CHR-0412 annexe tarifaire.pdf", "AC-CHR-0412 - annexe : paliers de remise", -198},
		{2, "AC-CAV-0077 signé.pdf", "Accord-cadre AC-CAV-0077 - Cavistes du Nord", -88},
		{4, "AC-GMS-0009 signé.pdf", "Accord-cadre AC-GMS-0009 - Grandes surfaces", -415},
	}
}

type framePaperRow struct {
	bun.BaseModel `bun:"table:agreement_frame_documents"`

	ID, FrameID int64
	Name, File  string
	CreatedAt   time.Time
	CreatedBy   int64
}

// writeFramePapers comes after the frames; their files are kept first.
func (w *world) writeFramePapers(ctx context.Context, tx *db.Tx) error {
	var rows []framePaperRow
	for n, paper := range framePapers() {
		page := pdfPage(paper.title)
		file, err := w.files.PutIn(ctx, tx, files.TypePDF, bytes.NewReader(page), int64(len(page)))
		if err != nil {
			return fmt.Errorf("keep a document of an agreement frame: %w", err)
		}
		rows = append(rows, framePaperRow{
			ID: int64(n + 1), FrameID: paper.frame, Name: paper.name, File: string(file), CreatedAt: w.now.AddDate(0, 0, paper.days), CreatedBy: adminID,
		})
	}
	return insert(ctx, tx, rows)
}
