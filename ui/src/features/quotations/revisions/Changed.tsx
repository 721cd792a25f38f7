import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Changed.module.css'
import type { Change } from './differences'

interface Props {
  change: Change
  write: (value: number) => string
  /** In a column of a table: above one another. */
  isStacked?: boolean
}

/** A figure as it was, struck out, and as it is now. */
export function Changed({ change: { before, after }, write, isStacked = false }: Props) {
  const { t } = useTranslation('quotations')
  return (
    <span className={classes.changed} data-stacked={isStacked || undefined}>
      <del className={classes.before}>
        <VisuallyHidden>{t('revision.before')} </VisuallyHidden>
        {write(before)}
      </del>
      <IconArrowRight size={13} className={classes.arrow ?? ''} aria-hidden />
      <ins className={classes.after}>
        <VisuallyHidden>{t('revision.now')} </VisuallyHidden>
        {write(after)}
      </ins>
    </span>
  )
}
