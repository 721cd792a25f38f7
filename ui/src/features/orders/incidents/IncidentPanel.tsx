import { useTranslation } from 'react-i18next'
import { actorWords } from '~/shared/document/acting'
import { formatDate, formatDateTime, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import type { Incident, IncidentLine, OrderDetail } from '~/shared/order/order'
import { Panel } from '~/shared/parts/Panel'
import { StatusDot } from '~/shared/parts/StatusDot'
import { Photo } from '~/shared/photos/Photo'
import { ClaimCountdown } from './ClaimCountdown'
import classes from './IncidentPanel.module.css'

/** What went wrong, with its photos, and what was decided for each line; an open one says how long the carrier listens. */
export function IncidentPanel({ incident, order }: { incident: Incident; order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { kind, comment, openedAt, openedBy, openedImpersonator, claimUntil, settledAt, settledBy, lines } = incident
  const opener = actorWords({ actor: openedBy, impersonator: openedImpersonator })
  return (
    <Panel
      title={t('incident.title', { kind: t(`enums:incident_kind.${kind}`) })}
      aside={
        <StatusDot
          tone={settledAt ? 'done' : 'error'}
          label={
            settledAt ? t('incident.settled', { name: settledBy, date: formatDate(settledAt) }) : t('incident.open')
          }
        />
      }
    >
      <Hint>{t('incident.by', { name: opener, date: formatDateTime(openedAt) })}</Hint>
      <p className={classes.comment}>{comment}</p>
      {claimUntil && !settledAt && <ClaimCountdown until={claimUntil} />}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} order={order} comment={comment} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ line, order, comment }: { line: IncidentLine; order: OrderDetail; comment: string }) {
  const { t } = useTranslation('orders')
  const product = order.items.find(({ id }) => id === line.item)?.product
  const name = [product?.name, product?.vintage].filter(Boolean).join(' ')
  const parcel = order.shipments.length > 1 && order.shipments.find(({ id }) => id === line.shipment)
  return (
    <li className={classes.line}>
      {line.photo && <Photo iri={line.photo} label={t('incident.photoOf', { product: name })} />}
      <div className={classes.words}>
        <b>{name}</b>
        <span className={classes.dim}>
          {t('bottles', plural(line.quantity))}
          {parcel && ` · ${t('incident.parcel', { number: parcel.number })}`}
          {line.reason !== '' && line.reason !== comment && ` · ${line.reason}`}
        </span>
        {line.outcome !== '' && (
          <span className={classes.outcome} data-outcome={line.outcome}>
            {t(`incident.done.${line.outcome}`)}
            {line.comment && <span className={classes.dim}> · {line.comment}</span>}
          </span>
        )}
      </div>
    </li>
  )
}
