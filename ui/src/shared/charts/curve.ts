export interface Point {
  x: number
  y: number
}

const slopeBetween = (a: Point, b: Point) => (b.y - a.y) / (b.x - a.x)

/** The slope at each point that keeps the curve from rising above a summit or falling below a valley (Fritsch–Carlson). */
function slopes(points: Point[]): number[] {
  return points.map((point, at) => {
    const before = points[at - 1]
    const after = points[at + 1]
    if (!before || !after) return 0
    const left = slopeBetween(before, point)
    const right = slopeBetween(point, after)
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
}

const round = (value: number) => Math.round(value * 100) / 100

/** An SVG path through the points that is smooth and never shows a value that no point has. */
export function curveThrough(points: Point[]): string {
  const [first] = points
  if (!first) return ''
  const slope = slopes(points)
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const third = (to.x - from.x) / 3
    const a = [from.x + third, from.y + third * (slope[index] ?? 0)]
    const b = [to.x - third, to.y - third * (slope[index + 1] ?? 0)]
    return `C${[...a, ...b, to.x, to.y].map(round).join(' ')}`
  })
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`
}
