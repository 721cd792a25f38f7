-- Mails that wait to be sent, written by the transaction that causes them (owner: platform/mail).
CREATE TABLE mails (
  id {{.ID}},
  sealed TEXT NOT NULL,                    -- the whole mail, encrypted; '' once given up
  attempts BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  due_at {{.Time}} NOT NULL,               -- next attempt; while one runs, when its claim ends
  claim TEXT NOT NULL DEFAULT '',          -- who runs the attempt, random
  error TEXT NOT NULL DEFAULT '',          -- of the last attempt
  dead_at {{.Time}}                        -- given up
);
CREATE INDEX mails_due ON mails (due_at, id) WHERE dead_at IS NULL;
