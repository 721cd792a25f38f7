-- Signed documents of agreement frames, which their members read (owner: modules/pricing).
CREATE TABLE agreement_frame_documents (
  id {{.ID}},
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id),
  name TEXT NOT NULL,                      -- of the file
  file TEXT NOT NULL,                      -- a file: PDF or picture
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX agreement_frame_documents_frame ON agreement_frame_documents (frame_id, id);
CREATE INDEX agreement_frame_documents_file ON agreement_frame_documents (substr(file, 1, 80));
