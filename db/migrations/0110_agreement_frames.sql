-- Agreement frames and who is in them (owner: modules/pricing). Thresholds are cents or 75 cl equivalents, as the frame's basis
-- says; rates basis points, days YYYY-MM-DD in Paris.
CREATE TABLE agreement_frames (
  id {{.ID}},
  name TEXT NOT NULL,
  contract_number TEXT NOT NULL,
  basis TEXT NOT NULL CHECK (basis IN ('value', 'equivalents')),
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,                   -- its last day; '9999-12-31': open-ended
  ended_at {{.Time}},                      -- before its time
  search_text TEXT NOT NULL,               -- folded: name, contract number
  created_at {{.Time}} NOT NULL,
  created_by BIGINT NOT NULL,
  impersonator_id BIGINT NOT NULL DEFAULT 0,
  updated_at {{.Time}} NOT NULL,
  CHECK (starts_on <= ends_on)
);
CREATE INDEX agreement_frames_created ON agreement_frames (created_at, id);

-- The discount of an order at one supplier, from what the order is worth or holds.
CREATE TABLE agreement_frame_tiers (
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id),
  from_amount BIGINT NOT NULL CHECK (from_amount >= 0),
  rate_bp BIGINT NOT NULL CHECK (rate_bp BETWEEN 1 AND 10000),
  PRIMARY KEY (frame_id, from_amount)
);

-- The rebate of a year at the frame's suppliers.
CREATE TABLE agreement_frame_rebates (
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id),
  from_amount BIGINT NOT NULL CHECK (from_amount >= 0),
  rate_bp BIGINT NOT NULL CHECK (rate_bp BETWEEN 1 AND 10000),
  PRIMARY KEY (frame_id, from_amount)
);

CREATE TABLE agreement_frame_suppliers (
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id),
  supplier_id BIGINT NOT NULL,
  PRIMARY KEY (frame_id, supplier_id)
);
CREATE INDEX agreement_frame_suppliers_supplier ON agreement_frame_suppliers (supplier_id);

-- A buyer holds one frame at a time.
CREATE TABLE agreement_frame_buyers (
  customer_id BIGINT PRIMARY KEY,
  frame_id BIGINT NOT NULL REFERENCES agreement_frames (id)
);
CREATE INDEX agreement_frame_buyers_frame ON agreement_frame_buyers (frame_id);
