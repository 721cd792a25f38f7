-- Pictures and documents of products, photos of incidents and proofs of agreements are files too (owners: modules/catalogue,
-- modules/orders; see 0050).
ALTER TABLE product_images RENAME COLUMN content TO file;
ALTER TABLE product_documents RENAME COLUMN content TO file;
ALTER TABLE order_photos RENAME COLUMN content TO file;
ALTER TABLE quotation_proofs RENAME COLUMN content TO file;
CREATE INDEX product_images_file ON product_images (substr(file, 1, 80));
CREATE INDEX product_documents_file ON product_documents (substr(file, 1, 80));
CREATE INDEX order_photos_file ON order_photos (substr(file, 1, 80));
CREATE INDEX quotation_proofs_file ON quotation_proofs (substr(file, 1, 80));
