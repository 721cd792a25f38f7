-- Work that waits or is being done, written by the transaction that causes it (owner: platform/jobs).
CREATE TABLE jobs (
  id {{.ID}},
  kind TEXT NOT NULL,                      -- what is to be done, e.g. mail_send_v1
  unique_key TEXT,                         -- of its kind one alive has it; NULL: no such rule
  args {{.JSON}} NOT NULL,
  priority BIGINT NOT NULL DEFAULT 0,      -- lower goes first
  attempts BIGINT NOT NULL DEFAULT 0,      -- begun
  progress_done BIGINT NOT NULL DEFAULT 0,
  progress_total BIGINT NOT NULL DEFAULT 0,
  actor_id BIGINT NOT NULL DEFAULT 0,      -- in whose name, 0 = nobody's
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  created_at {{.Time}} NOT NULL,
  due_at {{.Time}} NOT NULL,               -- next attempt; while one runs, when its lease ends
  claim TEXT NOT NULL DEFAULT '',          -- who runs the attempt, random
  again {{.Bool}} NOT NULL DEFAULT FALSE,  -- asked for once more while being done
  canceled {{.Bool}} NOT NULL DEFAULT FALSE, -- to be stopped where it is being done
  error TEXT NOT NULL DEFAULT '',          -- of the last attempt
  dead_at {{.Time}}                        -- given up
);
CREATE INDEX jobs_due ON jobs (kind, priority, due_at, id) WHERE dead_at IS NULL;
CREATE INDEX jobs_dead ON jobs (dead_at, id) WHERE dead_at IS NOT NULL;
CREATE UNIQUE INDEX jobs_unique ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND dead_at IS NULL;

-- When the schedule of a kind last added a job.
CREATE TABLE job_schedules (
  kind TEXT PRIMARY KEY,
  last_at {{.Time}} NOT NULL
);
