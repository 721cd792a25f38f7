package picture_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"millesime/platform/picture"
)

const svgHead = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">`

// drawn is the drawing that is left of a body.
func drawn(t testing.TB, body string) (string, error) {
	t.Helper()
	got, err := cleaned(url("image/svg+xml", []byte(svgHead+body+`</svg>`)), picture.Limits{})
	if err != nil {
		return "", err
	}
	kept := string(content(t, got))
	kept, ok := strings.CutPrefix(kept, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">`)
	if !ok {
		t.Fatalf("the root is %s", kept)
	}
	return strings.TrimSuffix(kept, "</svg>"), nil
}

func TestWhatDrawingsKeep(t *testing.T) {
	t.Parallel()
	for body, want := range map[string]string{
		`<path d="M0 0L9 9" fill="#ed6d62" stroke-width="2"/>`:                         `<path d="M0 0L9 9" fill="#ed6d62" stroke-width="2"></path>`,
		`<g transform="translate(1 2) rotate(45)"><rect width="1"/></g>`:               `<g transform="translate(1 2) rotate(45)"><rect width="1"></rect></g>`,
		`<linearGradient id="a"><stop offset="0"/></linearGradient>`:                   `<linearGradient id="a"><stop offset="0"></stop></linearGradient>`,
		`<rect fill="url(#a)" clip-path="url('#b')"/>`:                                 `<rect fill="url(#a)" clip-path="url(&#39;#b&#39;)"></rect>`,
		`<use xlink:href="#a" x="1"/>`:                                                 `<use href="#a" x="1"></use>`,
		`<text font-size="3">Château &amp; <tspan>Fils</tspan></text>`:                 `<text font-size="3">Château &amp; <tspan>Fils</tspan></text>`,
		`<style>.a{fill:#fff;stroke:rgb(1,2,3)}</style><path class="a"/>`:              `<style>.a{fill:#fff;stroke:rgb(1,2,3)}</style><path class="a"></path>`,
		`<path style="fill:red; filter:url(https://evil.example/f#x) ;stroke:#fff"/>`:  `<path style="fill:red;stroke:#fff"></path>`,
		`<a href="https://evil.example"><circle r="1"/></a><switch><line/></switch>`:   `<circle r="1"></circle><line></line>`,
		`<!-- a comment --><?php echo 1 ?><metadata><x/></metadata><path d="M0 0"/>`:   `<path d="M0 0"></path>`,
		`<svg:path xmlns:svg="http://www.w3.org/2000/svg" d="M1 1" svg:onload="a()"/>`: `<path d="M1 1"></path>`,
		`<path d="M0 0" data-x="1" aria-label="Cave &quot;d'Or&quot;" tabindex="0"/>`:  `<path d="M0 0" aria-label="Cave &#34;d&#39;Or&#34;"></path>`,
		`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script><line/>`:  `<line></line>`,
		`<path xmlns="urn:other" d="M0 0"/><line/>`:                                    `<line></line>`,
		`<use xlink:href="#a" href="#b"/>`:                                             `<use href="#a"></use>`,
	} {
		if got, err := drawn(t, body); err != nil || got != want {
			t.Errorf("%s\n got %s, %v\nwant %s", body, got, err, want)
		}
	}
}

func TestHostileDrawings(t *testing.T) {
	t.Parallel()
	for _, body := range attacks() {
		got, err := drawn(t, body)
		if err != nil {
			continue // refused is as good
		}
		judge(t, svgHead+got+"</svg>")
	}
	if got, err := drawn(t, `<script>evil()</script><script href="//evil.example"/><path onclick="evil()" d="M0 0"/>`); err != nil || got != `<path d="M0 0"></path>` {
		t.Errorf("%v, %s", err, got)
	}
}

func attacks() []string {
	return []string{
		`<script>evil()</script>`, `<SCRIPT>evil()</SCRIPT>`, `<script xlink:href="https://evil.example/x.js"/>`, `<g><script><g>evil()</g></script></g>`,
		`<path onload="evil()" OnClick="evil()" onfocusin="evil()"/>`, `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:evil()"/></body></foreignObject>`,
		`<a xlink:href="javascript:evil()"><text>click</text></a>`, `<use href="https://evil.example/a.svg#b"/>`, `<use href="data:image/svg+xml;base64,AAAA#x"/>`,
		`<use xlink:href=" #a"/>`, `<image href="https://evil.example/track.png"/>`, `<image xlink:href="data:image/svg+xml;base64,AAAA"/>`, `<feImage href="//evil.example"/>`,
		`<animate attributeName="href" values="javascript:evil()"/>`, `<set attributeName="onload" to="evil()"/>`, `<handler type="text/ecmascript">evil()</handler>`,
		`<style>@import "https://evil.example/a.css";</style>`, `<style>*{background:url(https://evil.example)}</style>`, `<style>*{background:u\72l(//evil.example)}</style>`,
		`<style>*{background:u<!-- -->rl(//evil.example)}</style>`, `<style>*{background:url<!-- -->(//evil.example)}</style>`, `<style><![CDATA[*{background:URL (//evil.example)}]]></style>`,
		`<style>*{background:image-set("//evil.example" 1x)}</style>`, `<style>&lt;/style&gt;&lt;script&gt;evil()&lt;/script&gt;</style>`, `<style>@font-face{src:url(//evil.example)}</style>`,
		`<path style="background:url(javascript:evil())"/>`, `<path style="behavior:url(//evil.example)"/>`, `<path style="width:expression(evil())"/>`, `<path style="-moz-binding:url(//evil.example)"/>`,
		`<path fill="url(https://evil.example/p#x)"/>`, `<path fill="url(#a) url(//evil.example)"/>`, `<path mask="url(//evil.example#m)"/>`, `<path filter="url(//evil.example#f)"/>`,
		`<text>&lt;script&gt;evil()&lt;/script&gt;</text>`, `<title>&lt;/title&gt;&lt;script&gt;evil()&lt;/script&gt;</title>`, `<path id="&quot; onload=&quot;evil()"/>`,
		`<h:script xmlns:h="http://www.w3.org/2000/svg">evil()</h:script>`, `<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="evil()"/>`, `<?xml-stylesheet href="//evil.example"?>`,
		`<pattern id="p"><image href="//evil.example"/></pattern>`, `<font-face-uri xlink:href="//evil.example"/>`, `<discard/>`, `<iframe src="//evil.example"/>`, `<path xml:base="//evil.example"/>`,
		`<video src="//evil.example"/>`, `<math><mtext>evil()</mtext></math>`, `<g xmlns:on="urn:x" on:load="evil()"/>`, `<cursor href="//evil.example"/>`, `<mpath href="//evil.example"/>`,
	}
}

// judge reads a drawing as a browser would and looks for anything that runs or leads out.
func judge(t testing.TB, drawing string) {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(drawing))
	inStyle := false
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%v in %s", err, drawing)
		}
		switch e := token.(type) {
		case xml.StartElement:
			inStyle = e.Name.Local == "style"
			switch strings.ToLower(e.Name.Local) {
			case "script", "foreignobject", "image", "iframe", "animate", "set", "handler", "a", "feimage", "pattern", "video", "math", "discard":
				t.Errorf("<%s> in %s", e.Name.Local, drawing)
			}
			for _, a := range e.Attr {
				name, value := strings.ToLower(a.Name.Local), strings.ToLower(a.Value)
				reachesOut := strings.Contains(value, "url(") && (strings.Count(value, "url(") != 1 || !strings.Contains(value, "#") || strings.Contains(value, "//"))
				if strings.HasPrefix(name, "on") || name == "href" && !strings.HasPrefix(value, "#") || name == "base" || name == "src" || reachesOut {
					t.Errorf("%s=%q in %s", name, value, drawing)
				}
			}
		case xml.CharData:
			if lower := strings.ToLower(string(e)); inStyle && (strings.Contains(lower, "url") && strings.Contains(lower, "(//") || strings.Contains(lower, "@")) {
				t.Errorf("%q in %s", e, drawing)
			}
		case xml.Directive, xml.ProcInst, xml.Comment:
			t.Errorf("%v in %s", e, drawing)
		}
	}
}

func TestRefusedDrawings(t *testing.T) {
	t.Parallel()
	laughs := `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>` + svgHead + `<text>&b;</text></svg>`
	for name, file := range map[string]string{
		"entity bomb":        laughs,
		"entity":             `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>` + svgHead + `<text>&x;</text></svg>`,
		"parameter entity":   `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>` + svgHead + `</svg>`,
		"unknown entity":     svgHead + `<text>&eacute;</text></svg>`,
		"no namespace":       `<svg><path d="M0 0"/></svg>`,
		"another root":       `<html xmlns="http://www.w3.org/1999/xhtml"/>`,
		"two roots":          svgHead + `</svg>` + svgHead + `</svg>`,
		"no root":            `<?xml version="1.0"?>`,
		"cut":                svgHead + `<path d="M0`,
		"not closed":         svgHead + `<g>`,
		"crossed":            svgHead + `<g><path></g></path></svg>`,
		"another encoding":   `<?xml version="1.0" encoding="utf-7"?>` + svgHead + `</svg>`,
		"invalid characters": svgHead + "<text>\xff\xfe</text></svg>",
		"too deep":           svgHead + strings.Repeat("<g>", 40) + strings.Repeat("</g>", 40) + `</svg>`,
		"deep and dropped":   svgHead + strings.Repeat("<x>", 40) + strings.Repeat("</x>", 40) + `</svg>`,
		"too many":           svgHead + strings.Repeat("<g/>", 10_001) + `</svg>`,
		"copies of copies":   svgHead + strings.Repeat(`<use href="#a"/>`, 25) + `</svg>`,
	} {
		if got, err := cleaned(url("image/svg+xml", []byte(file)), picture.Limits{}); !errors.Is(err, picture.ErrImage) {
			t.Errorf("%s: %v, %s", name, err, got)
		}
	}
	grown := svgHead + "<text>" + strings.Repeat("'", 60_000) + "</text></svg>"
	if _, err := cleaned(url("image/svg+xml", []byte(grown)), picture.Limits{MaxBytes: 100_000}); !errors.Is(err, picture.ErrSize) {
		t.Errorf("a drawing that grows: %v", err)
	}
}

func TestFilesOfEditors(t *testing.T) {
	t.Parallel()
	file := "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Generator -->\n" +
		`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">` + "\n" +
		`<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" viewBox="0 0 10 10" xml:space="preserve"><path d="M0 0"/></svg>`
	got, err := cleaned(url("image/svg+xml", []byte(file)), picture.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	want := `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" id="Layer_1" x="0px" viewBox="0 0 10 10"><path d="M0 0"></path></svg>`
	if kept := string(content(t, got)); kept != want {
		t.Errorf("got %s", kept)
	}
	again, err := cleaned(got, picture.Limits{})
	if err != nil || again != got {
		t.Errorf("cleaned twice it differs: %v\n%s", err, again)
	}
}
