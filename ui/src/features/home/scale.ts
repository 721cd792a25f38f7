/** Up to four round steps from 0 to at least `max`: 0, 25 000, 50 000, … */
export function scaleOf(max: number): number[] {
  const rough = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  return [0, 1, 2, 3, 4].map((index) => index * step).filter((tick, index) => index === 0 || tick - step < max)
}
