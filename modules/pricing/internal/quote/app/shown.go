package app

// Begin has price lists, frames and carriage kept from now on: a feed tells of changes.
func (p *Prices) Begin() {
	p.shown.kept.Begin()
	p.shownFrames.kept.Begin()
	p.carriage.kept.Begin()
}

// ListsChanged has price lists read again.
func (p *Prices) ListsChanged() { p.shown.kept.Clear() }

// FramesChanged has agreement frames read again.
func (p *Prices) FramesChanged() { p.shownFrames.kept.Clear() }

// CarriageChanged has carriers, fees and pickup points read again.
func (p *Prices) CarriageChanged() { p.carriage.kept.Clear() }
