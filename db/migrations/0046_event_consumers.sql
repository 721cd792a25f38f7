-- Each consumer of events keeps its own place in the log (owner: platform; see 0001).

-- A published event has its place: the relay gives places in the order of commits, which ids do not keep.
ALTER TABLE outbox ADD COLUMN position BIGINT;
CREATE INDEX outbox_topic_position ON outbox (topic, position) WHERE position IS NOT NULL;

-- One row: the last place given. Relays take turns by locking it.
CREATE TABLE outbox_end (
  position BIGINT NOT NULL
);
INSERT INTO outbox_end (position) VALUES (0);

-- How far each consumer has come; moves with the effects of its handlers.
CREATE TABLE event_cursors (
  consumer TEXT NOT NULL PRIMARY KEY,
  position BIGINT NOT NULL
);
CREATE TABLE event_subscriptions (
  consumer TEXT NOT NULL,
  topic TEXT NOT NULL,
  PRIMARY KEY (consumer, topic)
);

-- Events that are not published yet (no consumer), and those that a consumer has yet to take.
CREATE VIEW events_waiting AS
SELECT '' AS consumer, o.event_id, o.topic, o.occurred_at FROM outbox AS o WHERE o.published_at IS NULL
UNION ALL
SELECT s.consumer, o.event_id, o.topic, o.occurred_at
FROM event_subscriptions AS s
JOIN event_cursors AS c ON c.consumer = s.consumer
JOIN outbox AS o ON o.topic = s.topic AND o.position > c.position;

-- Given up on is handled too: an event that comes again stays a dead letter.
INSERT INTO inbox (handler, message_id, handled_at)
SELECT d.handler, d.message_id, d.failed_at FROM dead_letters AS d
WHERE NOT EXISTS (SELECT 1 FROM inbox AS i WHERE i.message_id = d.message_id AND i.handler = d.handler);
