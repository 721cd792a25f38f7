-- The papers that the house made, and those that one party sent another (owner: modules/documents; domain 5.10).
CREATE TABLE documents (
  id {{.ID}},
  kind TEXT NOT NULL,
  document_key TEXT,                       -- what there is one document of; NULL: an upload
  number TEXT NOT NULL DEFAULT '',
  subject_id BIGINT NOT NULL DEFAULT 0,    -- the invoice, order or shipment that it is about
  revision INTEGER NOT NULL DEFAULT 0,     -- of a quotation
  order_id BIGINT NOT NULL DEFAULT 0,
  order_number TEXT NOT NULL DEFAULT '',
  supplier_id BIGINT NOT NULL DEFAULT 0,
  supplier_name TEXT NOT NULL DEFAULT '',  -- as it was called then
  customer_id BIGINT NOT NULL DEFAULT 0,
  customer_name TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL,
  is_own {{.Bool}} NOT NULL DEFAULT FALSE, -- only who made it reads it
  issued_on TEXT NOT NULL,                 -- YYYY-MM-DD
  total_tax_incl_cents BIGINT,             -- NULL: it tells none
  status TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',          -- of an upload: the name that its sender gave the file
  file TEXT NOT NULL DEFAULT '',           -- kept by its SHA-256
  xml TEXT NOT NULL DEFAULT '',            -- likewise, of an electronic invoice
  size BIGINT NOT NULL DEFAULT 0,
  search_text TEXT NOT NULL DEFAULT '',
  began_at {{.Time}} NOT NULL,             -- agents assigned later do not read it
  placed_by BIGINT NOT NULL DEFAULT 0,     -- who placed its order, perhaps an agent
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL DEFAULT 0,    -- 0: the system
  impersonator_id BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX documents_key ON documents (document_key) WHERE document_key IS NOT NULL;
CREATE INDEX documents_supplier ON documents (supplier_id, issued_on, id);
CREATE INDEX documents_customer ON documents (customer_id, issued_on, id);
CREATE INDEX documents_issued ON documents (issued_on, id);
CREATE INDEX documents_order ON documents (order_id) WHERE order_id <> 0;
CREATE INDEX documents_maker ON documents (created_by, issued_on, id) WHERE created_by <> 0;
CREATE INDEX documents_file ON documents (substr(file, 1, 80));
CREATE INDEX documents_xml ON documents (substr(xml, 1, 80));

-- How far the papers of what was issued before this table have come, by what they are of.
CREATE TABLE document_progress (
  source TEXT NOT NULL PRIMARY KEY,
  last_id BIGINT NOT NULL
);
