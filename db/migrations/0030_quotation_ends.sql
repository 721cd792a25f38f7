-- What ends a quotation (owner: modules/orders): the proof with which a seller accepted it for its customer, and the
-- revision whose end was announced. The scheduler reads along due_at.
CREATE TABLE quotation_proofs (
  order_id BIGINT PRIMARY KEY REFERENCES orders (id),
  content TEXT NOT NULL                    -- data URL, checked by platform/picture
);
ALTER TABLE orders ADD COLUMN reminded BIGINT NOT NULL DEFAULT 0;
DROP INDEX orders_quoted_until;
