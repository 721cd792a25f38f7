import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { plural, wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { pathOf, problemsAt } from '~/shared/lines/line-paths'
import shared from '~/shared/lines/lines.module.css'
import { useLines } from '~/shared/lines/use-lines'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { PickedProduct, Place } from '~/shared/warehouse/product-queries'
import { LineRow } from './LineRow'
import { type AskedLine, type Asking, newLine } from './values'

const keyOf = ({ key }: AskedLine) => key

/** The wines that are taken back, picked with what is available of each, without leaving the keyboard. */
export function LinesPanel({ form }: { form: AppFormState<Asking> }) {
  const { t } = useTranslation('recoveries')
  const { supplier, warehouse, fate, lines } = form.values
  const { box, set, change, remove, toSearch } = useLines(lines, keyOf, (next) => form.setFieldValue('lines', next))

  function add(product: PickedProduct) {
    const wine = wineOf(product)
    const there = lines.find((line) => line.product['@id'] === product['@id'])
    if (product.available <= 0) {
      toast.warning(t('create.nothingLeft', { wine }))
      return
    }
    if (there) toast.info(t('create.twice', { wine }))
    const line = there ?? newLine(product, fate)
    set((all) => (there ? [...all] : [...all, line]), line.key)
  }

  const addLot = useCallback(
    ({ key, product }: AskedLine) => {
      const line = newLine(product, 'leaves')
      set((all) => all.toSpliced(all.findIndex((one) => one.key === key) + 1, 0, line), line.key)
    },
    [set],
  )

  return (
    <Panel title={t('create.wines')}>
      <div ref={box} className={shared.box}>
        <Search place={{ supplier: Number(supplier), warehouse }} onAdd={add} />
        {lines.length === 0 ? (
          <Hint>{t('create.searchHelp')}</Hint>
        ) : (
          <ul className={shared.lines}>
            {lines.map((line, at) => (
              <LineRow
                key={line.key}
                line={line}
                isWhole={fate === 'moves'}
                left={leftOf(lines, line)}
                paths={{
                  product: pathOf(form, `lines.${at}.product`),
                  quantity: pathOf(form, `lines.${at}.quantity`),
                }}
                problems={problemsAt(form.errors, at)}
                onChange={change}
                onLot={addLot}
                onRemove={remove}
                onEnter={toSearch}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

/** Wines with what is available of them. */
function Search({ place, onAdd }: { place: Place; onAdd: (product: PickedProduct) => void }) {
  const { t } = useTranslation('recoveries')
  return (
    <ProductSearch
      key={`${place.supplier} ${place.warehouse}`}
      place={place}
      label={t('create.search')}
      about={({ available }) => t('available', plural(available))}
      onAdd={onAdd}
    />
  )
}

/** Bottles of a product that its other lines leave for this one. */
const leftOf = (lines: AskedLine[], { key, product }: AskedLine) =>
  lines
    .filter((line) => line.key !== key && line.product['@id'] === product['@id'])
    .reduce((left, { quantity }) => left - quantity, product.available)
