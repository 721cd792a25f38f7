-- Buyers who left an agreement frame after it had ended, for another one (owner: modules/pricing): it goes on naming them.
CREATE TABLE agreement_frame_former_buyers (
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id),
  customer_id BIGINT NOT NULL,
  PRIMARY KEY (frame_id, customer_id)
);
CREATE INDEX agreement_frame_former_buyers_customer ON agreement_frame_former_buyers (customer_id);
