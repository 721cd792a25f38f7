import { VisuallyHidden } from '@mantine/core'
import classes from './Brand.module.css'

/** The product's sign: a glass a third full. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <path
      d="M8.3 3h11.4c.8 5 .6 9.3-1.5 11.8-1.2 1.4-2.7 2-4.2 2s-3-.6-4.2-2C7.7 12.3 7.5 8 8.3 3z"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path
      d="M9.1 8.6c1.7-1 3.2-.9 4.9 0s3.2 1 4.9 0c0 2.2-.5 4-1.5 5.2-.9 1-2.1 1.5-3.4 1.5s-2.5-.5-3.4-1.5c-1-1.2-1.5-3-1.5-5.2z"
      fill="var(--ms-coral)"
    />
    <path d="M14 17v7.2M9.5 25h9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
)

/** The sign with the product's name. */
export const Brand = ({ compact = false }: { compact?: boolean }) => (
  <span className={classes.brand}>
    <BrandMark />
    {compact ? <VisuallyHidden>Millésime</VisuallyHidden> : <span className={classes.name}>Millésime</span>}
  </span>
)
