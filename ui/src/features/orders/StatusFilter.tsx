import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { CheckRow } from '~/shared/parts/CheckRow'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import classes from './StatusFilter.module.css'
import { FILTER_STATUSES } from './statuses'

interface Props {
  chosen: OrderStatus[]
  onChange: (statuses: OrderStatus[]) => void
}

/** The states to show; several may be chosen. */
export function StatusChoice({ chosen, onChange }: Props) {
  const toggle = (status: OrderStatus) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status])
  return FILTER_STATUSES.map((status) => (
    <CheckRow key={status} checked={chosen.includes(status)} onToggle={() => toggle(status)}>
      <OrderStatusDot status={status} />
    </CheckRow>
  ))
}

/** The same behind a button. */
export function StatusFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation('orders')
  return (
    <Popover position="bottom-start" shadow="lg" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {chosen.length > 0 ? t('filter.statusCount', { count: chosen.length }) : t('filter.status')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filter.status')} className={classes.menu ?? ''}>
        <StatusChoice chosen={chosen} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}
