// Package imports holds the rules of tables of products that are taken in: what their columns are, what a row reads as and
// does, and where an import stands.
//
//	columns → checking → checked → running → done → undoing → undone
//	                                  ↓  ↑
//	                        canceled, interrupted
//
// The rules of a product are those of package edit; nothing here knows them.
package imports
