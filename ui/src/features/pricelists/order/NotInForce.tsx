import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { PriceListDetail } from '../price-list'
import classes from './NotInForce.module.css'

/** Why one cannot order from a list: it has not begun, or is over; the revision in force takes its place. */
export function NotInForce({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  if (list.status !== 'scheduled' && list.status !== 'ended') return null
  const isEnded = list.status === 'ended'
  const current = list.revisions.find(({ status }) => status === 'active')
  return (
    <div className={classes.notice}>
      <Notice tone={isEnded ? 'attention' : 'info'} title={t(`order.notice.${list.status}`)}>
        {isEnded
          ? t('order.notice.endedHelp', { date: formatDate(list.endsOn ?? list.startsOn) })
          : t('order.notice.scheduledHelp', { date: formatDate(list.startsOn) })}{' '}
        {current && (
          <Link to="/products/mercuriale/$listId" params={{ listId: String(current.id) }}>
            {t('order.notice.current', { revision: current.revision })}
          </Link>
        )}
      </Notice>
    </div>
  )
}
