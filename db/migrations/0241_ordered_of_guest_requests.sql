-- What of a request was ordered, and by which order (owner: modules/tasteandbuy).
ALTER TABLE guest_request_items ADD COLUMN order_id BIGINT NOT NULL DEFAULT 0; -- 0: by none
ALTER TABLE guest_request_items ADD COLUMN sold BIGINT NOT NULL DEFAULT 0;     -- bottles ordered
ALTER TABLE guest_request_items ADD COLUMN sold_cents BIGINT NOT NULL DEFAULT 0; -- what these came to, incl. tax

-- Guests are looked for as they are forgotten, links as they end, and what ended as it is erased.
CREATE INDEX guest_requests_guest ON guest_requests (guest_id);
CREATE INDEX guest_requests_expiring ON guest_requests (status, link_expires_at);
CREATE INDEX guest_requests_erasable ON guest_requests (ended_at) WHERE erased_at IS NULL;
