package index

import (
	"slices"
	"strconv"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
)

// Weights of a word by where it stands: the name counts most.
const (
	weightName        = 16
	weightReference   = 10
	weightAppellation = 6
	weightSupplier    = 5
	weightRegion      = 4
	weightOther       = 2
)

// entry is what the builder keeps of a product.
type entry struct {
	id             int64
	supplier       int64
	name           string // folded, for sorting
	colour         string
	kind           string
	region         string
	appellation    string
	certifications []string
	certKey        string
	vintage        int32
	size           int32
	created        int64 // microseconds
	open           groupSet
	active         bool
	dartess        bool
	words          []uint32 // word number << 8 | weight
}

// groupSet has a bit for each group that buys.
type groupSet uint8

// buyingGroups are the groups with a price column and a visibility set of their own.
func buyingGroups() []auth.Group {
	return append(auth.Buyers(), auth.Negociant, auth.Customer)
}

func groupNumber(group auth.Group) int { return slices.Index(buyingGroups(), group) }

// interner numbers words and shares equal strings.
type interner struct {
	numbers map[string]uint32
	words   []string
	strings map[string]string
	texts   map[string][]uint32 // already split
}

func newInterner() *interner {
	return &interner{numbers: map[string]uint32{}, strings: map[string]string{}, texts: map[string][]uint32{}}
}

func (in *interner) word(w string) uint32 {
	n, ok := in.numbers[w]
	if !ok {
		w = string([]byte(w)) // do not keep the text it was cut from
		n = uint32(len(in.words))
		in.words = append(in.words, w)
		in.numbers[w] = n
	}
	return n
}

func (in *interner) share(s string) string {
	if shared, ok := in.strings[s]; ok {
		return shared
	}
	in.strings[s] = s
	return s
}

func (in *interner) entry(p *domain.Product) *entry {
	e := &entry{
		id: p.ID, supplier: p.SupplierID, name: folded(p.Name),
		colour: in.share(p.Colour), kind: in.share(p.Type), region: in.share(p.Region), appellation: in.share(p.Appellation),
		vintage: int32(p.Vintage), size: int32(p.BottleSizeMl), created: p.CreatedAt.UnixMicro(),
		active: p.Active, dartess: p.Warehouse == warehouseDartess,
	}
	for _, c := range p.Certifications {
		if c != "" && !slices.Contains(e.certifications, c) {
			e.certifications = append(e.certifications, in.share(c))
		}
	}
	slices.Sort(e.certifications)
	e.certKey = in.share(setKey(e.certifications))
	for i, g := range buyingGroups() {
		if domain.IsOpen(p.InStore, p.OpenGroups, g) {
			e.open |= 1 << i
		}
	}
	e.words = in.weigh(p)
	return e
}

const warehouseDartess = "dartess"

func setKey(values []string) string {
	key := ""
	for _, v := range values {
		key += v + "\x00"
	}
	return key
}

// weigh lists the words of a product, each with the most it weighs.
func (in *interner) weigh(p *domain.Product) []uint32 {
	words := make([]uint32, 0, 16)
	add := func(weight uint32, numbers []uint32) {
		for _, n := range numbers {
			if i := slices.IndexFunc(words, func(w uint32) bool { return w>>8 == n }); i >= 0 {
				words[i] = max(words[i], n<<8|weight)
				continue
			}
			words = append(words, n<<8|weight)
		}
	}
	add(weightName, in.split(p.Name))
	add(weightReference, in.split(p.Reference))
	add(weightReference, in.split(p.EAN))
	add(weightAppellation, in.splitOften(p.Appellation))
	add(weightRegion, in.splitOften(p.Region))
	add(weightOther, in.splitOften(p.Classification))
	add(weightOther, in.splitOften(frenchColour(p.Colour)))
	add(weightOther, in.splitOften(frenchType(p.Type)))
	for _, c := range p.Certifications {
		add(weightOther, in.splitOften(c))
	}
	for _, g := range p.Grapes {
		add(weightOther, in.splitOften(g.Name))
	}
	if p.Vintage > 0 {
		add(weightOther, in.splitOften(strconv.Itoa(p.Vintage)))
	}
	return slices.Clip(words)
}

// split numbers the words of a text.
func (in *interner) split(text string) []uint32 {
	var numbers []uint32
	for _, word := range tokens(text) {
		numbers = append(numbers, in.word(word))
	}
	return numbers
}

// splitOften is split for texts that many products share.
func (in *interner) splitOften(text string) []uint32 {
	numbers, ok := in.texts[text]
	if !ok {
		numbers = in.split(text)
		in.texts[text] = numbers
	}
	return numbers
}

// frenchColour is how people call a colour when they search.
func frenchColour(code string) string {
	switch code {
	case "red":
		return "rouge"
	case "white":
		return "blanc"
	case "rose":
		return "rosé"
	}
	return code
}

// frenchType is how people call a type when they search.
func frenchType(code string) string {
	switch code {
	case "still":
		return "vin tranquille"
	case "sparkling":
		return "effervescent"
	case "fortified":
		return "vin doux"
	case "spirit":
		return "spiritueux"
	case "beer":
		return "bière"
	case "cider":
		return "cidre"
	case "water":
		return "eau"
	case "juice":
		return "jus"
	}
	return code
}
