const WIDTH = 84
const HEIGHT = 26

/** The run of a figure, without scale: decoration beside the figure itself. */
export function Sparkline({ values, color }: { values: number[]; color: string }) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  if (span === 0) return null
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (WIDTH - 4) + 2
    const y = HEIGHT - 3 - ((value - low) / span) * (HEIGHT - 6)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const last = points.at(-1)?.split(',') ?? []
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" display="block">
      <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth="1.6" strokeLinejoin="round" />
      <circle cx={last[0]} cy={last[1]} r="2.2" fill={color} />
    </svg>
  )
}
