package domain

// crossed are the units of a line that came back of parcels whose documents were entered by hand, and stand against units of other parcels
// that no document holds. Those documents are their supplier's own papers: it credits what came back, and invoices the other parcel whole.
// What is sent again is neither: it is in the document of the parcel that it replaces.
func (l Ledger) crossed(i int) int64 {
	var cameBack int64
	for _, parcel := range l.order.Parcels {
		cameBack += max(0, l.entered(i, parcel.ShipmentID)-parcel.Units[l.order.Items[i].ID])
	}
	return max(0, cameBack-l.order.Items[i].Replaced-l.Beyond(nil)[i])
}

// entered are the units of a line that documents entered by hand hold of a parcel.
func (l Ledger) entered(i int, shipmentID int64) int64 {
	var units int64
	for _, d := range l.documents {
		if d.Kind != KindInvoice || !d.Elsewhere {
			continue
		}
		for _, line := range d.Paper.Lines {
			if line.Item == l.order.Items[i].ID && d.shipmentOf(line) == shipmentID {
				units += line.Quantity
			}
		}
	}
	return units
}
