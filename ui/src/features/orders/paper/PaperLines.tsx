import { useTranslation } from 'react-i18next'
import { formatInteger, formatSize } from '~/shared/format/format'
import { promiseText } from '~/shared/order/promise-text'
import classes from '~/shared/paper/paper.module.css'
import { lotWords } from '../shipping/lots'
import { cartonsOf, type PackedLine, totalsOf } from './packing'

interface Props {
  lines: PackedLine[]
  /** Every line has a box to tick. */
  withBoxes: boolean
  label: string
}

/** Bottles to put together or handed over, in cartons and bottles; no price stands on it. */
export function PaperLines({ lines, withBoxes, label }: Props) {
  const { t } = useTranslation('orders')
  const { t: lineT } = useTranslation('order')
  const totals = totalsOf(lines)
  return (
    <table className={classes.lines} aria-label={label}>
      <thead>
        <tr>
          {withBoxes && (
            <th scope="col">
              <span className={classes.spoken}>{t('paper.done')}</span>
            </th>
          )}
          <th scope="col">{t('order:lines.product')}</th>
          <th scope="col">{t('order:lines.cartons')}</th>
          <th scope="col">{t('paper.loose')}</th>
          <th scope="col">{t('order:lines.units')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { product, id } = line.item
          const { full, loose } = cartonsOf(line)
          const facts = [product.reference, product.appellation, formatSize(product.bottleSizeCl)]
          return (
            <tr key={id}>
              {withBoxes && (
                <td>
                  <span className={classes.box} />
                </td>
              )}
              <td>
                <b>{[product.name, product.vintage].filter(Boolean).join(' ')}</b>
                <span className={classes.about}>{facts.filter(Boolean).join(' · ')}</span>
                {line.lots.length > 0 && (
                  <span className={classes.about}>{line.lots.map((lot) => lotWords(t, lot)).join(' – ')}</span>
                )}
                {line.item.promises.length > 0 && (
                  <span className={classes.about}>
                    {line.item.promises.map((promise) => promiseText(lineT, promise)).join(' · ')}
                  </span>
                )}
              </td>
              <td>
                {full > 0
                  ? t('order:lines.ofUnits', { cartons: formatInteger(full), units: product.unitsPerCarton })
                  : '–'}
              </td>
              <td>{loose > 0 ? formatInteger(loose) : '–'}</td>
              <td>
                <b>{formatInteger(line.quantity)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          {withBoxes && <td />}
          <th scope="row">{t('paper.total')}</th>
          <td>{formatInteger(totals.cartons)}</td>
          <td>{formatInteger(totals.loose)}</td>
          <td>{formatInteger(totals.bottles)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
