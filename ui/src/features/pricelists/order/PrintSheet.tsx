import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { formatDate, formatInteger, formatMoney, formatSize, wineOf } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { type PriceListDetail, type PriceListLine, periodWords } from '../price-list'
import { paidTiers, type Quantities } from './order'
import classes from './PrintSheet.module.css'

interface Props {
  list: PriceListDetail
  lines: PriceListLine[]
  entered: Quantities
}

/** A list on paper, all of it: on screen there is nothing of it. Quantities that are not entered are left to be written. */
export function PrintSheet({ list, lines, entered }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  return (
    <article hidden className={`${paper.sheet} ${classes.sheet}`}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>{list.supplier.company}</p>
          <h2 className={paper.title}>{list.name}</h2>
        </div>
        <p className={paper.facts}>
          <span>{periodWords(t, list)}</span>
          {list.revision > 1 && <span>{t('revisionOf', { revision: list.revision })}</span>}
          <span>{t('pricelist:order.paper.printed', { date: formatDate(businessDay(Date.now())) })}</span>
        </p>
      </header>
      <table className={`${paper.lines} ${classes.lines}`}>
        <thead>
          <tr>
            <th>{t('line.wine')}</th>
            <th>{t('pricelist:order.head.reference')}</th>
            <th>{t('line.price')}</th>
            <th>{t('pricelist:order.paper.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ product }) => product.active)
            .map((line) => (
              <SheetRow key={line.product.id} line={line} listId={list.id} quantity={entered[line.product.id] ?? 0} />
            ))}
        </tbody>
      </table>
    </article>
  )
}

function SheetRow({ line, listId, quantity }: { line: PriceListLine; listId: number; quantity: number }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { product } = line
  const packing = `${product.unitsPerCarton} × ${formatSize(product.bottleSizeCl)}`
  return (
    <tr>
      <td>
        <b>{wineOf(product)}</b>
        <small>{[product.appellation || product.region, packing].filter(Boolean).join(' · ')}</small>
      </td>
      <td>{product.reference}</td>
      <td>
        {paidTiers(line).map(({ minQuantity, priceTaxExcl, list }, at) => (
          <span key={minQuantity}>
            {at === 0
              ? formatMoney(priceTaxExcl)
              : t('pricelist:order.tier', { units: formatInteger(minQuantity), price: formatMoney(priceTaxExcl) })}
            {list?.id !== listId && (
              <small>{list ? t('pricelist:order.byList', { name: list.name }) : t('pricelist:order.byNone')}</small>
            )}
          </span>
        ))}
      </td>
      <td>{quantity > 0 ? formatInteger(quantity) : <span className={classes.blank} />}</td>
    </tr>
  )
}
