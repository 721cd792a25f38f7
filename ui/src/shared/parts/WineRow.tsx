import type { HTMLAttributes, ReactNode } from 'react'
import type { BottleProduct } from '~/shared/bottle/Bottle'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { join } from '~/shared/layout/props'
import classes from './WineRow.module.css'

interface Props extends HTMLAttributes<HTMLSpanElement> {
  product: BottleProduct
  image: string | null | undefined
}

/** A wine in a row: its bottle, and words beside it. */
export const WineRow = ({ product, image, className, children, ...rest }: Props) => (
  <span {...rest} className={join(classes.wine, className)}>
    <BottleThumb product={product} image={image} />
    <span>{children}</span>
  </span>
)

/** The same in a list: low rows and cards leave out all but its name. */
export const ListedWine = ({ facts, children, ...rest }: Props & { facts: string }) => (
  <WineRow {...rest} className={classes.listed}>
    {children}
    <small>{facts}</small>
  </WineRow>
)

/** What a line to be filled in is about, beside its bottle: its name in bold, and what is known of it. */
export const LineWords = ({ children }: { children: ReactNode }) => <span className={classes.line}>{children}</span>
