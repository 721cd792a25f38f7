-- Feeds of each process follow the log by its end alone (owner: platform; see 0046).

-- Up to which place the log may have forgotten events: a feed that has not come so far missed some.
ALTER TABLE outbox_end ADD COLUMN purged BIGINT NOT NULL DEFAULT 0;
