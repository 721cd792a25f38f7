package index_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/fold"
)

// typed are searches as people type them, what must be among the first three found, and, after a bar, the search that was
// answered instead. "none" stands for nothing found.
//
//nolint:dupword // what is typed is often what is found
const typed = `
sancerre = sancerre, sancerre-rouge
sancere = sancerre, sancerre-rouge | sancerre
sancère = sancerre | sancerre
sancerres = sancerre, sancerre-rouge
SANCERRE = sancerre
snacerre = sancerre | sancerre
rouge sancerre = sancerre-rouge
sancerre rouge = sancerre-rouge
sancere rouge = sancerre-rouge | sancerre rouge
gewurz = gewurz
gewurtz = gewurz | gewürztraminer
gewurtzt = gewurz | gewürztraminer
gewürztraminer = gewurz
gewurstraminer = gewurz | gewürztraminer
guewurztraminer = gewurz | gewürztraminer
reisling = riesling | riesling
riesling magnum = riesling-magnum
magnum riesling = riesling-magnum
magnum = riesling-magnum, champagne-magnum, provence-rose-magnum
magnums = riesling-magnum, champagne-magnum, provence-rose-magnum
magnu = riesling-magnum, champagne-magnum, provence-rose-magnum
champagne magnum = champagne-magnum
rosé magnum = provence-rose-magnum
150 cl = riesling-magnum, champagne-magnum, provence-rose-magnum
150cl = riesling-magnum, champagne-magnum, provence-rose-magnum
1,5 l = riesling-magnum, champagne-magnum, provence-rose-magnum
1.5l = riesling-magnum, champagne-magnum, provence-rose-magnum
1,5L champagne = champagne-magnum
1 litre = eau, jus
75cl sancerre rouge = sancerre-rouge
37,5 cl = margaux-demi, sauternes
37.5cl margaux = margaux-demi
demi-bouteille margaux = margaux-demi
fillette = margaux-demi, sauternes
jéroboam = champagne-jeroboam
jeroboam champagne = champagne-jeroboam
3 l = champagne-jeroboam
62 cl = arbois
clavelin = arbois
bib = bordeaux-bib
cubi rouge = bordeaux-bib
bag in box = bordeaux-bib
5 litres = bordeaux-bib
fût = blonde-fut, pineau
bière fût = blonde-fut
bière = blonde, blonde-fut, sans-alcool
bières blondes = blonde, blonde-fut
biere pression = blonde-fut
sans alcool = sans-alcool, vin-0
bière sans alcool = sans-alcool
vin désalcoolisé = vin-0
vin pétillant = cremant, champagne-bdb
desalcoolise = sans-alcool, vin-0
rosé = bandol, provence-rose, cremant
roses = cremant, bandol
vin rouge margaux = margaux
red margaux = margaux, margaux-demi
blanc bio = sancerre, gewurz
blanc alsace = gewurz, riesling, pinot-gris
bulles = vouvray-petillant, cremant
bulles rosé = cremant
mousseux = cremant, champagne-bdb
pétillant loire = vouvray-petillant, vin-0
cremant = cremant
cremand = cremant | crémant
champ' = champagne-bdb, champagne-bdn
champange = champagne | champagne
champagne brut = champagne, champagne-magnum, champagne-jeroboam
bdb = champagne-bdb
bdn champagne = champagne-bdn
blanc de blancs = champagne-bdb
blanc de noir = champagne-bdn
bio = gewurz, beaujolais, chinon
rouge = corbieres, villages, beaujolais
rouge bio = chinon, cdr, beaujolais
bio rouge = chinon, cdr, beaujolais
hve = margaux, margaux-demi, champagne
demeter = gewurz
biodynamie = gewurz
terra vitis = muscadet
vegan = corbieres
2019 = gewurz, medoc, nuits
gigondas 2020 = gigondas
2020 gigondas = gigondas
châteauneuf = chateauneuf
chateauneuf du pape = chateauneuf
chatoneuf du pape = chateauneuf | châteauneuf du pape
bojolai village = villages | beaujolais village
châteauneuf 2019 = chateauneuf
cdr = cdr, cdr-villages
CDR rouge = cdr, cdr-villages
côte du rhône = cdr, cdr-villages
cotes du rhone = cdr, cdr-villages
cdr villages = cdr-villages
coterotie = none
cote rotie = cote-rotie
côte rôti = cote-rotie
bdx = bordeaux-bib, margaux
bordeaux rouge 2015 = margaux, margaux-demi
st emilion = st-emilion
saint emillion = st-emilion | saint émilion
saint-émilion = st-emilion
st joseph = st-joseph
saint josef = st-joseph | saint joseph
pouilly fumé = pouilly
poully fumé = pouilly | pouilly fumé
pouilly fuisse = pouilly-fuisse
pinot noir = champagne-bdn, cremant, nuits
pn bourgogne = nuits, gevrey
pinot gri = pinot-gris
viognier = condrieu
vionier = condrieu | viognier
sovignon = sancerre, pouilly, pauillac | sauvignon
sauvigon loire = sancerre, pouilly | sauvignon loire
chardonay = chablis, meursault | chardonnay
shyraz = cote-rotie, st-joseph, minervois | syrah
shiraz = cote-rotie, st-joseph, minervois
sirah = cote-rotie, st-joseph, minervois | syrah
chablis premier cru = chablis-1er
chablis 1er cru = chablis-1er
chabli = chablis, chablis-1er
cahblis = chablis | chablis
meursau = meursault
mersault = meursault | meursault
gevrey chambertin = gevrey
chambertin = gevrey
gigondasse = gigondas | gigondas
bandole = bandol | bandol
corbière = corbieres
minervoi = minervois
juranson = jurancon | jurançon
monbazilac = monbazillac | monbazillac
vieilles vignes = pouilly-fuisse
vv = pouilly-fuisse
dom lavantureux = chablis, chablis-1er
domaine des ormes = sancerre, sancerre-rouge
l'étoile = none
vendanges d'octobre = jurancon
vendanges d’octobre = jurancon
d'octobre = jurancon
pays d’auge = cidre
pays d'auge = cidre
vin orange = orange
vdf = orange
banyuls = banyuls
vin doux = banyuls, pineau
cognac vsop = cognac
spiritueux auvergne = gin
gin = gin
cidre = cidre
eau = eau
limonades = limonade
jus de raisin = jus
dupont = riesling, cremant
caves dupont sancerre = sancerre
ref-1000 = sancerre
1000 = sancerre
zzzz = none
`

func TestWhatPeopleType(t *testing.T) {
	t.Parallel()
	h, keys := theCellar(t)
	s := h.snapshot()
	lines := strings.Split(strings.TrimSpace(typed), "\n")
	if len(lines) < 80 {
		t.Fatal("too few searches:", len(lines))
	}
	for _, line := range lines {
		search, expected, _ := strings.Cut(line, " = ")
		wanted, corrected, _ := strings.Cut(expected, " | ")
		found, reading := typedInto(t, s, keys, index.Query{Search: search})
		if reading.Corrected != corrected {
			t.Errorf("%q: answered as %q, want %q", search, reading.Corrected, corrected)
		}
		if wanted == "none" {
			if len(found) > 0 {
				t.Errorf("%q finds %v", search, found)
			}
			continue
		}
		for key := range strings.SplitSeq(wanted, ", ") {
			if !slices.Contains(found[:min(3, len(found))], key) {
				t.Errorf("%q: %s is not among the first three of %v", search, key, found[:min(6, len(found))])
			}
		}
	}
}

// Every search that found something finds it still: a product each of whose words began with a word of the search.
func TestNoSearchFindsLess(t *testing.T) {
	t.Parallel()
	h, keys := theCellar(t)
	s := h.snapshot()
	searches := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(typed)) {
		search, _, _ := strings.Cut(line, " = ")
		searches[search] = true
	}
	for _, p := range h.products { // every product by its name, by the beginnings of its words, and by all that is said of it
		searches[p.Name], searches[p.Appellation+" "+p.Name], searches[p.Reference] = true, true, true
		for word := range strings.FieldsSeq(p.Name + " " + p.Appellation + " " + p.Region) {
			searches[word], searches[string([]rune(word)[:min(3, len([]rune(word)))])] = true, true
		}
	}
	some := 0
	for search := range searches {
		found, _ := typedInto(t, s, keys, index.Query{Search: search})
		exact, _ := typedInto(t, s, keys, index.Query{Search: search, Exact: true})
		for _, p := range h.products {
			if !foundBefore(h, p, search) {
				continue
			}
			some++
			if !slices.Contains(found, keys[p.ID]) || !slices.Contains(exact, keys[p.ID]) {
				t.Errorf("%q does not find %s any more", search, keys[p.ID])
			}
		}
	}
	if some < 1000 {
		t.Error("only so much was found before:", some)
	}
}

// foundBefore is how products were found when nothing was forgiven.
func foundBefore(h *house, p *productsapi.Product, search string) bool {
	words := func(text string) []string {
		text = fold.Text(text)
		for _, article := range []string{"l'", "d'"} {
			text = strings.ReplaceAll(" "+text, " "+article, " ")
		}
		return strings.FieldsFunc(text, func(r rune) bool { return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789", r) })
	}
	said := map[string]string{
		"red": "rouge", "white": "blanc", "rose": "rosé", "orange": "orange", "still": "vin tranquille", "sparkling": "effervescent",
		"fortified": "vin doux", "spirit": "spiritueux", "beer": "bière", "cider": "cidre", "water": "eau", "juice": "jus", "soft": "soft",
	}
	text := words(strings.Join([]string{
		p.Name, p.Reference, p.Appellation, p.Region, h.suppliers[p.SupplierID], said[p.Colour], said[p.Type], strings.Join(p.Certifications, " "),
	}, " "))
	asked := words(search)
	for i, word := range asked {
		isStop := slices.Contains([]string{"de", "du", "des", "la", "le", "les", "et", "en", "au", "aux", "a"}, word) && i < len(asked)-1
		if !isStop && !slices.ContainsFunc(text, func(w string) bool { return strings.HasPrefix(w, word) }) {
			return false
		}
	}
	return len(asked) > 0
}

// A whole word stands before the beginning of one, that before a synonym; what is corrected stands alone.
func TestNearestComeFirst(t *testing.T) {
	t.Parallel()
	h := &house{suppliers: map[int64]string{}}
	for i, name := range []string{"Bulles de mai", "Bullescence", "Perle"} {
		p := productsapi.Product{ID: int64(i + 1), Attributes: named(name, "", "")}
		p.Type = "sparkling"
		h.products = append(h.products, &p)
	}
	keys := map[int64]string{1: "whole", 2: "begun", 3: "synonym"}
	found, reading := typedInto(t, h.snapshot(), keys, index.Query{Search: "bulles"})
	if !slices.Equal(found, []string{"whole", "begun", "synonym"}) || reading.Corrected != "" {
		t.Errorf("bulles: %v %+v", found, reading)
	}
	if found, reading = typedInto(t, h.snapshot(), keys, index.Query{Search: "perlle"}); !slices.Equal(found, []string{"synonym"}) || reading.Corrected != "perle" {
		t.Errorf("perlle: %v %+v", found, reading)
	}
}

// Who wants what was typed gets it, and other searches where it finds nothing.
func TestSuggestions(t *testing.T) {
	t.Parallel()
	h, keys := theCellar(t)
	s := h.snapshot()
	for search, want := range map[string][]string{
		"sancere":             {"sancerre"},
		"sancerre 2035":       {"sancerre"},
		"chablis margaux":     {"chablis", "margaux"},
		"qqqq":                nil,
		"sancere rouge":       {"rouge", "sancerre rouge"},
		"magnum sancerre bio": {"sancerre bio"},
	} {
		found, reading := typedInto(t, s, keys, index.Query{Search: search, Exact: true})
		if len(found) > 0 || reading.Corrected != "" {
			t.Errorf("%q is not taken as it is: %v %+v", search, found, reading)
		}
		for _, one := range want {
			if !slices.Contains(reading.Suggestions, one) {
				t.Errorf("%q: %q is not among %q", search, one, reading.Suggestions)
			}
		}
		for _, one := range reading.Suggestions {
			if found, _ := typedInto(t, s, keys, index.Query{Search: one, Exact: true}); len(found) == 0 {
				t.Errorf("%q: the suggestion %q finds nothing", search, one)
			}
		}
	}
}

// Nothing is corrected to, nor proposed, what only others see; filters change no correction.
func TestCorrectionsStayInScope(t *testing.T) {
	t.Parallel()
	h, keys := theCellar(t)
	s := h.snapshot()
	own := productsapi.Scope{Suppliers: []int64{2}} // sancerre is the other supplier's
	found, reading := typedInto(t, s, keys, index.Query{Search: "sancere 2022", Scope: own})
	if len(found) > 0 || strings.Contains(reading.Corrected+strings.Join(reading.Suggestions, " "), "2022 sancerre") {
		t.Errorf("finds %v, %+v", found, reading)
	}
	if found, reading = typedInto(t, s, keys, index.Query{Search: "chatoneuf", Scope: productsapi.Scope{Suppliers: []int64{3}}}); len(found) > 0 ||
		reading.Corrected != "" || len(reading.Suggestions) > 0 {
		t.Errorf("who sees nothing is told of %v, %+v", found, reading)
	}
	q := index.Query{Search: "sancere"}
	q.Values[index.Colour] = []string{"orange"}
	if found, reading = typedInto(t, s, keys, q); len(found) > 0 || reading.Corrected != "sancerre" {
		t.Errorf("with a filter: %v, %+v", found, reading)
	}
}
