package index

import (
	"slices"
	"strings"
	"sync"
)

// synonymLines say what people type and what it stands for: words of a product, every one of them whole, or a value of a
// facet (facet:value). What is typed is looked for as well, so that a synonym finds more and never less. "75 cl" and the like
// are read by sizeAt.
const synonymLines = `
bulles, mousseux, petillant, petillante, sparkling, fizz = type:sparkling
champ = champagne
vin, wine = type:still
vin, wine = type:sparkling
vin, wine = type:fortified
vin tranquille, still = type:still
spiritueux, alcool fort, spirits, digestif = type:spirit
vdn, vin doux naturel, fortified = type:fortified
biere, beer = type:beer
cidre, cider = type:cider
limonade, soft, softs, sodas, soda = type:soft
eau, water = type:water
jus, jus de fruit, nectar, juice = type:juice
red, rouge, vin rouge = colour:red
white, blanc, vin blanc = colour:white
rose, vin rose = colour:rose
orange, vin orange, maceration = colour:orange
sans alcool, zero alcool, alcohol free, non alcoolise, 0 alcool, desalcoolise = #sansalcool
bio, biologique, organic, ab, agriculture biologique = certifications:AB
biodynamie, biodynamique, biodyn, biodynamic, demeter = certifications:Demeter
hve, haute valeur environnementale = certifications:HVE
terra vitis = certifications:Terra Vitis
vegan, vegane, vegetalien = certifications:vegan
demi bouteille, demie, fillette, half bottle = size:37.5
bouteille, bottle = size:75
magnum, mag = size:150
double magnum, jeroboam = size:300
jeroboam = size:450
jeroboam = size:500
rehoboam = size:450
mathusalem, methuselah = size:600
salmanazar = size:900
balthazar = size:1200
nabuchodonosor = size:1500
clavelin = size:62
bib, bag in box, cubi, fontaine a vin, outre = bib
bib, bag in box, cubi, fontaine a vin, outre = bag box
bib, bag in box, cubi, fontaine a vin, outre = cubi
bib, bag in box, cubi, fontaine a vin, outre = fontaine
bib, bag in box, cubi, fontaine a vin = size:500
bib, bag in box, cubi, fontaine a vin = size:1000
fut, keg, pression, tonnelet = fut
fut, keg, pression, tonnelet = keg
fut, keg, pression = size:2000
fut, keg, pression = size:3000
canette = size:33
nv, sans millesime, non millesime = vintage:NV
bdx = bordeaux
bgo = bourgogne
bjl, bojo, bojolais = beaujolais
lgdc, languedoc roussillon = languedoc
cdr = cotes rhone
cdrv = cotes rhone villages
cdp, cote de provence = cotes provence
cdn = cote nuits
cndp = chateauneuf pape
st = saint
ste = sainte
saint = st
sainte = ste
chx, ch, cht = chateau
dom, dne = domaine
mdc = medoc
pn = pinot noir
pg = pinot gris
bdb = blanc blancs
bdn = blanc noirs
vv = vieilles vignes
gc = grand cru
pc, 1er cru = premier cru
premier cru = 1er cru
gcc = grand cru classe
bordo = bordeaux
vdf = vin france
shiraz = syrah
`

// hidden begins words that nobody can type.
const hidden = "#"

// wordFreeOfAlcohol is had by what drinks without alcohol and is no water or juice.
const wordFreeOfAlcohol = hidden + "sansalcool"

// meaning is one thing that a phrase stands for: words, or a value of a facet.
type meaning struct {
	words []string
	facet Facet
	value string // "" when words are meant
}

// synonym is a phrase as it is typed, with one meaning.
type synonym struct {
	phrase []string
	meaning
}

// synonyms are those of synonymLines, read once.
var synonyms = sync.OnceValue(func() []synonym { //nolint:gochecknoglobals // a table
	facets := map[string]Facet{"type": Type, "colour": Colour, "certifications": Certifications, "size": BottleSize, "vintage": Vintage}
	var all []synonym
	for line := range strings.Lines(synonymLines) {
		phrases, stands, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			continue
		}
		means := meaning{words: strings.Fields(stands)}
		if name, value, ok := strings.Cut(stands, ":"); ok {
			means = meaning{facet: facets[name], value: value}
		}
		for phrase := range strings.SplitSeq(phrases, ", ") {
			all = append(all, synonym{phrase: searchTokens(phrase), meaning: means})
		}
	}
	return all
})

// A phrase is known before its last word is typed: when at most so many letters are missing, and so many are there.
const (
	mostMissing = 2
	leastBegun  = 3
)

// begins tells whether the words start with the phrase; the last word of a search may be the beginning of the phrase's.
func (s *synonym) begins(words []string) bool {
	n := len(s.phrase)
	if len(words) < n {
		return false
	}
	for i, said := range s.phrase {
		typed := words[i]
		whole := typed == said || singular(typed) == said
		begun := i == n-1 && i == len(words)-1 && len(typed) >= max(leastBegun, len(said)-mostMissing) && strings.HasPrefix(said, typed)
		if !whole && !begun {
			return false
		}
	}
	return true
}

// singular of a French word, or the word itself.
func singular(word string) string {
	if len(word) > 3 && strings.ContainsAny(word[len(word)-1:], "sx") {
		return word[:len(word)-1]
	}
	return word
}

// meanings of the longest phrase that the words start with, and how many words it has.
func meanings(words []string) (found []meaning, length int) {
	for _, s := range synonyms() {
		if n := len(s.phrase); n >= length && s.begins(words) {
			if n > length {
				found, length = nil, n
			}
			found = append(found, s.meaning)
		}
	}
	if ml, n := sizeAt(words); n > 0 {
		return []meaning{{facet: BottleSize, value: centilitres(ml)}}, n
	}
	return slices.Clip(found), length
}
