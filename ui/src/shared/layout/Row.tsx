import type { CSSProperties } from 'react'
import classes from './layout.module.css'
import { join, type LayoutProps, styleOf } from './props'

interface Props extends LayoutProps {
  as?: 'div' | 'span' | 'p' | 'ul' | 'li' | 'footer'
  /** Between two of its parts. */
  gap?: number | string
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  /** What finds no room goes on below; else parts shrink. */
  wrap?: boolean
}

/** Parts beside one another, in the middle of the line. */
export function Row({ as: Element = 'div', gap = 8, align, justify, wrap, mt, mb, className, style, ...rest }: Props) {
  const own: CSSProperties = { gap, alignItems: align, justifyContent: justify, flexWrap: wrap ? 'wrap' : undefined }
  return <Element {...rest} className={join(classes.row, className)} style={styleOf(own, { mt, mb, style })} />
}
