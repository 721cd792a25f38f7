import { IconBottleOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addAllToCart } from '~/shared/cart/actions'
import { useCartQuantities } from '~/shared/cart/hooks'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { localPages } from '~/shared/table/local-pages'
import { toast } from '~/shared/toasts/toast'
import type { PriceListDetail } from '../price-list'
import { linesQuery } from '../queries'
import { NotInForce } from './NotInForce'
import { OrderBar } from './OrderBar'
import { OrderDock } from './OrderDock'
import { OrderGrid } from './OrderGrid'
import { OrderHeader } from './OrderHeader'
import { cartLine, coloursOf, linesFound, orderedLines } from './order'
import { PrintSheet } from './PrintSheet'
import classes from './PrintSheet.module.css'
import type { OrderSearch } from './search'
import { useEntered } from './use-entered'

/** A list as who orders from it works through it: a grid of its wines, quantities, and all of it into the cart at once. */
export function BuyerView({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { data: lines, error, refetch } = useQuery(linesQuery(String(list.id)))
  const [search, change] = useListSearch<OrderSearch>()
  const entered = useEntered(list.id)
  const inCart = useCartQuantities()
  // What had a quantity when the rest was hidden: a line does not go away while it is changed.
  const [kept, setKept] = useState<ReadonlySet<number> | null>(null)

  const canOrder = list.status === 'active'
  const { quantities } = entered
  const ordered = useMemo(
    () => (canOrder ? orderedLines(lines ?? [], quantities, inCart) : []),
    [canOrder, lines, quantities, inCart],
  )
  const rows = useMemo(() => {
    const found = lines && linesFound(lines, search)
    return kept ? found?.filter(({ product }) => kept.has(product.id)) : found
  }, [lines, search, kept])
  const colours = useMemo(() => coloursOf(lines ?? []), [lines])

  function add() {
    // What was typed a moment ago may not be on screen yet.
    const taken = orderedLines(lines ?? [], entered.take(), inCart)
    addAllToCart(taken.map((line) => cartLine(line, list)))
    setKept(null)
  }

  function clear() {
    const taken = entered.take()
    setKept(null)
    toast.undo(t('pricelist:order.cleared'), () => entered.putBack(taken), 'mercuriale-cleared')
  }

  function showAll() {
    setKept(null)
    change({ search: undefined, colour: undefined })
  }

  const isEmpty = lines?.length === 0
  const filled = {
    isOn: kept !== null,
    count: ordered.length,
    onToggle: () => setKept(kept ? null : new Set(ordered.map(({ line }) => line.product.id))),
  }
  const dock = canOrder && (
    <OrderDock ordered={ordered} isOpen={list.discounts === 'open'} onAdd={add} onClear={clear} />
  )
  return (
    <>
      <div className={classes.screen}>
        <OrderHeader list={list} lines={lines} entered={quantities} />
        <NotInForce list={list} />
        <Panel flush>
          {lines && !isEmpty && (
            <OrderBar search={search} onChange={change} colours={colours} filled={canOrder ? filled : null} />
          )}
          <OrderGrid
            list={list}
            canOrder={canOrder}
            entered={entered}
            inCart={inCart}
            pages={localPages({
              key: JSON.stringify([list.id, search, kept && [...kept]]),
              rows,
              error,
              onRetry: refetch,
            })}
            empty={
              isEmpty ? (
                <EmptyState
                  icon={IconBottleOff}
                  title={t('pricelist:order.empty')}
                  help={t('pricelist:order.emptyHelp', { supplier: list.supplier.company })}
                />
              ) : (
                <>
                  <NoResult help={t('pricelist:order.noneFound')} onClear={showAll} />
                  {dock}
                </>
              )
            }
            dock={dock}
          />
        </Panel>
      </div>
      {lines && <PrintSheet list={list} lines={lines} entered={canOrder ? quantities : {}} />}
    </>
  )
}
