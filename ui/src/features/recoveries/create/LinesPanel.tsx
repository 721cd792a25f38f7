import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { wineOf } from '~/shared/warehouse/goods'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { LineRow } from './LineRow'
import classes from './LinesPanel.module.css'
import { type AskedLine, type Asking, newLine } from './values'

/** The wines that are taken back, picked with what is available of each, without leaving the keyboard. */
export function LinesPanel({ form }: { form: AppFormState<Asking> }) {
  const { t } = useTranslation('recoveries')
  const { supplier, warehouse, fate, lines } = form.values
  const box = useRef<HTMLDivElement>(null)
  const focusOn = useRef<string | null>(null)
  const { setFieldValue } = form
  const latest = useRef(lines)
  latest.current = lines

  // The quantity of a line that was just added is next.
  useEffect(() => {
    const key = focusOn.current
    if (key === null) return
    focusOn.current = null
    box.current?.querySelector<HTMLInputElement>(`[data-line="${key}"] input`)?.focus()
  })

  const setLines = useCallback(
    (next: AskedLine[]) => {
      latest.current = next
      setFieldValue('lines', next)
    },
    [setFieldValue],
  )

  function add(product: PickedProduct) {
    const wine = wineOf(product)
    const there = lines.find((line) => line.product['@id'] === product['@id'])
    if (product.available <= 0) {
      toast.warning(t('create.nothingLeft', { wine }))
      return
    }
    if (there) toast.info(t('create.twice', { wine }))
    const line = there ?? newLine(product, fate)
    focusOn.current = line.key
    setLines(there ? [...lines] : [...lines, line])
  }

  const addLot = useCallback(
    ({ key, product }: AskedLine) => {
      const line = newLine(product, 'leaves')
      const at = latest.current.findIndex((one) => one.key === key)
      focusOn.current = line.key
      setLines(latest.current.toSpliced(at + 1, 0, line))
    },
    [setLines],
  )
  const change = useCallback(
    (key: string, patch: Partial<AskedLine>) =>
      setLines(latest.current.map((line) => (line.key === key ? { ...line, ...patch } : line))),
    [setLines],
  )
  const remove = useCallback((key: string) => setLines(latest.current.filter((line) => line.key !== key)), [setLines])
  const toSearch = useCallback(() => box.current?.querySelector<HTMLInputElement>('[data-scan="search"]')?.focus(), [])

  return (
    <Panel title={t('create.wines')}>
      <div ref={box} className={classes.box}>
        <ProductSearch
          key={`${supplier} ${warehouse}`}
          place={{ supplier: Number(supplier), warehouse }}
          label={t('create.search')}
          about={({ available }) => t('available', { count: available, amount: formatInteger(available) })}
          onAdd={add}
        />
        {lines.length === 0 ? (
          <Dim as="p" size={13}>
            {t('create.searchHelp')}
          </Dim>
        ) : (
          <ul className={classes.lines}>
            {lines.map((line, at) => (
              <LineRow
                key={line.key}
                line={line}
                isWhole={fate === 'moves'}
                left={leftOf(lines, line)}
                paths={{
                  product: pathIn(form.getInputProps(`lines.${at}.product`)),
                  quantity: pathIn(form.getInputProps(`lines.${at}.quantity`)),
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

/** Bottles of a product that its other lines leave for this one. */
const leftOf = (lines: AskedLine[], { key, product }: AskedLine) =>
  lines
    .filter((line) => line.key !== key && line.product['@id'] === product['@id'])
    .reduce((left, { quantity }) => left - quantity, product.available)

/** The name by which a form finds a part of it on screen. */
const pathIn = (props: object) => ('data-path' in props ? String(props['data-path']) : '')

/** What was refused of a line, as one text. */
function problemsAt(errors: Record<string, unknown>, at: number): string {
  const prefix = `lines.${at}.`
  return Object.entries(errors)
    .filter(([path, problem]) => path.startsWith(prefix) && problem)
    .map(([, problem]) => String(problem))
    .join(' ')
}
