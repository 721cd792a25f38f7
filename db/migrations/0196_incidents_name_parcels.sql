-- An incident names the parcel that each of its lines is about (owner: modules/orders); NULL: none, before anything left. Incidents of
-- before name it where their line had left in one parcel alone when they were reported.
ALTER TABLE order_incident_lines ADD COLUMN shipment_id BIGINT;
CREATE INDEX order_incident_lines_shipment ON order_incident_lines (shipment_id) WHERE shipment_id IS NOT NULL;
UPDATE order_incident_lines SET shipment_id = (
  SELECT MIN(s.id) FROM shipments AS s JOIN shipment_lines AS h ON h.shipment_id = s.id JOIN order_incidents AS n ON n.order_id = s.order_id
  WHERE n.id = order_incident_lines.incident_id AND h.order_item_id = order_incident_lines.order_item_id AND s.shipped_at <= n.opened_at
  HAVING COUNT(DISTINCT s.id) = 1);
