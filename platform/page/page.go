// Package page is the frame of the pages that the server renders itself, for people outside: the house's look, who must not buy, the
// message on health, and the reader's language. Such a page has no script and no cookie, and names nobody else's address.
//
// A module brings an HTML template that defines "main", and "foot" if it likes, with a style of its own:
//
//	//go:embed page.html
//	var pageHTML string
//	//go:embed page.css
//	var pageCSS string
//	var shopPage = page.New("boutique", pageHTML, pageCSS)
//
// What it shows embeds the Frame:
//
//	type pageView struct {
//		page.Frame
//		Products []productView
//	}
//	view := pageView{Frame: shopPage.Frame(request, "Cave des Tilleuls")}
//	return shopPage.Reply(&view, view.Frame, http.StatusOK)
//
// Words are told in both languages where they stand: {{.Say "Les produits" "The products"}}. Amounts are fault.Euros, days fault.Day and
// numbers fault.Decimal, each In(view.Language).
package page

import (
	"bytes"
	_ "embed" // the frame and its style
	"html/template"
	"strings"

	"millesime/platform/api"
)

//go:embed frame.html
var frameHTML string

//go:embed frame.css
var frameCSS string

// Page is a kind of page: a template within the frame.
type Page struct {
	html   *template.Template
	css    string
	policy func(css string) string
}

// New parses the template of a kind of page; one that is wrong ends the program as it starts.
func New(name, html, css string) *Page {
	parsed := template.Must(template.New(name).Parse(frameHTML))
	return &Page{html: template.Must(parsed.Parse(html)), css: frameCSS + css, policy: api.PicturePolicy}
}

// NewForm parses one with forms, which are sent to this site.
func NewForm(name, html, css string) *Page {
	p := New(name, html, css)
	p.policy = api.FormPolicy
	return p
}

// Frame is what stands around every page. What is empty is not shown.
type Frame struct {
	Language    string // fr or en
	Title       string // also the first heading
	Under       string // a line under it
	Description string // for who finds the page; of 160 letters at most
	Canonical   string // the one address of what may be read at several
	Hidden      bool   // from who looks for pages
	Sober       bool   // sells no alcohol, and says nothing of it
	Banner      string // where a picture over the whole width is read
	Logo        string // where a small picture beside the title is read
	Switch      string // where the page is read in the other language
	Style       template.CSS
}

// maxDescription is what those who find pages show of one.
const maxDescription = 159 // and the dots behind it

// Frame begins a page in the language of whoever asks.
func (p *Page) Frame(request api.DocumentRequest, title string) Frame {
	frame := Frame{Language: request.Reads(), Title: title, Style: template.CSS(p.css)} //nolint:gosec // our own style
	frame.Switch = "?lang=" + frame.Other()
	return frame
}

// Say is a text in the language of the page.
func (f *Frame) Say(fr, en string) string {
	if f.Language == "en" {
		return en
	}
	return fr
}

// Prefix is that of paths in the language of the page.
func (f *Frame) Prefix() string { return f.Say("", "/en") }

// Other is the language that the page leads to.
func (f *Frame) Other() string { return f.Say("en", "fr") }

// Describe gives the page a description, of the whole words that are shown of it.
func (f *Frame) Describe(text string) {
	letters := []rune(text)
	if len(letters) > maxDescription {
		text = string(letters[:maxDescription])
		if end := strings.LastIndexAny(string(letters[:maxDescription+1]), " \n"); end > 0 {
			text = text[:end]
		}
		text = strings.TrimRight(text, " ,;:.") + "…"
	}
	f.Description = text
}

// Reply is a page with a status; view embeds the frame.
func (p *Page) Reply(view any, frame Frame, status int) (api.DocumentReply, error) {
	var html bytes.Buffer
	err := p.html.Execute(&html, view)
	return api.DocumentReply{HTML: html.Bytes(), Status: status, Policy: p.policy(p.css), Language: frame.Language}, err
}
