// Package files keeps documents and pictures by the SHA-256 of their content, in a folder or in an S3 bucket. Rows name
// them: a column holds "" or a name, and until Move has been there perhaps the content itself, as older versions kept it.
//
// A write puts the file first (Put), then names it in a row and calls Keep in the same transaction. Reading follows the
// row: who may read it may read the file, and a name alone opens nothing but what a public column names (Public). What no
// column names is removed a day after it was last put or kept (Sweep).
package files
