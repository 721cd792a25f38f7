package einvoice

import (
	"strconv"
	"strings"
)

const (
	head = `<?xml version="1.0" encoding="UTF-8"?>` + "\n" +
		`<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"` +
		` xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"` +
		` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"` +
		` xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">`
	foot = "</rsm:CrossIndustryInvoice>\n"

	guideline   = "urn:cen.eu:en16931:2017" // BT-24
	currency    = "EUR"
	unit        = "C62" // one (BT-130)
	transfer    = "30"  // BT-81
	schemeSIREN = "0002"
	schemeVAT   = "VA"
	schemeTax   = "FC"

	udtDay = "udt:DateTimeString"
	qdtDay = "qdt:DateTimeString"
)

// CII is the invoice as UN/CEFACT Cross Industry Invoice D22B in the profile EN 16931 of Factur-X. The same invoice gives the same bytes.
func (i Invoice) CII() []byte {
	w := &writer{out: []byte(head)}
	w.group("rsm:ExchangedDocumentContext", func() {
		w.group("ram:BusinessProcessSpecifiedDocumentContextParameter", func() { w.text("ram:ID", i.Frame) })
		w.group("ram:GuidelineSpecifiedDocumentContextParameter", func() { w.text("ram:ID", guideline) })
	})
	w.group("rsm:ExchangedDocument", func() {
		w.text("ram:ID", i.Number)
		w.text("ram:TypeCode", i.Type)
		w.day("ram:IssueDateTime", udtDay, i.IssuedOn)
		for _, note := range i.Notes {
			w.group("ram:IncludedNote", func() {
				w.text("ram:Content", note.Text)
				w.text("ram:SubjectCode", note.Subject)
			})
		}
	})
	w.group("rsm:SupplyChainTradeTransaction", func() {
		for _, line := range i.Lines {
			w.group("ram:IncludedSupplyChainTradeLineItem", func() { w.line(line) })
		}
		w.group("ram:ApplicableHeaderTradeAgreement", func() { w.agreement(i) })
		w.always("ram:ApplicableHeaderTradeDelivery", func() { w.delivery(i) })
		w.group("ram:ApplicableHeaderTradeSettlement", func() { w.settlement(i) })
	})
	return append(w.out, foot...)
}

func (w *writer) line(l Line) {
	w.group("ram:AssociatedDocumentLineDocument", func() {
		w.text("ram:LineID", l.ID)
		w.group("ram:IncludedNote", func() { w.text("ram:Content", l.Note) })
	})
	w.group("ram:SpecifiedTradeProduct", func() {
		w.text("ram:SellerAssignedID", l.Reference)
		w.text("ram:Name", l.Name)
		w.text("ram:Description", l.Description)
	})
	w.group("ram:SpecifiedLineTradeAgreement", func() {
		w.group("ram:NetPriceProductTradePrice", func() { w.text("ram:ChargeAmount", l.Price.String()) })
	})
	w.group("ram:SpecifiedLineTradeDelivery", func() {
		w.text("ram:BilledQuantity", strconv.FormatInt(l.Quantity, 10), "unitCode", unit)
	})
	w.group("ram:SpecifiedLineTradeSettlement", func() {
		w.group("ram:ApplicableTradeTax", func() {
			w.text("ram:TypeCode", "VAT")
			w.text("ram:CategoryCode", l.Category)
			w.text("ram:RateApplicablePercent", l.Rate.String())
		})
		for _, a := range l.Allowances {
			w.group("ram:SpecifiedTradeAllowanceCharge", func() {
				w.indicator(a.Amount < 0)
				w.text("ram:ActualAmount", max(a.Amount, -a.Amount).String())
				w.text("ram:Reason", a.Reason)
			})
		}
		w.group("ram:SpecifiedTradeSettlementLineMonetarySummation", func() { w.text("ram:LineTotalAmount", l.Net.String()) })
	})
}

func (w *writer) indicator(charge bool) {
	w.group("ram:ChargeIndicator", func() { w.text("udt:Indicator", strconv.FormatBool(charge)) })
}

func (w *writer) agreement(i Invoice) {
	w.group("ram:SellerTradeParty", func() { w.party(i.Seller) })
	w.group("ram:BuyerTradeParty", func() { w.party(i.Buyer) })
	w.group("ram:SellerOrderReferencedDocument", func() { w.text("ram:IssuerAssignedID", i.Order) })
	w.group("ram:BuyerOrderReferencedDocument", func() { w.text("ram:IssuerAssignedID", i.Reference) })
}

func (w *writer) party(p Party) {
	w.text("ram:Name", p.Name)
	w.text("ram:Description", p.Legal)
	w.group("ram:SpecifiedLegalOrganization", func() { w.text("ram:ID", p.SIREN, "schemeID", schemeSIREN) })
	w.group("ram:DefinedTradeContact", func() {
		w.text("ram:PersonName", p.Contact)
		w.group("ram:TelephoneUniversalCommunication", func() { w.text("ram:CompleteNumber", p.ContactPhone) })
		w.group("ram:EmailURIUniversalCommunication", func() { w.text("ram:URIID", p.ContactEmail) })
	})
	w.address(p.Address)
	w.group("ram:URIUniversalCommunication", func() { w.text("ram:URIID", p.Electronic, "schemeID", p.Scheme) })
	w.group("ram:SpecifiedTaxRegistration", func() { w.text("ram:ID", p.VATNumber, "schemeID", schemeVAT) })
	w.group("ram:SpecifiedTaxRegistration", func() { w.text("ram:ID", p.TaxNumber, "schemeID", schemeTax) })
}

func (w *writer) address(a Address) {
	w.group("ram:PostalTradeAddress", func() {
		w.text("ram:PostcodeCode", a.Postcode)
		w.text("ram:LineOne", a.Line1)
		w.text("ram:LineTwo", a.Line2)
		w.text("ram:CityName", a.City)
		w.text("ram:CountryID", a.Country)
	})
}

func (w *writer) delivery(i Invoice) {
	d := i.Delivery
	w.group("ram:ShipToTradeParty", func() {
		w.text("ram:Name", d.Name)
		w.address(d.Address)
	})
	w.group("ram:ActualDeliverySupplyChainEvent", func() { w.day("ram:OccurrenceDateTime", udtDay, d.On) })
	w.group("ram:DespatchAdviceReferencedDocument", func() { w.text("ram:IssuerAssignedID", i.Shipment) })
}

func (w *writer) settlement(i Invoice) {
	w.text("ram:PaymentReference", i.Payment.Reference)
	w.text("ram:InvoiceCurrencyCode", currency)
	if i.Payment.IBAN != "" {
		w.group("ram:SpecifiedTradeSettlementPaymentMeans", func() {
			w.text("ram:TypeCode", transfer)
			w.group("ram:PayeePartyCreditorFinancialAccount", func() {
				w.text("ram:IBANID", strings.ReplaceAll(i.Payment.IBAN, " ", ""))
				w.text("ram:AccountName", i.Payment.Holder)
			})
			w.group("ram:PayeeSpecifiedCreditorFinancialInstitution", func() { w.text("ram:BICID", i.Payment.BIC) })
		})
	}
	for _, v := range i.VAT {
		w.group("ram:ApplicableTradeTax", func() {
			w.text("ram:CalculatedAmount", v.Amount.String())
			w.text("ram:TypeCode", "VAT")
			w.text("ram:ExemptionReason", v.Reason)
			w.text("ram:BasisAmount", v.Base.String())
			w.text("ram:CategoryCode", v.Category)
			w.text("ram:ExemptionReasonCode", v.ReasonCode)
			w.text("ram:RateApplicablePercent", v.Rate.String())
		})
	}
	w.group("ram:BillingSpecifiedPeriod", func() {
		w.day("ram:StartDateTime", udtDay, i.Delivery.From)
		w.day("ram:EndDateTime", udtDay, i.Delivery.To)
	})
	for _, a := range i.Adjustments {
		w.group("ram:SpecifiedTradeAllowanceCharge", func() { w.adjustment(a) })
	}
	w.group("ram:SpecifiedTradePaymentTerms", func() {
		w.text("ram:Description", i.Terms)
		w.day("ram:DueDateDateTime", udtDay, i.DueOn)
	})
	w.group("ram:SpecifiedTradeSettlementHeaderMonetarySummation", func() { w.totals(i.Totals) })
	for _, p := range i.Preceding {
		w.group("ram:InvoiceReferencedDocument", func() {
			w.text("ram:IssuerAssignedID", p.Number)
			w.day("ram:FormattedIssueDateTime", qdtDay, p.IssuedOn)
		})
	}
}

func (w *writer) adjustment(a Adjustment) {
	w.indicator(a.Charge)
	w.text("ram:ActualAmount", a.Amount.String())
	w.text("ram:ReasonCode", a.Code)
	w.text("ram:Reason", a.Reason)
	w.group("ram:CategoryTradeTax", func() {
		w.text("ram:TypeCode", "VAT")
		w.text("ram:CategoryCode", a.Category)
		w.text("ram:RateApplicablePercent", a.Rate.String())
	})
}

func (w *writer) totals(t Totals) {
	w.text("ram:LineTotalAmount", t.Lines.String())
	w.text("ram:ChargeTotalAmount", t.Charges.String())
	w.text("ram:AllowanceTotalAmount", t.Allowances.String())
	w.text("ram:TaxBasisTotalAmount", t.TaxExcl.String())
	w.text("ram:TaxTotalAmount", t.VAT.String(), "currencyID", currency)
	w.text("ram:GrandTotalAmount", t.TaxIncl.String())
	w.text("ram:TotalPrepaidAmount", t.Paid.String())
	w.text("ram:DuePayableAmount", t.Due.String())
}
