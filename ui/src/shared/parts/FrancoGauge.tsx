import { Progress } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Franco } from '~/api/types'
import { formatInteger, formatMoney } from '~/shared/format/format'
import classes from './FrancoGauge.module.css'

/** Percent of the nearer of the two limits (value, quantity), 0 to 100. */
function progressOf(franco: Franco): number {
  if (franco.reached) return 100
  const shares = [
    franco.value ? franco.currentValue / franco.value : 0,
    franco.quantity ? franco.currentQuantity / franco.quantity : 0,
  ]
  return Math.min(100, Math.round(Math.max(...shares) * 100))
}

interface Props {
  franco: Franco
  supplier: string
  /** Stands where the figures would: a link. */
  end?: ReactNode
}

/** How much is missing for free shipping by a supplier; nothing when the supplier has no such limit. */
export function FrancoGauge({ franco, supplier, end }: Props) {
  const { t } = useTranslation()
  if (franco.value === null && franco.quantity === null) return null
  const missing = [
    franco.value === null || franco.missingValue === null ? '' : formatMoney(franco.missingValue),
    franco.quantity === null || franco.missingQuantity === null
      ? ''
      : t('franco.bottles', { count: franco.missingQuantity }),
  ].filter(Boolean)
  const words = franco.reached ? t('franco.reached') : t('franco.missing', { amount: missing.join(` ${t('or')} `) })
  const aim = franco.value === null ? formatInteger(franco.quantity ?? 0) : formatMoney(franco.value)
  const now = franco.value === null ? formatInteger(franco.currentQuantity) : formatMoney(franco.currentValue)
  return (
    <div className={classes.gauge} data-reached={franco.reached || undefined}>
      <IconTruckDelivery size={16} stroke={1.7} aria-hidden />
      <span className={classes.words}>{words}</span>
      {!franco.reached && end}
      <Progress
        className={classes.bar}
        value={progressOf(franco)}
        size={4}
        color={franco.reached ? 'vine.6' : 'brand.4'}
        aria-label={t('franco.label', { supplier })}
      />
      {!franco.reached && !end && (
        <span className={classes.figures}>
          {now} / {aim}
        </span>
      )}
    </div>
  )
}
