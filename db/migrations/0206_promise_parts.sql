-- An order is told of each part of what it waits for (owner: modules/receipts): before_parts are those that it was told, as
-- units:YYYY-MM-DD with commas between, without a day where none is known. Of moves noted before only the last day is known.
ALTER TABLE promise_moves RENAME COLUMN before_on TO before_parts;
UPDATE promise_moves SET before_parts = '999999999:' || before_parts WHERE moved;
