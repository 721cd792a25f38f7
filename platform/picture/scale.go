package picture

import (
	"image"
	stddraw "image/draw"
	"math"

	"golang.org/x/image/draw"
)

// scale brings the longest side down to side, never up. Catmull-Rom keeps a
// row of floats for each row it reads, so a large picture is first averaged
// down to at most twice the size.
func scale(m image.Image, side int) *image.RGBA {
	longest := max(m.Bounds().Dx(), m.Bounds().Dy())
	if longest <= side {
		return plain(m)
	}
	if factor := (longest + 2*side - 1) / (2 * side); factor > 1 {
		m = average(m, factor)
	}
	from := m.Bounds()
	ratio := float64(side) / float64(max(from.Dx(), from.Dy()))
	to := image.NewRGBA(image.Rect(0, 0, scaled(from.Dx(), ratio), scaled(from.Dy(), ratio)))
	draw.CatmullRom.Scale(to, to.Bounds(), m, from, draw.Src, nil)
	return to
}

func scaled(length int, ratio float64) int {
	return max(1, int(math.Round(float64(length)*min(ratio, 1))))
}

// plain gives the picture as RGBA with its corner at 0, 0.
func plain(m image.Image) *image.RGBA {
	if rgba, ok := m.(*image.RGBA); ok && rgba.Rect.Min == (image.Point{}) {
		return rgba
	}
	to := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx(), m.Bounds().Dy()))
	stddraw.Draw(to, to.Bounds(), m, m.Bounds().Min, stddraw.Src)
	return to
}

// average makes one pixel of each square of factor × factor, band by band, so that the whole never exists twice.
func average(m image.Image, factor int) *image.RGBA {
	from := m.Bounds()
	to := image.NewRGBA(image.Rect(0, 0, (from.Dx()+factor-1)/factor, (from.Dy()+factor-1)/factor))
	band := image.NewRGBA(image.Rect(0, 0, from.Dx(), min(factor, from.Dy())))
	for y := range to.Rect.Dy() {
		height := min(factor, from.Dy()-y*factor)
		stddraw.Draw(band, image.Rect(0, 0, from.Dx(), height), m, image.Pt(from.Min.X, from.Min.Y+y*factor), stddraw.Src)
		for x := range to.Rect.Dx() {
			square := image.Rect(x*factor, 0, min((x+1)*factor, from.Dx()), height)
			mean(band, square, to.Pix[to.PixOffset(x, y):])
		}
	}
	return to
}

func mean(m *image.RGBA, square image.Rectangle, into []uint8) {
	var sum [4]int
	for y := range square.Dy() {
		row := m.Pix[m.PixOffset(square.Min.X, y):m.PixOffset(square.Max.X, y)]
		for i, v := range row {
			sum[i%4] += int(v)
		}
	}
	n := square.Dx() * square.Dy()
	for i, s := range sum {
		into[i] = uint8((s + n/2) / n)
	}
}
