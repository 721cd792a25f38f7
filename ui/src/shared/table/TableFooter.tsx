import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import classes from './TableFooter.module.css'

interface Props {
  /** The rows in sight. */
  first: number
  last: number
  /** "10 000 commandes": how many there are. */
  counted: string
  /** Why rows in sight are missing. */
  error: Error | null
  onRetry: () => void
  onTop: () => void
  bulk: ReactNode
}

/** Which rows are in sight of how many, and the way back to the top; stays at the bottom of the screen. */
export function TableFooter({ first, last, counted, error, onRetry, onTop, bulk }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.dock}>
      {bulk}
      <div className={classes.footer}>
        {error ? (
          <span role="alert" className={classes.error}>
            {t('table.rowsFailed')}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {t('error.retry')}
            </Button>
          </span>
        ) : (
          <span>
            {t('table.range', { from: formatInteger(first + 1), to: formatInteger(last + 1), total: counted })}
          </span>
        )}
        {first > 0 && (
          <button type="button" className={classes.top} onClick={onTop}>
            <IconArrowUp size={15} aria-hidden />
            <span data-heard>{t('table.top')}</span>
          </button>
        )}
      </div>
    </div>
  )
}
