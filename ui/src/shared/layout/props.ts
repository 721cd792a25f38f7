import type { CSSProperties, HTMLAttributes } from 'react'

/** What every primitive takes. Sizes are pixels. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  mt?: number | undefined
  mb?: number | undefined
}

/** Class names as one. */
export const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Its style; what it does not say is left to style sheets. */
export function styleOf(own: CSSProperties, { mt, mb, style }: LayoutProps): CSSProperties {
  return { ...own, ...(mt ? { marginTop: mt } : {}), ...(mb ? { marginBottom: mb } : {}), ...style }
}
