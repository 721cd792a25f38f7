import {
  type Icon,
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconClockHour4,
  IconCreditCard,
  IconMessage2Exclamation,
  IconPackage,
  IconPackageExport,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { waitingPeopleQuery } from '~/shared/api/waiting-people'
import { formatDate } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { type Asked, QueryPanel } from '~/shared/parts/QueryPanel'
import type { Audience } from '../audience'
import { oldestOrderQuery } from '../queries'
import classes from './TodoPanel.module.css'
import { type TodoKey, type TodoRow, todoRows } from './todo'
import { WaitingPeople } from './WaitingPeople'

const icons: Record<TodoKey, Icon> = {
  incident: IconAlertTriangle,
  dispute: IconMessage2Exclamation,
  payment: IconCreditCard,
  confirm: IconClockHour4,
  answer: IconClockHour4,
  prepare: IconPackage,
  ship: IconPackageExport,
  delivery: IconTruckDelivery,
}

/** What wants its reader now; each row opens the orders it speaks of. */
export function TodoPanel({ asked, audience }: { asked: Asked<OrderSummary>; audience: Audience }) {
  const { t } = useTranslation('home')
  const rows = todoRows(audience, asked.data?.byStatus ?? [])
  const people = useQuery({ ...waitingPeopleQuery, enabled: audience === 'admin' }).data
  const hasPeople = people !== undefined && people['hydra:totalItems'] > 0
  return (
    <QueryPanel title={t('todo.title')} asked={asked} height={268} flush>
      {rows.length === 0 && !hasPeople ? (
        <EmptyState icon={IconCircleCheck} title={t('todo.empty')} help={t(`todo.emptyHelp.${audience}`)} />
      ) : (
        <ul className={classes.list}>
          {hasPeople && <WaitingPeople people={people} />}
          {rows.map((row) => (
            <Row key={row.key} row={row} audience={audience} />
          ))}
        </ul>
      )}
    </QueryPanel>
  )
}

function Row({ row, audience }: { row: TodoRow; audience: Audience }) {
  const { t } = useTranslation('home')
  const Sign = icons[row.key]
  const oldest = useQuery(oldestOrderQuery(row.statuses)).data?.['hydra:member'][0]
  const party = audience === 'buyer' ? oldest?.supplier : oldest?.customer
  return (
    <li>
      <Link to="/orders" search={{ status: row.statuses }} className={classes.row} data-kind={row.key}>
        <Sign size={22} stroke={1.7} aria-hidden />
        <span className={classes.words}>
          <b>{t(`todo.${row.key}`, { count: row.count })}</b>
          <span className={classes.detail}>
            {oldest
              ? t(row.count > 1 ? 'todo.oldest' : 'todo.only', {
                  number: oldest.number.replaceAll('-', '\u2011'),
                  party: party?.company,
                  date: formatDate(oldest.createdAt),
                })
              : '\u00A0'}
          </span>
        </span>
        <IconChevronRight size={18} className={classes.go} aria-hidden />
      </Link>
    </li>
  )
}
