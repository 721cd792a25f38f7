-- Who invited whom, invitations of e-mails without an account, and the terms of the past (owner: modules/users). The
-- table is made anew: SQLite cannot let a column become empty.
ALTER TABLE user_relations RENAME TO user_relations_before;

CREATE TABLE user_relations (
  id {{.ID}},
  parent_id BIGINT REFERENCES users (id),  -- null, like child_id: an e-mail that nobody answers to yet
  child_id BIGINT REFERENCES users (id),
  inviter_id BIGINT NOT NULL REFERENCES users (id),
  invited_email TEXT NOT NULL DEFAULT '',  -- as the inviter typed it: all it sees until the invited accepts
  product_id BIGINT,                       -- what the invitation is about, if anything
  product_name TEXT NOT NULL DEFAULT '',
  token_hash TEXT NOT NULL DEFAULT '',     -- of the mailed link, SHA-256, hex; '' once it has served
  status TEXT NOT NULL,                    -- pending | valid | reject | removed
  invited_at {{.Time}},
  expires_at {{.Time}},                    -- of a pending one; null: never
  answered_at {{.Time}},
  negociation_margin_bp BIGINT NOT NULL DEFAULT 0,
  agent_fee_bp BIGINT,                     -- null: 15 % for agents, the agent's own for customers
  permanent_discount_bp BIGINT NOT NULL DEFAULT 0,
  outstanding_value_cents BIGINT,          -- null: prepaid
  agent_id BIGINT REFERENCES users (id),
  agent_since {{.Time}},
  payment_terms_kind TEXT NOT NULL DEFAULT '',          -- '' : the supplier's
  payment_terms_days BIGINT NOT NULL DEFAULT 0,
  label TEXT NOT NULL DEFAULT '',          -- what the parent calls the child
  created_at {{.Time}} NOT NULL,
  updated_at {{.Time}} NOT NULL
);

-- Nobody kept who invited; the link that was mailed still tells of those who were invited by their future child.
{{define "byChild"}}EXISTS (SELECT 1 FROM account_tokens AS t WHERE t.user_id = r.parent_id AND t.inviter_id = r.child_id){{end -}}
INSERT INTO user_relations (id, parent_id, child_id, inviter_id, invited_email, status, invited_at, answered_at,
  negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents, agent_id, agent_since,
  payment_terms_kind, payment_terms_days, label, created_at, updated_at)
SELECT r.id, r.parent_id, r.child_id,
  CASE WHEN {{template "byChild"}} THEN r.child_id ELSE r.parent_id END,
  CASE WHEN {{template "byChild"}} THEN p.email ELSE c.email END,
  r.status, r.created_at, CASE r.status WHEN 'pending' THEN NULL WHEN 'valid' THEN r.created_at ELSE r.updated_at END,
  r.negociation_margin_bp, r.agent_fee_bp, r.permanent_discount_bp, r.outstanding_value_cents, r.agent_id, r.agent_since,
  r.payment_terms_kind, r.payment_terms_days, r.label, r.created_at, r.updated_at
FROM user_relations_before AS r JOIN users AS p ON p.id = r.parent_id JOIN users AS c ON c.id = r.child_id;
DROP TABLE user_relations_before;
{{if .Postgres}}SELECT setval(pg_get_serial_sequence('user_relations', 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM user_relations), FALSE);{{end}}

-- A removed relation stays for what came of it; the two may begin another one.
CREATE UNIQUE INDEX user_relations_pair ON user_relations (parent_id, child_id) WHERE status <> 'removed';
CREATE UNIQUE INDEX user_relations_invitation ON user_relations (inviter_id, invited_email) WHERE status = 'pending';
CREATE UNIQUE INDEX user_relations_token ON user_relations (token_hash) WHERE token_hash <> '';
CREATE INDEX user_relations_parent ON user_relations (parent_id, status);
CREATE INDEX user_relations_child ON user_relations (child_id, status);
CREATE INDEX user_relations_agent ON user_relations (agent_id);

-- Each change of terms, with the values that held from then on (domain 1.1).
CREATE TABLE user_relation_terms (
  id {{.ID}},
  relation_id BIGINT NOT NULL REFERENCES user_relations (id),
  since {{.Time}} NOT NULL,
  negociation_margin_bp BIGINT NOT NULL,
  agent_fee_bp BIGINT,
  permanent_discount_bp BIGINT NOT NULL,
  outstanding_value_cents BIGINT,
  payment_terms_kind TEXT NOT NULL,
  payment_terms_days BIGINT NOT NULL,
  agent_id BIGINT REFERENCES users (id),
  written_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX user_relation_terms_relation ON user_relation_terms (relation_id, id);
INSERT INTO user_relation_terms (relation_id, since, negociation_margin_bp, agent_fee_bp, permanent_discount_bp,
  outstanding_value_cents, payment_terms_kind, payment_terms_days, agent_id, written_by)
SELECT id, updated_at, negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents,
  payment_terms_kind, payment_terms_days, agent_id, parent_id FROM user_relations;
