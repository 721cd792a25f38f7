// Package imports takes tables of products in: a file is staged row by row, its columns are named, every row is checked in
// the background as it would be written, faulty ones are repaired, and then the rows are written, each batch in one
// transaction that also notes how far it came. So an import that is cut off, by whatever, goes on exactly where it stopped.
//
//	columns → checking → checked → running → done → undoing → undone
//	                                  ↓  ↑
//	                        canceled, interrupted
//
// Uploader stages, Namer names columns, Checker judges and repairs, Runner starts, cancels, resumes and undoes, Reader shows, and the
// Worker does the jobs, a batch of each import in turn. The rules of a product
// are those of package edit; nothing here knows them.
package imports
