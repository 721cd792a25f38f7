package db

// KeptInserts is how many inserts are prepared.
func (d *DB) KeptInserts() (kept int) {
	d.inserts.mu.RLock()
	defer d.inserts.mu.RUnlock()
	for _, statement := range d.inserts.byText {
		if statement != nil {
			kept++
		}
	}
	return kept
}
