import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { Chip } from '~/shared/parts/Chip'
import { titleOf } from '../quotation'
import { Changed } from './Changed'
import type { LineDifference } from './differences'
import classes from './RevisionsPanel.module.css'

/** What a version changed, line by line. */
export function Differences({ differences }: { differences: LineDifference[] }) {
  const { t } = useTranslation('quotations')
  if (differences.length === 0) return <p className={classes.none}>{t('revision.same')}</p>
  return (
    <ul className={classes.lines}>
      {differences.map((difference) => (
        <Line key={difference.line.item} difference={difference} />
      ))}
    </ul>
  )
}

function Line({ difference: { kind, line, quantity, price, discount } }: { difference: LineDifference }) {
  const { t } = useTranslation('quotations')
  const { product, wantedUnitPriceTaxExcl: wanted, message } = line
  return (
    <li className={classes.line} data-kind={kind}>
      <span className={classes.product}>
        <b>{titleOf(product)}</b>
        {kind !== 'changed' && (
          <Chip tone={kind === 'removed' ? undefined : 'done'} className={classes.kind}>
            {t(`revision.${kind}`)}
          </Chip>
        )}
      </span>
      <dl className={classes.figures}>
        {kind === 'added' && (
          <>
            <Figure label={t('revision.quantity')}>{formatInteger(line.quantity)}</Figure>
            <Figure label={t('revision.price')}>{formatMoney(line.unitPriceTaxExcl)}</Figure>
          </>
        )}
        {quantity && (
          <Figure label={t('revision.quantity')}>
            <Changed change={quantity} write={formatInteger} />
          </Figure>
        )}
        {price && (
          <Figure label={t('revision.price')}>
            <Changed change={price} write={formatMoney} />
          </Figure>
        )}
        {discount && (
          <Figure label={t('revision.discount')}>
            <Changed change={discount} write={formatPercent} />
          </Figure>
        )}
        {wanted !== null && kind !== 'removed' && (
          <Figure label={t('revision.wanted')}>
            <b>{formatMoney(wanted)}</b>
          </Figure>
        )}
      </dl>
      {message && kind !== 'removed' && <p className={classes.said}>{t('lines.said', { message })}</p>}
    </li>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
