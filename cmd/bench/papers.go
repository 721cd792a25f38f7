package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"syscall"
	"time"

	"millesime/cmd/bench/internal/report"
	"millesime/platform/einvoice"
	"millesime/platform/money"
	"millesime/platform/pdf"
)

// What an archive of a thousand documents may add to the memory of the process, and how invoices are measured.
const (
	archiveMemoryMiB = 30
	archived         = 1_000
	archiveOrders    = 4_000 // of which a thousand have papers
	paperRounds      = 300
	paperLines       = 12
	papersTimeout    = 20 * time.Minute
	papersPoll       = time.Second
)

// papers measures what the paper of an invoice with its data takes, and an archive of papers.
func (o options) papers(ctx context.Context, out io.Writer, create opener, folder string) error {
	made, err := processorTime(drawInvoice)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "\nPaper of an invoice of %d lines with its data, checked: %s ms of processor time\n", paperLines, report.Millis(made))
	if err != nil {
		return err
	}
	bars, err := o.archive(ctx, create, folder)
	if err != nil {
		return err
	}
	_, err = report.WriteBars(out, "Bars of papers", bars)
	return err
}

// processorTime is what doing something takes of this process, on average.
func processorTime(do func() error) (time.Duration, error) {
	used := func() (time.Duration, error) {
		var now syscall.Rusage
		err := syscall.Getrusage(syscall.RUSAGE_SELF, &now)
		return time.Duration(now.Utime.Nano() + now.Stime.Nano()), err
	}
	before, err := used()
	for range paperRounds {
		err = errors.Join(err, do())
	}
	after, wrong := used()
	return (after - before) / paperRounds, errors.Join(err, wrong)
}

// drawInvoice checks an invoice, writes its data and draws its paper.
func drawInvoice() error {
	i := sampleInvoice()
	if broken := i.Check(); len(broken) > 0 {
		return fmt.Errorf("the sample breaks %s", broken[0].Code)
	}
	paper := pdf.Paper{
		Language: "fr", Brand: i.Seller.Name, Title: "Facture", Number: i.Number, Facts: []string{"Date : " + i.IssuedOn},
		Parties: []pdf.Party{{Label: "Vendeur", Lines: []string{i.Seller.Name}}, {Label: "Client", Lines: []string{i.Buyer.Name}}},
		Table:   pdf.Table{Columns: []pdf.Column{{Head: "Produit"}, {Head: "Quantité", Width: 18}, {Head: "Total HT", Width: 28}}},
		Sums:    []pdf.Sum{{Label: "Total TTC", Amount: i.Totals.TaxIncl.String(), Strong: true}},
	}
	for _, l := range i.Lines {
		paper.Table.Rows = append(paper.Table.Rows, pdf.Row{Cells: []string{l.Name, "6", l.Net.String()}, About: []string{l.Description}})
	}
	for _, note := range i.Notes {
		paper.Notes = append(paper.Notes, note.Text)
	}
	_, err := pdf.Render(paper, pdf.Attachment{Name: "factur-x.xml", MediaType: "text/xml", Content: i.CII(), Profile: "EN 16931"})
	return err
}

// sampleInvoice is an invoice of twelve lines of 70.68: 848.16, VAT of 169.63.
func sampleInvoice() einvoice.Invoice {
	at := einvoice.Address{Line1: "1 rue du Port", City: "Bordeaux", Postcode: "33000", Country: "FR"}
	i := einvoice.Invoice{
		Frame: einvoice.FrameGoods, Number: "FAC-S4-2026-000001", Type: einvoice.TypeInvoice, IssuedOn: "2026-11-16", DueOn: "2026-12-16",
		Notes: []einvoice.Note{
			{Subject: einvoice.NoteRecovery, Text: "Indemnité forfaitaire pour frais de recouvrement de quarante euros (40 €)."},
			{Subject: einvoice.NotePenalties, Text: "Pénalités au taux de la BCE majoré de 10 points."},
			{Subject: einvoice.NoteDiscount, Text: "Pas d’escompte pour paiement anticipé."},
			{Subject: einvoice.NoteTreatment, Text: einvoice.BetweenProfessionals},
		},
		Seller: einvoice.Party{
			Name: "Maison Alpha", SIREN: "552100554", VATNumber: "FR12552100554", Address: at,
			Electronic: "552100554", Scheme: einvoice.SchemeFrance,
		},
		Buyer:  einvoice.Party{Name: "Le Bistrot", SIREN: "732829320", Address: at, Electronic: "732829320", Scheme: einvoice.SchemeFrance},
		VAT:    []einvoice.VAT{{Category: einvoice.Taxed, Rate: 20_00, Base: 848_16, Amount: 169_63}},
		Totals: einvoice.Totals{Lines: 848_16, TaxExcl: 848_16, VAT: 169_63, TaxIncl: 1017_79, Due: 1017_79},
	}
	for n := range paperLines {
		i.Lines = append(i.Lines, einvoice.Line{
			ID: strconv.Itoa(n + 1), Name: "Château Alpha 2020", Description: "75 cl, 13 % vol.",
			Quantity: 6, Price: money.Cents(11_78).Micro(), Net: 70_68, Category: einvoice.Taxed, Rate: 20_00,
		})
	}
	return i
}

// archive waits for a thousand papers, and reads them in one archive.
func (o options) archive(ctx context.Context, create opener, folder string) ([]report.Bar, error) {
	return o.visit(ctx, create, folder, scale(listProducts, o.buyers, archiveOrders), func(v visited) ([]report.Bar, error) {
		return readArchive(ctx, v)
	})
}

// readArchive waits for the papers, and reads them in one archive.
func readArchive(ctx context.Context, v visited) ([]report.Bar, error) {
	filter, count, err := awaitPapers(ctx, v.process.Address, v.admin.Token)
	if err != nil {
		return nil, err
	}
	idle, err := v.process.Memory()
	if err != nil {
		return nil, err
	}
	seen := watchMemory(ctx, v.process)
	read := &counter{}
	archive, err := get(ctx, v.process.Address, v.admin.Token, "/api/documents/archive?"+filter)
	if err == nil {
		_, err = io.Copy(read, archive)
		err = errors.Join(err, archive.Close())
	}
	most, watchErr := seen()
	if err = errors.Join(err, watchErr); err != nil {
		return nil, err
	}
	name := fmt.Sprintf("archive of %d papers, %.0f MiB, on %s: memory over idle, MiB", count, float64(read.bytes)/(1<<20), v.database.Name)
	return []report.Bar{report.AtMost(name, max(float64(most-idle.Own)/(1<<20), 1), archiveMemoryMiB, "%.0f")}, nil
}

// awaitPapers waits until every paper is made, and gives the filter of the latest thousand, as far as whole days make one.
func awaitPapers(ctx context.Context, address, token string) (filter string, count int, err error) {
	ctx, cancel := context.WithTimeout(ctx, papersTimeout)
	defer cancel()
	for pending, ready := 1, 0; pending > 0 || ready < archived; {
		select {
		case <-ctx.Done():
			return "", 0, fmt.Errorf("%d papers are made, %d are not: %w", ready, pending, ctx.Err())
		case <-time.After(papersPoll):
		}
		pending, err = countOf(ctx, address, token, "status[]=pending")
		if err == nil {
			ready, err = countOf(ctx, address, token, "status[]=ready")
		}
		if err != nil {
			return "", 0, err
		}
	}
	for day := time.Now(); ; day = day.AddDate(0, 0, -1) {
		wider := "status[]=ready&issuedOn[gte]=" + day.Format(time.DateOnly)
		more, err := countOf(ctx, address, token, wider)
		if err != nil || more > archived {
			return filter, count, err
		}
		filter, count = wider, more
		if time.Since(day) > 2*365*24*time.Hour {
			return filter, count, nil
		}
	}
}

// countOf is how many documents a filter finds.
func countOf(ctx context.Context, address, token, filter string) (int, error) {
	answer, err := get(ctx, address, token, "/api/documents?itemsPerPage=1&"+filter)
	if err != nil {
		return 0, err
	}
	var page struct {
		Total int `json:"hydra:totalItems"`
	}
	err = errors.Join(json.NewDecoder(answer).Decode(&page), answer.Close())
	return page.Total, err
}
