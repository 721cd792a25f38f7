import {
  type Icon,
  IconAffiliate,
  IconAlertTriangle,
  IconCash,
  IconCircleCheck,
  IconClipboardCheck,
  IconClockHour4,
  IconCreditCard,
  IconFileInvoice,
  IconFileText,
  IconGlassFull,
  IconListCheck,
  IconMessage2Exclamation,
  IconPackage,
  IconPackageExport,
  IconTruckDelivery,
  IconTruckReturn,
  IconUserCheck,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GroupCode, WaitingKind } from '~/api/types'
import { waitingQuery } from '~/shared/api/waiting-query'
import { formatDate } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { audienceOf } from '../audience'
import classes from './TodoPanel.module.css'
import { listLink, thingsQuery } from './things'

const icons: Record<WaitingKind['kind'], Icon> = {
  incident: IconAlertTriangle,
  dispute: IconMessage2Exclamation,
  account: IconUserCheck,
  pay_invoice: IconFileInvoice,
  pay: IconCreditCard,
  collect_invoice: IconFileInvoice,
  confirm: IconClockHour4,
  prepare: IconPackage,
  ship: IconPackageExport,
  quotation: IconFileText,
  sample_answer: IconGlassFull,
  sample_order: IconGlassFull,
  chase: IconCreditCard,
  allocate_payment: IconCash,
  receive: IconTruckDelivery,
  receipt_count: IconListCheck,
  receipt_late: IconTruckDelivery,
  recovery_handover: IconTruckReturn,
  count_approval: IconClipboardCheck,
  invitation: IconAffiliate,
}

/** Things of a kind that are named, when so many kinds wait: the panel stays as high as the chart beside it. */
const namedOf = (kinds: number) => (kinds < 3 ? 3 : kinds < 5 ? 2 : 1)

/** What its reader must do, the most pressing first: how much of each, and what has waited longest. */
export function TodoPanel({ group }: { group: GroupCode }) {
  const { t } = useTranslation('home')
  const asked = useQuery(waitingQuery)
  const kinds = asked.data?.kinds ?? []
  return (
    <QueryPanel title={t('todo.title')} asked={asked} height={268} flush>
      {kinds.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('todo.empty')} help={t(`todo.emptyHelp.${audienceOf(group)}`)} />
      ) : (
        <ul className={classes.list}>
          {kinds.map((kind) => (
            <Kind key={kind.kind} kind={kind} group={group} most={namedOf(kinds.length)} />
          ))}
        </ul>
      )}
    </QueryPanel>
  )
}

function Kind({ kind, group, most }: { kind: WaitingKind; group: GroupCode; most: number }) {
  const { t } = useTranslation('home')
  const Sign = icons[kind.kind]
  const { data: things = [] } = useQuery(thingsQuery(kind, group, Math.min(most, kind.count)))
  const [first] = things
  return (
    <li className={classes.kind} data-kind={kind.kind}>
      <Sign size={22} stroke={1.7} aria-hidden />
      <div className={classes.words}>
        {/* What stands alone opens itself. */}
        <Link {...(kind.count === 1 && first ? first.link : listLink(kind))} className={classes.title} data-touch>
          {t(`todo.${kind.kind}`, { count: kind.count })}
        </Link>
        {things.length === 0 && <span className={classes.thing}>{'\u00A0'}</span>}
        {things.map(({ id, name, party, at, link }) => (
          <Link key={id} {...link} className={classes.thing} data-touch>
            <span className={classes.name}>{[name.replaceAll('-', '\u2011'), party].filter(Boolean).join(' · ')}</span>
            {at && <time dateTime={at}>{formatDate(at)}</time>}
          </Link>
        ))}
      </div>
    </li>
  )
}
