import { LabelMotif } from './LabelMotif'
import type { LabelStyle } from './palette'
import type { Silhouette } from './silhouettes'

interface Props {
  product: { id: number; name: string; appellation: string; region: string; vintage: number | null }
  place: Silhouette['label']
  style: LabelStyle
  clip: string
}

const ARTICLES = /^(Les?|La|L’|L'|Clos|Château|Domaine|Vieux|Mas) ?(des |de la |de |du )?/

/** The word of a name that fits on a label: all of it when short, else its last. */
const shortName = (name: string): string => (name.length > 15 ? (name.split(' ').at(-1) ?? name) : name)

/** The paper on a bottle: motif, name, appellation, vintage. */
export function BottleLabel({ product, place, style, clip }: Props) {
  const { x, y, width, height } = place
  const name = shortName(product.name)
  const size = Math.min(10, (width - 8) / (name.length * 0.54))
  const origin = product.appellation.length > 17 ? product.region : product.appellation
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={style.paper} />
      <LabelMotif
        style={style}
        x={x}
        y={y + 10}
        width={width}
        letter={product.name.replace(ARTICLES, '').charAt(0)}
        variant={(product.id * 37) % 10}
        clip={clip}
      />
      <g textAnchor="middle" fill={style.ink}>
        <text x="60" y={y + 54} fontFamily="Fraunces Variable" fontWeight="600" fontSize={size}>
          {name}
        </text>
        <text x="60" y={y + 63.5} fontFamily="Inter Variable" fontSize="4.1" letterSpacing=".5" opacity=".85">
          {origin.toUpperCase()}
        </text>
        {product.vintage && (
          <text x="60" y={y + 79.5} fontFamily="Fraunces Variable" fontSize="7.4">
            {product.vintage}
          </text>
        )}
      </g>
      <rect x="51" y={y + 69} width="18" height=".8" fill={style.accent} />
    </g>
  )
}
