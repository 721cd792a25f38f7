package index_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/lists"
)

// cellar is a small catalogue: key; name; appellation; region; colour type; vintage; ml; certifications; grapes; ABV in tenths.
const cellar = `
sancerre;Domaine des Ormes;Sancerre;Loire;white still;2022;750;AB;Sauvignon;125
sancerre-rouge;Domaine des Ormes La Grange;Sancerre;Loire;red still;2021;750;HVE;Pinot Noir;130
pouilly;Les Silex;Pouilly-Fumé;Loire;white still;2021;750;;Sauvignon;125
pouilly-fuisse;Vieilles Vignes;Pouilly-Fuissé;Bourgogne;white still;2020;750;;Chardonnay;130
muscadet;Clos du Moulin;Muscadet Sèvre et Maine;Loire;white still;2023;750;Terra Vitis;Melon;120
chinon;Les Graviers;Chinon;Loire;red still;2020;750;AB;Cabernet Franc;130
vouvray-petillant;Fines Bulles Brut;Vouvray;Loire;white sparkling;0;750;;Chenin;120
gewurz;Grand Cru Steinert;Alsace Gewürztraminer;Alsace;white still;2019;750;AB,Demeter;Gewürztraminer;140
riesling;Cuvée Ancestrale;Alsace Riesling;Alsace;white still;2021;750;;Riesling;125
riesling-magnum;Cuvée Ancestrale;Alsace Riesling;Alsace;white still;2021;1500;;Riesling;125
cremant;Brut Rosé;Crémant d'Alsace;Alsace;rose sparkling;0;750;;Pinot Noir;120
pinot-gris;Réserve;Alsace Pinot Gris;Alsace;white still;2020;750;;Pinot Gris;135
champagne;Brut Réserve;Champagne;Champagne;white sparkling;0;750;HVE;Chardonnay;120
champagne-magnum;Brut Réserve;Champagne;Champagne;white sparkling;0;1500;HVE;Chardonnay;120
champagne-jeroboam;Brut Réserve;Champagne;Champagne;white sparkling;0;3000;;Chardonnay;120
champagne-bdb;Blanc de Blancs;Champagne;Champagne;white sparkling;2015;750;;Chardonnay;120
champagne-bdn;Blanc de Noirs;Champagne;Champagne;white sparkling;0;750;;Pinot Noir;120
margaux;Château Belair;Margaux;Bordeaux;red still;2015;750;HVE;Merlot;135
margaux-demi;Château Belair;Margaux;Bordeaux;red still;2015;375;HVE;Merlot;135
pauillac;Château du Roc;Pauillac;Bordeaux;red still;2010;750;;Cabernet Sauvignon;135
st-emilion;Clos des Jacobins;Saint-Émilion Grand Cru;Bordeaux;red still;2018;750;;Merlot;140
medoc;Château Lafleur;Médoc;Bordeaux;red still;2019;750;;Merlot;130
sauternes;Château Mirepoix;Sauternes;Bordeaux;white still;2017;375;;Sémillon;140
bordeaux-bib;Réserve Bag-in-Box;Bordeaux;Bordeaux;red still;0;5000;;Merlot;125
chablis;Domaine Lavantureux;Chablis;Bourgogne;white still;2022;750;;Chardonnay;125
chablis-1er;Domaine Lavantureux Vaillons;Chablis Premier Cru;Bourgogne;white still;2020;750;;Chardonnay;130
meursault;Les Tillets;Meursault;Bourgogne;white still;2019;750;;Chardonnay;135
nuits;Clos des Argillières;Côte de Nuits-Villages;Bourgogne;red still;2019;750;;Pinot Noir;130
aligote;Aligoté;Bourgogne Aligoté;Bourgogne;white still;2022;750;;Aligoté;120
gevrey;En Champs;Gevrey-Chambertin;Bourgogne;red still;2018;750;;Pinot Noir;130
cdr;Les Garrigues;Côtes du Rhône;Rhône;red still;2022;750;AB;Grenache;140
cdr-villages;Plan de Dieu;Côtes du Rhône Villages;Rhône;red still;2021;750;;Grenache;145
chateauneuf;Vieux Lazaret;Châteauneuf-du-Pape;Rhône;red still;2019;750;;Grenache;145
cote-rotie;La Brune;Côte-Rôtie;Rhône;red still;2018;750;;Syrah;130
condrieu;Les Terrasses;Condrieu;Rhône;white still;2021;750;;Viognier;135
gigondas;Les Dentelles;Gigondas;Rhône;red still;2020;750;;Grenache;145
st-joseph;Les Granits;Saint-Joseph;Rhône;red still;2020;750;;Syrah;130
bandol;Domaine de la Bastide;Bandol;Provence;rose still;2023;750;AB;Mourvèdre;130
provence-rose;Été;Côtes de Provence;Provence;rose still;2023;750;;Cinsault;125
provence-rose-magnum;Été;Côtes de Provence;Provence;rose still;2023;1500;;Cinsault;125
corbieres;Terre Rouge;Corbières;Languedoc;red still;2021;750;vegan;Carignan;140
minervois;La Livinière;Minervois;Languedoc;red still;2020;750;;Syrah;140
limoux;Blanquette Tradition;Blanquette de Limoux;Languedoc;white sparkling;0;750;;Mauzac;120
cahors;Le Causse;Cahors;Sud-Ouest;red still;2019;750;;Malbec;135
jurancon;Vendanges d’Octobre;Jurançon;Sud-Ouest;white still;2020;750;;Manseng;130
monbazillac;Cuvée Or;Monbazillac;Sud-Ouest;white still;2018;750;;Sémillon;130
beaujolais;Morgon Côte du Py;Morgon;Beaujolais;red still;2021;750;AB;Gamay;130
villages;Primeur;Beaujolais-Villages;Beaujolais;red still;2023;750;;Gamay;125
arbois;Vin Jaune;Arbois;Jura;white still;2015;620;;Savagnin;150
orange;Peau de Chagrin;Vin de France;Loire;orange still;2022;750;;Chenin;120
banyuls;Rimage;Banyuls;Roussillon;red fortified;2019;750;;Grenache;165
pineau;Vieux Fût;Pineau des Charentes;Charentes;white fortified;0;750;;Ugni Blanc;170
cognac;Maison Roussel VSOP;Cognac;Charentes; spirit;0;700;;;400
gin;Distillerie des Volcans Gin;;Auvergne; spirit;0;700;;;430
calvados;Hors d'Âge;Calvados;Normandie; spirit;0;700;;;420
blonde;Bière blonde;;Nord; beer;0;330;AB;;65
blonde-fut;Bière blonde en fût;;Nord; beer;0;20000;;;65
sans-alcool;Bière sans houblon fort;;Auvergne; beer;0;330;;;3
vin-0;Perle Zéro;;Loire;white sparkling;0;750;;;0
cidre;Cidre fermier brut;Pays d'Auge;Normandie; cider;0;750;;;45
eau;Source des Puys;;Auvergne; water;0;1000;;;0
limonade;Limonade artisanale;;Auvergne; soft;0;330;;;0
jus;Jus de raisin;;Loire; juice;0;1000;;;0
argiles;Les Argiles Rouges;Alsace Sylvaner;Alsace;white still;2022;750;;Sylvaner;125
`

// theCellar makes the products of the cellar; keys tells them by their ids.
func theCellar(t testing.TB) (h *house, keys map[int64]string) {
	t.Helper()
	keys = map[int64]string{}
	h = &house{suppliers: map[int64]string{1: "Caves Dupont", 2: "Maison Lorient"}, folded: map[string]string{}}
	for i, line := range strings.Split(strings.TrimSpace(cellar), "\n") {
		cells := strings.Split(line, ";")
		number := func(text string) int {
			n, err := strconv.Atoi(text)
			if err != nil {
				t.Fatal(line, err)
			}
			return n
		}
		p := productsapi.Product{ID: int64(i + 1), SupplierID: int64(i%2 + 1), Attributes: named(cells[1], cells[2], cells[3]), Active: true}
		p.Colour, p.Type, _ = strings.Cut(cells[4], " ")
		p.Vintage, p.BottleSizeMl, p.ABVTenths = number(cells[5]), number(cells[6]), number(cells[9])
		p.Reference = "REF-" + strconv.Itoa(1000+i)
		if cells[7] != "" {
			p.Certifications = strings.Split(cells[7], ",")
		}
		if cells[8] != "" {
			p.Grapes = []productsapi.Grape{{Name: cells[8], Share: 100}}
		}
		keys[p.ID] = cells[0]
		h.products = append(h.products, &p)
	}
	return h, keys
}

// typedInto gives what a search finds, the best first, and how it was understood.
func typedInto(t testing.TB, s *index.Snapshot, keys map[int64]string, q index.Query) (found []string, r index.Reading) {
	t.Helper()
	if q.Order = index.ByRelevance; q.Scope.Suppliers == nil {
		q.Scope.AllSuppliers = true
	}
	page, err := s.Page(&q, lists.Part{})
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range page.IDs {
		found = append(found, keys[id])
	}
	return found, s.Facets(&q).Reading
}
