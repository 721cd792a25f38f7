import type { HTMLAttributes } from 'react'
import { join } from '~/shared/layout/props'
import classes from './Chip.module.css'

interface Props extends HTMLAttributes<HTMLSpanElement> {
  tone?: 'done' | undefined
}

/** A word or two that stand out among others: a mark, a tag, a kind. */
export const Chip = ({ tone, className, ...rest }: Props) => (
  <span {...rest} className={join(classes.chip, className)} data-tone={tone} />
)
