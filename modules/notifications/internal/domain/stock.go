package domain

import "millesime/modules/catalogue/catalogueevents"

// Kinds about products and their stock; migrations tell the last two.
const (
	StockBack Kind = "stock_back"       // can be ordered again: to who asked to be told
	StockLow  Kind = "stock_low"        // has fallen to its threshold: to the supplier
	RefShared Kind = "reference_shared" // another product of the supplier has it but for its blanks and dashes: to the supplier
	LotShared Kind = "lot_shared"       // another lot of the product had its name but for a dash: to the supplier
)

func products() Screen { return Screen{"products", "/products/{id}", say("Commander", "Order")} }
func productStock() Screen {
	return Screen{"products", "/products/{id}/stock", say("Voir le stock", "See the stock")}
}
func productSheet() Screen { return Screen{Subject: "products", Path: "/products/{id}/edit"} }
func stockLots() Screen    { return Screen{Subject: "stock_lots", Path: "/stock_lots/{id}"} }

func stockNotices() []Notice {
	return []Notice{
		{
			Kind: StockBack, Groups: buyers(), Usual: mailed, Leads: products(), After: []News{on("back_in_stock", backInStock)},
			Says: say("{product} ({party}) est de nouveau disponible. Vous pouvez le commander.",
				"{product} ({party}) is available again. You can order it."),
			Mail: say("{product} est de nouveau disponible", "{product} is available again"),
		},
		{
			Kind: StockLow, Groups: supplier(), Usual: summarised, Leads: productStock(), After: []News{on("stock_low", stockFell)},
			Says: say("Le stock de {product} est faible : il vous reste {units} à vendre.",
				"The stock of {product} is low: you have {units} left to sell."),
			Mail: say("Stock faible : {product}", "Low stock: {product}"),
			But: []Variant{
				{When: func(n Notification) bool { return n.Params.Units == 0 }, Says: say("Vous n’avez plus de {product} à vendre.",
					"You have no {product} left to sell.")},
			},
		},
		{
			Kind: RefShared, Groups: supplier(), Usual: shown, Leads: productSheet(),
			Says: say("La référence de {product} est celle d’un autre de vos produits, à un tiret, un blanc ou un caractère invisible près. Donnez à chacun la sienne.",
				"The reference of {product} is that of another of your products, but for a dash, a blank or a character that does not show. Give each its own."),
		},
		{
			Kind: LotShared, Groups: supplier(), Usual: shown, Leads: stockLots(),
			Says: say("Deux lots de {product} ne diffèrent que par un tiret : l’un s’appelle désormais {lot}. Vérifiez lequel est sur vos bouteilles.",
				"Two lots of {product} differ in a dash alone: one is now called {lot}. See which of them is on your bottles."),
		},
	}
}

// backInStock tells who asked to be told.
func backInStock(e catalogueevents.BackInStockV1) []Fact {
	return stockFact(StockBack, e.ProductID, e.ProductName).to(about(e.SupplierID, e.UserIDs)...)
}

// stockFell tells the supplier.
func stockFell(e catalogueevents.StockLowV1) []Fact {
	fact := stockFact(StockLow, e.ProductID, e.ProductName)
	fact.Params.Units = e.Available
	return fact.to(Recipient{UserID: e.SupplierID})
}

func stockFact(kind Kind, id int64, product string) Fact {
	return Fact{Kind: kind, SubjectID: id, Params: Params{Product: product}}
}
