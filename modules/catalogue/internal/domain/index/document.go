package index

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/shelf"
)

// Weights of a word by where it stands: the name counts most.
const (
	weightName        = 16
	weightReference   = 10
	weightColour      = 9 // so that red wines come before those whose names begin so ("Argiles Rouges")
	weightAppellation = 6
	weightVintage     = 6
	weightSupplier    = 5
	weightRegion      = 4
	weightOther       = 2
)

// entry is what the builder keeps of a product's content.
type entry struct {
	id       int64
	supplier int64
	name     string      // folded, for sorting
	facets   [Tag]uint32 // codes of the content facets
	vintage  int32
	created  int64 // microseconds
	smallest int32 // quantity that can be ordered
	place    int32 // in its supplier's shop; unplaced behind the others
	open     groupSet
	active   bool
	dartess  bool
	words    []uint32 // word number << 8 | weight
}

// groupSet has a bit for each group that buys.
type groupSet uint8

// buyingGroups are the groups with a price column and a visibility set of their own.
func buyingGroups() []auth.Group {
	return append(auth.Buyers(), auth.Negociant, auth.Customer)
}

func groupNumber(group auth.Group) int { return slices.Index(buyingGroups(), group) }

// interner numbers words and values of facets.
type interner struct {
	numbers        map[string]uint32
	words          []string
	letters        []uint32            // of the words
	spelled        map[string]string   // words with accents, as one product spells them
	spellingShared bool                // a snapshot reads spelled
	sorted         []uint32            // word numbers by word, as far as sort came
	texts          map[string][]uint32 // already split
	facets         [Tag]*numbering
}

func newInterner() *interner {
	in := &interner{numbers: map[string]uint32{}, texts: map[string][]uint32{}, spelled: map[string]string{}}
	for f := range in.facets {
		in.facets[f] = newNumbering()
	}
	return in
}

// sort gives the numbers of all words, sorted by word. Only those that are new are sorted; they are merged into the rest.
func (in *interner) sort() []uint32 {
	fresh := make([]uint32, 0, len(in.words)-len(in.sorted))
	for n := len(in.sorted); n < len(in.words); n++ {
		fresh = append(fresh, uint32(n))
	}
	byWord := func(a, b uint32) int { return strings.Compare(in.words[a], in.words[b]) }
	slices.SortFunc(fresh, byWord)
	in.sorted = merged(in.sorted, fresh, byWord)
	return in.sorted
}

// merged is a new list of all of two sorted lists. The second is the shorter one.
func merged[T any](long, short []T, compare func(a, b T) int) []T {
	if len(short) == 0 {
		return long
	}
	all := make([]T, 0, len(long)+len(short))
	for _, next := range short {
		at, _ := slices.BinarySearchFunc(long, next, compare)
		all = append(append(all, long[:at]...), next)
		long = long[at:]
	}
	return append(all, long...)
}

func (in *interner) word(w string) uint32 {
	n, ok := in.numbers[w]
	if !ok {
		w = string([]byte(w)) // do not keep the text it was cut from
		n = uint32(len(in.words))
		in.words, in.letters = append(in.words, w), append(in.letters, lettersOf(w))
		in.numbers[w] = n
	}
	return n
}

func (in *interner) entry(p *productsapi.Product) entry {
	e := entry{
		id: p.ID, supplier: p.SupplierID, name: fold.Text(p.Name),
		vintage: int32(p.Vintage), created: p.CreatedAt.UnixMicro(), smallest: int32(domain.SmallestQuantity(p)),
		place: placeOf(p), active: p.Active, dartess: p.Warehouse == warehouseDartess,
	}
	for f, value := range [...]string{
		Colour: p.Colour, Type: p.Type, Region: p.Region, Appellation: p.Appellation, Supplier: strconv.FormatInt(p.SupplierID, 10),
		Vintage: vintageValue(p.Vintage), BottleSize: centilitres(p.BottleSizeMl),
	} {
		e.facets[f] = in.facets[f].one(value)
	}
	e.facets[Certifications] = in.facets[Certifications].several(certifications(p))
	for i, g := range buyingGroups() {
		if domain.IsOpen(p, g) {
			e.open |= 1 << i
		}
	}
	e.words = in.weigh(p)
	return e
}

// placeOf is where a product stands in its shop: behind those that are placed, by what it is, where nobody placed it.
func placeOf(p *productsapi.Product) int32 {
	if p.ShopPosition == 0 {
		return math.MaxInt32 - int32(len(shelf.Kinds())-shelf.Of(p.Type, p.Colour))
	}
	return int32(p.ShopPosition)
}

// certifications of a product, each once, sorted.
func certifications(p *productsapi.Product) []string {
	var found []string
	for _, c := range p.Certifications {
		if c != "" && !slices.Contains(found, c) {
			found = append(found, c)
		}
	}
	slices.Sort(found)
	return found
}

func vintageValue(vintage int) string {
	if vintage == 0 {
		return NonVintage
	}
	return strconv.Itoa(vintage)
}

// centilitres writes a size in ml as the API says it: "75", "37.5".
func centilitres(ml int) string {
	whole := strconv.Itoa(ml / 10)
	if ml%10 == 0 {
		return whole
	}
	return whole + "." + strconv.Itoa(ml%10)
}

const warehouseDartess = "dartess"

// weigh lists the words of a product, each with the most it weighs.
func (in *interner) weigh(p *productsapi.Product) []uint32 {
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
	add(weightReference, in.split(codeText(p.EAN)))
	add(weightAppellation, in.splitOften(p.Appellation))
	add(weightRegion, in.splitOften(p.Region))
	add(weightOther, in.splitOften(p.Classification))
	add(weightColour, in.splitOften(frenchColour(p.Colour)))
	add(weightOther, in.splitOften(frenchType(p.Type)))
	for _, c := range p.Certifications {
		add(weightOther, in.splitOften(c))
	}
	for _, g := range p.Grapes {
		add(weightOther, in.splitOften(g.Name))
	}
	if isFreeOfAlcohol(p) {
		add(weightOther, []uint32{in.word(wordFreeOfAlcohol)})
	}
	if p.Vintage > 0 {
		add(weightVintage, in.splitOften(strconv.Itoa(p.Vintage)))
	}
	return slices.Clip(words)
}

// freeOfAlcohol is the most that a drink sold as being without alcohol holds, in tenths of a percent.
const freeOfAlcohol = 12

// isFreeOfAlcohol tells drinks that could hold alcohol and do not.
func isFreeOfAlcohol(p *productsapi.Product) bool {
	switch p.Type {
	case "soft", "water", "juice":
		return false
	}
	return p.Active && p.ABVTenths <= freeOfAlcohol
}

// split numbers the words of a text.
func (in *interner) split(text string) []uint32 {
	var numbers []uint32
	known := len(in.words)
	for _, word := range tokens(text) {
		numbers = append(numbers, in.word(word))
	}
	if len(in.words) > known {
		in.spell(text)
	}
	return numbers
}

// spell remembers how the words of a text are spelled.
func (in *interner) spell(text string) {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		lower := strings.ToLower(word)
		if plain := fold.Text(lower); plain != lower {
			if _, ok := in.spelled[plain]; !ok {
				if in.spellingShared {
					in.spelled, in.spellingShared = maps.Clone(in.spelled), false
				}
				in.spelled[plain] = lower
			}
		}
	}
}

// mostTexts is how many texts that many products share are remembered.
const mostTexts = 50_000

// splitOften is split for texts that many products share.
func (in *interner) splitOften(text string) []uint32 {
	numbers, ok := in.texts[text]
	if !ok {
		if len(in.texts) >= mostTexts {
			clear(in.texts) // what is shared comes back, what was rewritten does not
		}
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
