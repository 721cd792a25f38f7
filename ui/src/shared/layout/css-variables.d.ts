import 'react'

declare module 'react' {
  /** Variables of a style sheet may be set by a style. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
