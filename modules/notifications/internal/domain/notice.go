package domain

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Kind is what a notification is about; people choose by it.
type Kind string

// Notice declares what people are told of one kind. Its sentences and subjects name what Notification.fill fills in.
type Notice struct {
	Kind   Kind
	Groups []auth.Group // who may ever be told
	Usual  Choice       // until somebody chooses
	Leads  Screen
	Says   fault.Text
	Mail   fault.Text // the subject of its mail, for mail programs put mails of one subject together; none: another mail tells it already
	But    []Variant  // where something of it is said otherwise: the first that fits
	After  []News     // the events that it follows; what several kinds follow stands at the first of them
}

// Variant is what a notice says instead where something is so; what it leaves out stays.
type Variant struct {
	When  func(Notification) bool
	Leads Screen
	Says  fault.Text
	Mail  fault.Text
}

// Screen is what a notification is about, and leads to.
type Screen struct {
	Subject string     // as addresses name it
	Path    string     // with {id} for its number
	Button  fault.Text // of the mail
}

// say is a sentence in both languages.
func say(fr, en string) fault.Text { return fault.Say(fr, en) }

// profile is where people find what is theirs.
func profile() Screen { return Screen{"users", "/profile", say("Voir mon profil", "See my profile")} }

// Choice is how a person is told of a kind.
type Choice struct {
	App    bool // in the centre
	Mail   bool // at once
	Digest bool // in the daily summary, while unread
}

// None tells that a person does not want to know.
func (c Choice) None() bool { return !c.App && !c.Mail && !c.Digest }

// How people are usually told: in the centre; by mail too; in the summary too.
//
//nolint:gochecknoglobals // constants
var shown, mailed, summarised = Choice{App: true}, Choice{App: true, Mail: true}, Choice{App: true, Digest: true}

// Who may be told.
func buyers() []auth.Group {
	return []auth.Group{auth.Restaurant, auth.WineMerchant, auth.Hypermarket, auth.CSE, auth.Negociant, auth.Customer}
}
func supplier() []auth.Group     { return []auth.Group{auth.Supplier} }
func sellingSide() []auth.Group  { return []auth.Group{auth.Supplier, auth.CommercialAgent} }
func buyingSide() []auth.Group   { return append(buyers(), auth.CommercialAgent) }
func bothSides() []auth.Group    { return append(buyers(), auth.Supplier) }
func everySide() []auth.Group    { return append(buyers(), sellingSide()...) }
func admins() []auth.Group       { return []auth.Group{auth.Admin, auth.Superadmin} }
func stockKeepers() []auth.Group { return append(supplier(), admins()...) }

// notices are those of all kinds, in the order in which people choose.
var notices = slices.Concat( //nolint:gochecknoglobals // a constant table
	orderNotices(), deliveryNotices(), incidentNotices(), messageNotices(), lotNotices(), invoiceNotices(), paymentNotices(),
	documentNotices(),
	sampleNotices(), quotationNotices(), priceListNotices(), codeNotices(), stockNotices(), receiptNotices(), recoveryNotices(),
	countNotices(), relationNotices(), frameNotices(), shopNotices(), guestNotices(), accountNotices(),
)

// noticeOf is that of a kind.
func noticeOf(kind Kind) Notice {
	at := slices.IndexFunc(notices, func(n Notice) bool { return n.Kind == kind })
	if at < 0 {
		return Notice{}
	}
	return notices[at]
}

// Codes lists every kind, in the order in which people choose.
func (Kind) Codes() []Kind {
	kinds := make([]Kind, len(notices))
	for i, n := range notices {
		kinds[i] = n.Kind
	}
	return kinds
}

// mailable tells that it has a mail of its own.
func (n Notice) mailable() bool { return n.Mail != fault.Text{} }

// allowed leaves out a mail that another one tells already.
func (n Notice) allowed(c Choice) Choice {
	c.Mail = c.Mail && n.mailable()
	return c
}

// notice is what is declared of a notification, as it is for this one.
func (n Notification) notice() Notice {
	notice, first := noticeOf(n.Kind), Variant{}
	for _, but := range notice.But {
		if but.When(n) {
			first.Leads, first.Says, first.Mail = cmp.Or(first.Leads, but.Leads), cmp.Or(first.Says, but.Says), cmp.Or(first.Mail, but.Mail)
		}
	}
	notice.Leads, notice.Says = cmp.Or(first.Leads, notice.Leads), cmp.Or(first.Says, notice.Says)
	notice.Mail = cmp.Or(first.Mail, notice.Mail)
	return notice
}

// Sentence is what a notification says, as a whole.
func (n Notification) Sentence() fault.Text { return n.fill(n.notice().Says) }

// MailSubject is that of the mail that tells it.
func (n Notification) MailSubject() fault.Text { return n.fill(n.notice().Mail) }

// MailAction is the button of that mail, which leads to Path.
func (n Notification) MailAction() fault.Text { return n.notice().Leads.Button }

// Path is the screen of what it is about.
func (n Notification) Path() string {
	return strings.ReplaceAll(n.notice().Leads.Path, "{id}", strconv.FormatInt(n.SubjectID, 10))
}

// The cases of variants.
func onBehalf(n Notification) bool   { return n.Params.OnBehalf }
func ofOwn(n Notification) bool      { return n.PartyID == 0 }
func revised(n Notification) bool    { return n.Params.Revision > 1 }
func endless(n Notification) bool    { return n.Params.Until == "" }
func individual(n Notification) bool { return n.Params.Individual }
func consumer(n Notification) bool   { return n.Params.Consumer }
func withdrawn(n Notification) bool  { return n.Params.Withdrawn && n.Params.Individual }
func unpaid(n Notification) bool     { return n.Params.Paid == 0 }
func ofAgent(n Notification) bool    { return n.Params.OfAgent }

// now is the case of a thing that is in one of some states now; without states, in any.
func now[S ~string](states ...S) func(Notification) bool {
	return func(n Notification) bool {
		return n.Params.To != "" && (len(states) == 0 || slices.Contains(states, S(n.Params.To)))
	}
}

// both is the case of two others.
func both(a, b func(Notification) bool) func(Notification) bool {
	return func(n Notification) bool { return a(n) && b(n) }
}
