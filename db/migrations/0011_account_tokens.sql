-- Links that open an account, the language of its mails, limits of public calls (owner: modules/users).
ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'fr';  -- fr | en

CREATE TABLE account_tokens (
  token_hash TEXT PRIMARY KEY,             -- SHA-256, hex
  kind TEXT NOT NULL,                      -- reset | activation | invitation
  user_id BIGINT REFERENCES users (id),    -- null: a row that only costs what a real one costs
  inviter_id BIGINT REFERENCES users (id),
  created_at {{.Time}} NOT NULL,
  expires_at {{.Time}} NOT NULL
);
CREATE INDEX account_tokens_user ON account_tokens (user_id);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

-- Calls counted per key and window, for limits that all replicas share.
CREATE TABLE call_counts (
  limiter_key TEXT NOT NULL,               -- what is limited, and for whom (hashed)
  window_start {{.Time}} NOT NULL,
  calls BIGINT NOT NULL,
  ends_at {{.Time}} NOT NULL,
  PRIMARY KEY (limiter_key, window_start)
);
CREATE INDEX call_counts_end ON call_counts (ends_at);
