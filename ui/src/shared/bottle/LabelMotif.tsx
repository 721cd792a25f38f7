import type { LabelStyle } from './palette'

interface Props {
  style: LabelStyle
  /** The label's left edge, top and width. */
  x: number
  y: number
  width: number
  /** The letter of the monogram. */
  letter: string
  /** 0 to 9, always the same for a product: moves the sun. */
  variant: number
  clip: string
}

/** The little print on top of a label. */
export function LabelMotif(props: Props) {
  const { style, x, y, width } = props
  const middle = x + width / 2
  switch (style.motif) {
    case 'chateau':
      return (
        <g stroke={style.ink} strokeWidth=".9" fill="none" transform={`translate(${middle} ${y})`}>
          <path d="M-17 22V8l5-5 5 5v14M7 22V8l5-5 5 5v14M-7 22V11H7v11M-7 11l7-6 7 6M-2 22v-6h4v6M-24 22H24" />
          <path d="M-24 25H24" strokeWidth=".5" stroke={style.accent} />
        </g>
      )
    case 'monogram':
      return (
        <g transform={`translate(${middle} ${y + 13})`}>
          <circle r="12.5" fill="none" stroke={style.accent} strokeWidth=".8" />
          <circle r="10.5" fill="none" stroke={style.accent} strokeWidth=".4" />
          <text textAnchor="middle" y="5.4" fontSize="15" fontFamily="Fraunces Variable" fill={style.ink}>
            {props.letter}
          </text>
        </g>
      )
    case 'hills':
      return <Hills {...props} />
    case 'bands':
      return (
        <g>
          <rect x={x} y={y - 2} width={width} height="9" fill={style.accent} />
          <rect x={x} y={y + 10} width={width} height="3" fill={style.ink} opacity=".8" />
          <rect x={x} y={y + 16} width={width} height="1.2" fill={style.ink} opacity=".6" />
          <circle cx={middle} cy={y + 2.5} r="2" fill={style.ink} opacity=".85" />
        </g>
      )
    case 'shield':
      return (
        <g transform={`translate(${middle} ${y + 12})`} fill="none" stroke={style.accent} strokeWidth=".9">
          <path d="M-9-11H9V2C9 9 3 12 0 14-3 12-9 9-9 2z" />
          <path d="M-9-2L9-2M0-11V14" strokeWidth=".5" />
          <path d="M-20 2c4-6 8-6 10-4M20 2c-4-6-8-6-10-4" strokeWidth=".6" />
        </g>
      )
  }
}

const Hills = ({ style, x, y, width, variant, clip }: Props) => (
  <g>
    <clipPath id={clip}>
      <rect x={x} y={y - 4} width={width} height={34} />
    </clipPath>
    <g clipPath={`url(#${clip})`}>
      <circle cx={x + width / 2 + 9 - variant} cy={y + 9} r="7" fill={style.accent} opacity=".9" />
      <path
        d={`M${x} ${y + 18}q${width / 4}-12 ${width / 2}-3t${width / 2}-3v24H${x}z`}
        fill={style.ink}
        opacity=".28"
      />
      <path
        d={`M${x} ${y + 25}q${width / 3}-10 ${width / 1.6}-3t${width / 2}-4v20H${x}z`}
        fill={style.ink}
        opacity=".75"
      />
    </g>
  </g>
)
