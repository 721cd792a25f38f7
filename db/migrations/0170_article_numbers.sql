-- Article numbers of products are kept as they are shown (owner: modules/catalogue; decision 61): an EAN-13, also of a UPC and of what
-- was written with a zero in front, an EAN-8, or fourteen digits where the first is not 0. Zeros in front change neither what a
-- number names nor its check digit.
UPDATE products SET ean = '0' || ean WHERE length(ean) = 12;

UPDATE products SET ean = substr(ean, 2) WHERE length(ean) = 14 AND substr(ean, 1, 1) = '0';

UPDATE products SET ean = substr(ean, 6) WHERE length(ean) = 13 AND substr(ean, 1, 5) = '00000';
