-- Parcels that nobody said have arrived, by the day they left: the system says so after ten days (owner: modules/orders).
CREATE INDEX shipments_underway ON shipments (shipped_at) WHERE delivered_at IS NULL;
