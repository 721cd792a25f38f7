-- Keys of every write, not of the cart alone (owner: platform/idempotency). Those of the last days go on: with no fingerprint, they
-- are answered whatever is sent again.
ALTER TABLE idempotency_keys RENAME TO cart_keys;
CREATE TABLE idempotency_keys (
  actor_id BIGINT NOT NULL,                -- who signed in
  acting_for_id BIGINT NOT NULL,           -- whom an admin acts for; 0 = for oneself
  operation TEXT NOT NULL,                 -- e.g. cart.post
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,               -- HMAC-SHA-256 of path, query and body, hex; '' matches any
  status BIGINT NOT NULL DEFAULT 0,        -- HTTP status of the answer; 0 = not known
  location TEXT NOT NULL DEFAULT '',       -- headers of the answer
  etag TEXT NOT NULL DEFAULT '',
  answer TEXT,                             -- its body; NULL: not known, or too large
  created_at {{.Time}} NOT NULL,
  PRIMARY KEY (actor_id, acting_for_id, operation, key)
);
INSERT INTO idempotency_keys (actor_id, acting_for_id, operation, key, fingerprint, status, answer, created_at)
SELECT actor_id, acting_for_id, 'cart.post', key, '', status, response, created_at FROM cart_keys WHERE state = 'done';
DROP TABLE cart_keys;
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
