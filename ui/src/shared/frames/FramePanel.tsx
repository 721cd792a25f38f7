import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GroupCode, Schemas } from '~/api/types'
import { useCartGroups } from '~/shared/cart/hooks'
import { formatDate, formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'
import { Dim, Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { FrameDocuments } from './FrameDocuments'
import classes from './FramePanel.module.css'

type Progressed = Schemas['PricingFrameProgress']
type Basis = Progressed['basis']

/** One frame: what this cart reaches at each supplier, and what the year does. */
export function FramePanel({ frame, group }: { frame: Progressed; group: GroupCode | undefined }) {
  const { t } = useTranslation('frames')
  const parts = useCartGroups().flatMap(({ part }) => (part?.agreementFrame ? [part] : []))
  const best = frame.tiers.at(-1)
  return (
    <Panel
      title={t(frame.status === 'scheduled' ? 'gauge.titleOfNext' : 'gauge.title', { name: frame.name })}
      aside={<Dim size={13}>{frame.endsOn ? t('row.until', { date: formatDate(frame.endsOn) }) : t('row.open')}</Dim>}
    >
      <Stack gap={14}>
        <Hint>
          {group === 'supplier'
            ? t('gauge.sells')
            : t('gauge.buys', { suppliers: frame.suppliers.map(({ company }) => company).join(', ') })}{' '}
          {frame.status === 'scheduled' && `${t('gauge.from', { date: formatDate(frame.startsOn) })} `}
          {best && t('gauge.best', { rate: formatPercent(best.discount), from: amountOf(frame.basis, best.from) })}
        </Hint>
        {parts.map(({ supplier, agreementFrame }) => (
          <Gauge
            key={supplier.id}
            label={t('gauge.cart', { supplier: supplier.company })}
            basis={frame.basis}
            reached={agreementFrame?.reached ?? 0}
            rate={agreementFrame?.discount ?? 0}
            next={agreementFrame?.next ?? null}
          />
        ))}
        {frame.years.map((year) => (
          <div key={year.buyer.id}>
            <Gauge
              label={group === 'supplier' ? year.buyer.company : t('gauge.year')}
              basis={frame.basis}
              reached={year.reached}
              rate={year.rebate}
              next={year.next}
            />
            {year.rebate > 0 && (
              <Hint>
                {t('gauge.projection', {
                  amount: formatMoney(year.projectedRebate),
                  shipped: formatMoney(year.shippedTaxExcl),
                })}
              </Hint>
            )}
          </div>
        ))}
        {frame.documents.length > 0 && <FrameDocuments documents={frame.documents} />}
        {group === 'supplier' && frame.years.length === 0 && <Dim as="p">{t('gauge.nobody')}</Dim>}
      </Stack>
    </Panel>
  )
}

/** Thresholds and what reaches them: euros, or bottles of 75 cl. */
const amountOf = (basis: Basis, amount: number) =>
  basis === 'value'
    ? formatMoney(amount)
    : text('frames:gauge.bottles', { count: Math.floor(amount), amount: formatInteger(amount) })

interface GaugeProps {
  label: string
  basis: Basis
  reached: number
  /** Percent, of the tier that is reached; 0 none. */
  rate: number
  next: Schemas['PricingApiNextTier'] | null
}

/** What is reached, what it gives, and what the next tier takes: "encore 84 bouteilles pour 2 %". */
function Gauge({ label, basis, reached, rate, next }: GaugeProps) {
  const { t } = useTranslation('frames')
  return (
    <div className={classes.gauge}>
      <span className={classes.label}>{label}</span>
      <span className={classes.reached}>
        {amountOf(basis, reached)}
        {rate > 0 && <b className={classes.rate}>{formatPercent(rate)}</b>}
      </span>
      {next && (
        <>
          <Progress
            className={classes.bar}
            value={Math.min(100, Math.floor((reached / next.from) * 100))}
            size={4}
            color="brand.4"
            aria-label={label}
          />
          <span className={classes.next}>
            {t('gauge.next', { missing: amountOf(basis, next.missing), rate: formatPercent(next.rate) })}
          </span>
        </>
      )}
    </div>
  )
}
