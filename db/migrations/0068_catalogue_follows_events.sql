-- The catalogue's index is told what to read by events, and looks for no row by its time any more (owner: modules/catalogue).

DROP INDEX products_updated;
DROP INDEX product_prices_updated;
DROP INDEX stock_levels_updated;

-- Handlers that were only there to wake it.
DELETE FROM event_cursors WHERE consumer IN ('catalogue_refresh_products', 'catalogue_refresh_stock', 'catalogue_follow_companies');
DELETE FROM dead_letters WHERE handler IN ('catalogue_refresh_products', 'catalogue_refresh_stock', 'catalogue_follow_companies');
