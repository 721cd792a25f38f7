import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { PriceListDetail } from '../price-list'
import classes from './NotInForce.module.css'

interface Props {
  list: PriceListDetail
}

/**
 * Why one cannot order from a list: it has not begun, or is over; the revision in force takes its place. Of one in force, why it
 * was revised, and why it ends earlier than was said.
 */
export function NotInForce({ list }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  if (list.status === 'active') return <InForce list={list} />
  if (list.status === 'draft') return null
  const isEnded = list.status === 'ended'
  const current = list.revisions.find(({ status }) => status === 'active')
  return (
    <div className={classes.notice}>
      <Notice tone={isEnded ? 'attention' : 'info'} title={t(`pricelist:order.notice.${list.status}`)}>
        {isEnded
          ? t('pricelist:order.notice.endedHelp', { date: formatDate(list.endsOn ?? list.startsOn) })
          : t('pricelist:order.notice.scheduledHelp', { date: formatDate(list.startsOn) })}{' '}
        {list.endReason || list.reason}{' '}
        {current && (
          <Link to="/products/mercuriale/$listId" params={{ listId: String(current.id) }}>
            {t('pricelist:order.notice.current', { revision: current.revision })}
          </Link>
        )}
      </Notice>
    </div>
  )
}

function InForce({ list: { revision, reason, endsOn, endReason } }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  return (
    <>
      {reason && (
        <div className={classes.notice}>
          <Notice tone="info" title={t('pricelist:order.notice.revised', { revision })}>
            {reason}
          </Notice>
        </div>
      )}
      {endReason && endsOn && (
        <div className={classes.notice}>
          <Notice tone="attention" title={t('pricelist:order.notice.early', { date: formatDate(endsOn) })}>
            {endReason}
          </Notice>
        </div>
      )}
    </>
  )
}
