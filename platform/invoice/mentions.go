package invoice

import (
	"strings"
	"time"
)

// Mention is a sentence that the law asks for on an invoice, in French as the law does.
type Mention struct {
	Code    string `json:"code"`
	Article string `json:"article"`
	Text    string `json:"text"`
}

// Codes of mentions; PMD, PMT and AAB are those of the French rules of electronic invoices.
const (
	MentionMandate   = "mandate"
	MentionCredit    = "credit"
	MentionDeposit   = "deposit"
	MentionOperation = "operation"
	MentionPenalties = "PMD"
	MentionRecovery  = "PMT"
	MentionDiscount  = "AAB"
	MentionDebits    = "debits"
)

// legalMention is a mention with the days on which it is asked for.
type legalMention struct {
	Mention

	since         string // the first day
	professionals bool   // only of invoices to them
	debits        bool   // only of sellers who pay VAT on debits
}

// legalMentions are those of the law, each from its day on.
func legalMentions() []legalMention {
	return []legalMention{
		{
			Mention: Mention{
				MentionMandate, "CGI, 289 I-2",
				"Facture émise par Millésime au nom et pour le compte de {seller}, en vertu {mandate}.",
			},
			since: "2004-01-01",
		},
		{
			Mention: Mention{MentionOperation, "CGI, annexe II, 242 nonies A", "Nature de l’opération : livraison de biens."},
			since:   "2022-10-07",
		},
		{
			Mention: Mention{
				MentionDebits, "CGI, annexe II, 242 nonies A", "Option pour le paiement de la taxe d’après les débits.",
			},
			since: "2022-10-07", debits: true,
		},
		{
			Mention: Mention{MentionDiscount, "Code de commerce, L441-9", "Pas d’escompte pour paiement anticipé."},
			since:   "2019-10-01", professionals: true,
		},
		{
			Mention: Mention{
				MentionPenalties, "Code de commerce, L441-10",
				"En cas de retard, pénalités au taux d’intérêt appliqué par la Banque centrale européenne à son opération de " +
					"refinancement la plus récente, majoré de 10 points de pourcentage, exigibles sans rappel.",
			},
			since: "2019-10-01", professionals: true,
		},
		{
			Mention: Mention{
				MentionRecovery, "Code de commerce, L441-10 et D441-5",
				"En cas de retard, indemnité forfaitaire pour frais de recouvrement de quarante euros (40 €).",
			},
			since: "2013-01-01", professionals: true,
		},
	}
}

// Mentioned is what the sentences of a document depend on.
type Mentioned struct {
	Seller       string // its name
	VATOnDebits  bool   // it pays VAT on debits
	Professional bool   // who buys
	AcceptedOn   string // the mandate that it is issued under; "": of before mandates were numbered
}

// Mentions are those of an invoice that is issued on a day.
func Mentions(of Mentioned, day string) []Mention {
	mandate := "d’un mandat de facturation"
	if of.AcceptedOn != "" {
		mandate = "du mandat de facturation accepté le " + french(of.AcceptedOn)
	}
	mentions := []Mention{}
	for _, m := range legalMentions() {
		if m.since > day || m.professionals && !of.Professional || m.debits && !of.VATOnDebits {
			continue
		}
		m.Text = strings.NewReplacer("{seller}", of.Seller, "{mandate}", mandate).Replace(m.Text)
		mentions = append(mentions, m.Mention)
	}
	return mentions
}

// CreditMentions are those of a credit note that is issued on a day: it names the invoice that it changes, and nothing of it is late.
func CreditMentions(of Mentioned, number, invoicedOn, day string) []Mention {
	mentions := []Mention{{
		MentionCredit, "CGI, 289 I-5", "Avoir sur la facture " + number + " du " + french(invoicedOn) + ", qu’il rectifie.",
	}}
	for _, m := range Mentions(of, day) {
		if m.Code == MentionMandate {
			m.Text = strings.Replace(m.Text, "Facture émise", "Avoir émis", 1)
		}
		if m.Code == MentionMandate || m.Code == MentionOperation {
			mentions = append(mentions, m)
		}
	}
	return mentions
}

// DepositMentions are those of the invoice of what was paid of an order in advance, the last of it on a day (CGI, annexe II, 242 nonies A,
// I-10°): nothing of it is late.
func DepositMentions(of Mentioned, orderNumber, paidOn, day string) []Mention {
	words := "Acompte sur la commande " + orderNumber + ", payé le " + french(paidOn) + "."
	mentions := []Mention{{MentionDeposit, "CGI, 289 I-1-c", words}}
	for _, m := range Mentions(of, day) {
		if m.Code == MentionMandate || m.Code == MentionOperation || m.Code == MentionDebits {
			mentions = append(mentions, m)
		}
	}
	return mentions
}

// french writes a day, YYYY-MM-DD, as papers do.
func french(day string) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return at.Format("02/01/2006")
}
