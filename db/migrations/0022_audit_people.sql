-- Whom an entry of the trail is about, where that is not its subject itself (owner: platform/audit).
ALTER TABLE audit_entries ADD COLUMN person_id BIGINT NOT NULL DEFAULT 0;        -- 0: nobody
ALTER TABLE audit_entries ADD COLUMN other_person_id BIGINT NOT NULL DEFAULT 0;  -- the other side of a relation
CREATE INDEX audit_entries_person ON audit_entries (person_id, id) WHERE person_id <> 0;
CREATE INDEX audit_entries_other_person ON audit_entries (other_person_id, id) WHERE other_person_id <> 0;
CREATE INDEX audit_entries_impersonator ON audit_entries (impersonator_id, id) WHERE impersonator_id <> 0;
