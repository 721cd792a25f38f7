// Package millesime is the root of the repository. It holds no code of the product, only the tests of the files that
// stand beside it: compose.yaml, the wrapper task and the documents. The program is in cmd/millesime, the domains are
// in modules.
package millesime
