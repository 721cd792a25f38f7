-- A withdrawal waits behind the incident that is open (owner: modules/orders, domain 5.4): the right to withdraw lasts meanwhile. Of the
-- others one is open at a time.
DROP INDEX order_incidents_open;
CREATE UNIQUE INDEX order_incidents_open ON order_incidents (order_id) WHERE settled_at IS NULL AND kind <> 'withdrawal';
