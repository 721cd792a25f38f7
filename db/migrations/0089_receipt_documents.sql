-- Papers that come with a delivery, and are asked for years later (owner: modules/receipts).
CREATE TABLE receipt_documents (
  id {{.ID}},
  receipt_id BIGINT NOT NULL REFERENCES receipts (id),
  kind TEXT NOT NULL,                      -- delivery_note | accompanying_document | photo | other
  name TEXT NOT NULL,                      -- of the file that was sent, or ''
  file TEXT NOT NULL,                      -- a file: PDF or picture
  actor_id BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL
);
CREATE INDEX receipt_documents_receipt ON receipt_documents (receipt_id, id);
CREATE INDEX receipt_documents_file ON receipt_documents (substr(file, 1, 80));
