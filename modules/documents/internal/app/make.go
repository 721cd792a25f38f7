package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"millesime/modules/documents/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/paper"
	"millesime/platform/pdf"
)

// makeV1 asks for the file of a document.
type makeV1 struct {
	DocumentID int64 `json:"documentId"`
}

func (makeV1) Kind() string { return "documents_make_v1" }

const (
	// attempts are how often a file is tried to be made: half an hour. Then it has failed, until somebody asks for another.
	attempts = 8
	// older is behind papers of today: those of what was issued before.
	older = 10
	// maxPaper is what a paper of ten thousand lines takes, many times over.
	maxPaper = 50 << 20
)

// Making makes the files of documents, one at a time.
func (d *Documents) Making() jobs.Handler {
	return jobs.On(jobs.Work[makeV1]{
		Do: d.make,
		GaveUp: func(ctx context.Context, tx *db.Tx, args makeV1) error {
			found, err := d.store.ByID(ctx, tx, args.DocumentID)
			if err != nil {
				return err
			}
			found.Status = domain.Failed
			if err := d.store.Update(ctx, tx, found); err != nil {
				return err
			}
			return d.release(ctx, tx, found)
		},
		Attempts: attempts, Timeout: time.Minute,
	})
}

// Drain waits until no file is due to be made.
func (d *Documents) Drain(ctx context.Context) error {
	return d.Jobs.Drain(ctx, d.Clock, makeV1{}.Kind())
}

// add keeps a document that has no file yet, once for its key, and asks for it.
func (d *Documents) add(ctx context.Context, tx *db.Tx, added domain.Document, priority int) error {
	added.Status, added.CreatedAt = domain.Pending, tx.Now()
	fresh, err := d.store.Insert(ctx, tx, &added)
	if err != nil || !fresh {
		return err
	}
	return d.ask(ctx, tx, added.ID, priority)
}

func (d *Documents) ask(ctx context.Context, tx *db.Tx, id int64, priority int) error {
	return d.Jobs.Add(ctx, tx, jobs.New{Args: makeV1{id}, Priority: priority, Key: strconv.FormatInt(id, 10)})
}

// make makes the file of a document and keeps it. The file is put first; the row that names it is written as the job is marked, so that
// a process that dies between leaves a file that nothing names, and the next attempt puts the same one.
func (d *Documents) make(ctx context.Context, job *jobs.Job, args makeV1) error {
	found, err := d.store.ByID(ctx, nil, args.DocumentID)
	if err != nil || found.Status == domain.Ready {
		return err
	}
	drawn, attached, err := d.paper(ctx, &found)
	if errors.Is(err, errSuperseded) {
		return d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			if err := d.store.Delete(ctx, tx, found.ID); err != nil {
				return err
			}
			if err := d.release(ctx, tx, found); err != nil {
				return err
			}
			return job.Done(ctx, tx)
		})
	}
	if err != nil {
		return err
	}
	var file []byte
	err = d.Gate.Do(ctx, gate.Work{Kind: gate.Batch}, func() (err error) {
		file, err = pdf.Render(drawn, attached...)
		return err
	})
	if err != nil {
		return err
	}
	name, err := d.Files.Put(ctx, files.TypePDF, bytes.NewReader(file), maxPaper)
	if err != nil {
		return err
	}
	for _, a := range attached {
		data, err := d.Files.Put(ctx, files.TypeXML, bytes.NewReader(a.Content), maxPaper)
		if err != nil {
			return err
		}
		found.XML = string(data)
	}
	found.File, found.Size, found.Status = string(name), int64(len(file)), domain.Ready
	return d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := d.Files.Keep(ctx, tx, found.File, found.XML); err != nil {
			return err
		}
		if err := d.store.Update(ctx, tx, found); err != nil {
			return err
		}
		if err := d.release(ctx, tx, found); err != nil {
			return err
		}
		return job.Done(ctx, tx)
	})
}

// release lets the mails go that wait for the file of a document: it is there, or will not be for now.
func (d *Documents) release(ctx context.Context, tx *db.Tx, of domain.Document) error {
	return d.Mails.Release(ctx, tx, paper.Key(of.Key))
}

// paper is what a document says, and the files that go into it. What it comes to is that of the paper.
func (d *Documents) paper(ctx context.Context, of *domain.Document) (pdf.Paper, []pdf.Attachment, error) {
	switch of.Kind {
	case domain.KindInvoice, domain.KindDeposit, domain.KindCreditNote:
		return d.invoicePaper(ctx, of)
	case domain.KindStatement:
		paper, err := d.statementPaper(ctx, of)
		return paper, nil, err
	case domain.KindOrder, domain.KindQuotation, domain.KindDeliveryNote:
		paper, err := d.orderPaper(ctx, *of)
		return paper, nil, err
	default:
		return pdf.Paper{}, nil, jobs.Permanent(fmt.Errorf("documents: no paper is made of kind %s", of.Kind))
	}
}

func (d *Documents) invoicePaper(ctx context.Context, of *domain.Document) (pdf.Paper, []pdf.Attachment, error) {
	issued, err := d.Invoices.Issued(ctx, nil, of.Subject)
	if err != nil {
		return pdf.Paper{}, nil, err
	}
	account, err := d.Registrations.BankDetails(ctx, issued.SupplierID)
	if err != nil {
		return pdf.Paper{}, nil, err
	}
	logo, err := d.logo(ctx, issued.SupplierID)
	if err != nil {
		return pdf.Paper{}, nil, err
	}
	paper := domain.InvoicePaper(issued, account, logo, of.Language)
	if paper.Payment != nil {
		of.PaidTo = domain.AccountEnd(account.IBAN)
	}
	data, err := d.Invoices.Electronic(issued, account)
	if errors.Is(err, fault.ErrViolations) { // the paper is made without: who asks for the data is told what lacks
		return paper, nil, nil
	}
	return paper, []pdf.Attachment{domain.FacturX(data)}, err
}

// lacking is why a document has no data: what was issued breaks a rule, or is no invoice.
func (d *Documents) lacking(ctx context.Context, of domain.Document) error {
	if of.Kind.Type() != domain.TypeInvoice {
		return domain.ErrNoXML
	}
	issued, err := d.Invoices.Issued(ctx, nil, of.Subject)
	if err != nil {
		return err
	}
	if _, err := d.Invoices.Electronic(issued, usersapi.BankDetails{}); err != nil {
		return err
	}
	return domain.ErrNoXML
}

// errSuperseded tells that a revision of a quotation was followed by another before it got its paper: nobody needs that any more.
var errSuperseded = errors.New("documents: the revision is no longer the last one")

func (d *Documents) orderPaper(ctx context.Context, of domain.Document) (pdf.Paper, error) {
	order, err := d.Orders.OnPaper(ctx, of.Order.ID)
	if err != nil {
		return pdf.Paper{}, err
	}
	from, err := d.sender(ctx, order.Supplier.ID)
	if err != nil {
		return pdf.Paper{}, err
	}
	switch of.Kind {
	case domain.KindQuotation:
		if order.Revision != int64(of.Revision) {
			return pdf.Paper{}, errSuperseded
		}
		return domain.QuotationPaper(order, from, of.IssuedOn, of.Language), nil
	case domain.KindDeliveryNote:
		paper, found := domain.DeliveryNotePaper(order, of.Subject, from, of.Language)
		if !found {
			return pdf.Paper{}, jobs.Permanent(fmt.Errorf("documents: the order %d has no parcel %d", order.ID, of.Subject))
		}
		return paper, nil
	default:
		return domain.OrderPaper(order, from, of.Language), nil
	}
}

func (d *Documents) sender(ctx context.Context, supplierID int64) (domain.Sender, error) {
	party, err := d.Invoices.Seller(ctx, supplierID)
	if err != nil {
		return domain.Sender{}, err
	}
	logo, err := d.logo(ctx, supplierID)
	return domain.Sender{Party: party, Logo: logo}, err
}

// logo is that of a supplier; nil: it has none.
func (d *Documents) logo(ctx context.Context, supplierID int64) ([]byte, error) {
	kept, err := d.Registrations.Logo(ctx, supplierID)
	if err != nil || kept == "" {
		return nil, err
	}
	file, err := d.Files.Open(ctx, kept)
	if err != nil {
		return nil, err
	}
	return file.All(ctx)
}
