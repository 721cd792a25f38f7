// Package picture makes what people upload safe to show to others: logos and
// photos arrive as base64 data URLs, and leave as data URLs that hold nothing
// but a picture.
//
// Bitmaps are measured before they are decoded, scaled to the side the
// interface shows, and encoded again, which drops whatever else the file held.
// SVG is read by an allow-list and written again from what was read. PDF
// documents are recognised and measured, and stay as they are.
package picture
