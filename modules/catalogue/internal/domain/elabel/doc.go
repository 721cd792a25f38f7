// Package elabel keeps what the law wants told of each lot of a wine (Regulation (EU) 2021/2117): ingredients, allergens
// and nutrition, on a public page that a code on the bottle names.
package elabel
