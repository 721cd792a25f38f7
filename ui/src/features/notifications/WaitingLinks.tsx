import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countIn, statusesIn, useWaiting } from '~/shared/api/waiting'
import { formatInteger } from '~/shared/format/format'
import { waitingLink } from '~/shared/parts/waiting-link'
import classes from './WaitingLinks.module.css'

/** In the order of the menu. */
const LISTS = [
  'orders',
  'invoices',
  'payments',
  'quotations',
  'samples',
  'receipts',
  'recoveries',
  'counts',
  'network',
  'users',
] as const

/** What waits for the reader, list by list, above what was told: read or not, it is still to do. */
export function WaitingLinks({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('notifications')
  const waiting = useWaiting()
  const lists = LISTS.filter((list) => countIn(waiting, list) > 0)
  if (lists.length === 0) return null
  return (
    <nav className={classes.links} aria-label={t('waiting.title')}>
      <span aria-hidden>{t('waiting.title')}</span>
      {lists.map((list) => (
        <Link
          key={list}
          {...waitingLink(list, statusesIn(waiting, list))}
          className={classes.link}
          data-touch
          onClick={onOpen}
        >
          {t(`waiting.${list}`)} <b>{formatInteger(countIn(waiting, list))}</b>
        </Link>
      ))}
    </nav>
  )
}
