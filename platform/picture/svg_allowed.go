package picture

import (
	"regexp"
	"strings"
)

// treatment says what becomes of an element.
type treatment int

const (
	drop      treatment = iota // with all that is inside
	keep                       // with its children, without words
	keepText                   // with its words
	keepStyle                  // a style sheet
	unwrap                     // its children only
)

// treatmentOf is the allow-list of elements. Scripts, foreign content, embedded
// pictures, animations, filters, patterns and fonts are not on it.
func treatmentOf(element string) treatment {
	switch element {
	case "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
		"linearGradient", "radialGradient", "stop", "clipPath", "mask":
		return keep
	case "text", "tspan", "title", "desc":
		return keepText
	case "style":
		return keepStyle
	case "a", "switch":
		return unwrap
	}
	return drop
}

// allowedAttributes do not run, load or lead anywhere; href is limited to the drawing itself.
const attributeNames = `
	id class style href width height viewBox preserveAspectRatio version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
	transform gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits mask-type
	fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
	stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask stop-color stop-opacity display visibility
	paint-order vector-effect shape-rendering text-rendering font-family font-size font-style font-weight font-variant
	font-stretch text-anchor dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing
	text-decoration writing-mode dx dy rotate textLength lengthAdjust role aria-label aria-hidden`

var allowedAttributes = names(attributeNames) //nolint:gochecknoglobals // a constant table

func names(list string) map[string]bool {
	set := map[string]bool{}
	for name := range strings.FieldsSeq(list) {
		set[name] = true
	}
	return set
}

var (
	localReference = regexp.MustCompile(`^#[\w.:-]+$`)
	localPaint     = regexp.MustCompile(`^\s*url\(\s*["']?#[\w.:-]+["']?\s*\)\s*[\w#]*\s*$`)
	call           = regexp.MustCompile(`([\w-]*)\s*\(`)
)

// attributeValue gives the value as it may be written; false drops the attribute.
func attributeValue(name, value string) (string, bool) {
	if !allowedAttributes[name] {
		return "", false
	}
	switch name {
	case "href":
		return value, localReference.MatchString(value)
	case "style":
		value = harmlessDeclarations(value)
		return value, value != ""
	}
	return value, localPaint.MatchString(value) || harmlessCSS(value)
}

// harmlessDeclarations keeps the declarations of a style attribute that cannot reach out.
func harmlessDeclarations(style string) string {
	var kept []string
	for declaration := range strings.SplitSeq(style, ";") {
		if declaration = strings.TrimSpace(declaration); declaration != "" && harmlessCSS(declaration) {
			kept = append(kept, declaration)
		}
	}
	return strings.Join(kept, ";")
}

// harmlessCSS refuses whatever could load something: at-rules, escapes that hide a name, and every function but those
// of colours and transformations.
func harmlessCSS(css string) bool {
	if strings.ContainsAny(css, `\@<`) {
		return false
	}
	for _, found := range call.FindAllStringSubmatch(css, -1) {
		switch strings.ToLower(found[1]) {
		case "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "translatex", "translatey", "scale", "scalex", "scaley",
			"rotate", "skewx", "skewy":
		default:
			return false
		}
	}
	return true
}
