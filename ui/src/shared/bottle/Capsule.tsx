import type { Silhouette } from './silhouettes'
import type { Tone } from './tone'

interface Props {
  place: Silhouette['capsule']
  tone: Tone
  color: string
  /** The gradient that rounds it. */
  shade: string
}

/** What closes a bottle: a crown cap, a capsule, or foil and wire. */
export function Capsule({ place, tone, color, shade }: Props) {
  if (tone === 'beer' || tone === 'soft')
    return <path d="M48 68l1.5-10h21L72 68z" fill={color} stroke="#0003" strokeWidth=".6" />
  const radius = tone === 'spirit' ? 4 : 2.5
  return (
    <g>
      <rect {...place} rx={radius} fill={color} />
      <rect {...place} rx={radius} fill={shade} />
      {tone === 'sparkling' && (
        <>
          <ellipse cx="60" cy="11" rx="12.5" ry="4.5" fill="#E3C873" />
          <path d="M47 30h26M47 74c8 5 18 5 26 0" stroke="#8C7430" strokeWidth=".9" fill="none" />
        </>
      )}
    </g>
  )
}
