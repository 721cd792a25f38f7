import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductColour, ProductType } from '~/api/types'
import { BottleLabel } from './BottleLabel'
import { glass, labelStyle } from './palette'
import { type Silhouette, silhouetteOf } from './silhouettes'
import { type Tone, toneOf } from './tone'

/** What a drawing needs to know of a product. */
export interface BottleProduct {
  id: number
  name: string
  type: ProductType
  colour: ProductColour
  region: string
  appellation: string
  vintage: number | null
}

interface Props {
  product: BottleProduct
  /** Pixels. */
  height?: number
  /** The label and the shoulder alone, for thumbs. */
  cropped?: boolean
  /** Beside the product's name the drawing says nothing new: hide it from screen readers. */
  decorative?: boolean
}

const capsules: Partial<Record<Tone, string>> = { sparkling: '#C9A84C', spirit: '#2A1B12' }

/** A product without a photo: drawn from its data, always the same. */
export const Bottle = memo(function Bottle({ product, height = 180, cropped = false, decorative = false }: Props) {
  const { t } = useTranslation()
  const id = useId().replaceAll(/[^a-z0-9]/gi, '')
  const tone = toneOf(product)
  const shape = silhouetteOf(tone, product.region)
  const style = labelStyle(tone, product.region)
  const { x, y, width, height: labelHeight } = shape.label

  return (
    <svg
      viewBox={cropped ? `10 ${y - 66} 100 150` : '0 0 120 288'}
      height={height}
      display="block"
      role="img"
      aria-label={`${product.name}, ${t(`enums:tone.${tone}`)}`}
      aria-hidden={decorative}
    >
      <defs>
        <Glass id={`g${id}`} tone={tone} />
        <Rounding id={`c${id}`} dark={0.4} light={0.34} />
        <Rounding id={`l${id}`} dark={0.24} light={0.12} />
        <radialGradient id={`s${id}`}>
          <stop offset="0" stopColor="#2A1214" stopOpacity=".32" />
          <stop offset="1" stopColor="#2A1214" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`b${id}`}>
          <path d={shape.outline} />
        </clipPath>
      </defs>
      <ellipse cx="60" cy="278" rx="52" ry="8" fill={`url(#s${id})`} />
      <path d={shape.outline} fill={`url(#g${id})`} />
      <g clipPath={`url(#b${id})`}>
        <BottleLabel product={product} place={shape.label} style={style} clip={`h${id}`} />
        <rect x={x} y={y} width={width} height={labelHeight} fill={`url(#l${id})`} />
        <rect
          x={x + width * 0.13}
          y="60"
          width={width * 0.07}
          height="206"
          rx="2"
          fill="#fff"
          opacity={tone === 'red' || tone === 'sparkling' ? 0.16 : 0.34}
        />
      </g>
      <Capsule place={shape.capsule} tone={tone} color={capsules[tone] ?? style.accent} shade={`url(#c${id})`} />
    </svg>
  )
})

function Glass({ id, tone }: { id: string; tone: Tone }) {
  const [edge, middle, light] = glass[tone]
  return (
    <linearGradient id={id} x1="0" x2="1">
      <stop offset="0" stopColor={edge} />
      <stop offset=".22" stopColor={light} />
      <stop offset=".5" stopColor={middle} />
      <stop offset=".82" stopColor={edge} />
      <stop offset="1" stopColor={edge} />
    </linearGradient>
  )
}

const Rounding = ({ id, dark, light }: { id: string; dark: number; light: number }) => (
  <linearGradient id={id} x1="0" x2="1">
    <stop offset="0" stopColor="#000" stopOpacity={dark} />
    <stop offset=".28" stopColor="#fff" stopOpacity={light} />
    <stop offset=".58" stopColor="#000" stopOpacity="0" />
    <stop offset="1" stopColor="#000" stopOpacity={dark} />
  </linearGradient>
)

interface CapsuleProps {
  place: Silhouette['capsule']
  tone: Tone
  color: string
  /** The gradient that rounds it. */
  shade: string
}

/** What closes a bottle: a crown cap, a capsule, or foil and wire. */
function Capsule({ place, tone, color, shade }: CapsuleProps) {
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
