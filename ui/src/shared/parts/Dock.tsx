import type { HTMLAttributes } from 'react'
import { join } from '~/shared/layout/props'
import classes from './Dock.module.css'

interface Props extends HTMLAttributes<HTMLElement> {
  /** A part of the page of its own has a label. */
  as?: 'div' | 'section'
  /** Stays at the bottom of the screen while the page moves. */
  isSticky?: boolean
}

/** A dark bar below work: what it comes to, and the way on. Its class `act` is the one filled button, `amount` a total. */
export const Dock = ({ as: Element = 'div', isSticky, className, ...rest }: Props) => (
  <Element {...rest} className={join(classes.dock, className)} data-sticky={isSticky || undefined} />
)
