-- What people are told about, and how they want to be told (owner: modules/notifications).
CREATE TABLE notifications (
  id {{.ID}},                              -- rises with the commits: streams go on behind the last one they sent
  user_id BIGINT NOT NULL,                 -- who is told
  kind TEXT NOT NULL,                      -- e.g. order_placed
  subject TEXT NOT NULL,                   -- what it is about: orders or users
  subject_id BIGINT NOT NULL,
  party_id BIGINT NOT NULL,                -- the other person in it, 0 = none
  params {{.JSON}} NOT NULL,               -- what its sentence says: number, states, total
  source TEXT NOT NULL,                    -- id of the event behind it
  in_app {{.Bool}} NOT NULL,               -- shown in the centre
  in_digest {{.Bool}} NOT NULL,            -- waits for the daily summary, or waited
  created_at {{.Time}} NOT NULL,
  read_at {{.Time}},
  digested_at {{.Time}},
  UNIQUE (user_id, source, kind)
);
CREATE INDEX notifications_person ON notifications (user_id, id) WHERE in_app;
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notifications_digest ON notifications (user_id, id) WHERE in_digest AND digested_at IS NULL;
CREATE INDEX notifications_age ON notifications (created_at);

-- Only what somebody chose otherwise than it comes.
CREATE TABLE notification_preferences (
  user_id BIGINT NOT NULL,
  kind TEXT NOT NULL,
  app {{.Bool}} NOT NULL,
  mail {{.Bool}} NOT NULL,
  digest {{.Bool}} NOT NULL,
  updated_at {{.Time}} NOT NULL,
  PRIMARY KEY (user_id, kind)
);
