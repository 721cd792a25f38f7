import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { formatDate, plural, wineOf } from '~/shared/format/format'
import { promiseText } from '~/shared/order/promise-text'
import desk from '~/shared/paper/desk.module.css'
import paper from '~/shared/paper/paper.module.css'
import { Sheet, SheetFacts, Signatures } from '~/shared/paper/Sheet'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import { useScanner } from '~/shared/warehouse/use-scanner'
import classes from './PickingView.module.css'
import { PickRow } from './PickRow'
import row from './PickRow.module.css'
import { shelfOf } from './parcel-lots'
import { type Awaited, isTicked, type PickingLists, pickedOf } from './picking'
import { type Scan, scanOf } from './picking-scan'
import { ScanWords } from './ScanWords'
import type { View } from './search'
import type { Dispatch } from './use-dispatch'

interface Props {
  lists: PickingLists
  data: Schemas['OrdersDispatch']
  dispatch: Dispatch
  onView: (view: View) => void
}

/** What is taken from the shelves for all of the orders: ticked here, or on paper. */
export function PickingView({ lists, data: { eans, lots, orders }, dispatch, onView }: Props) {
  const { t } = useTranslation('dispatch')
  const [byCarton, setByCarton] = useState(false)
  const [said, setSaid] = useState<Scan | null>(null)
  const picks = lists.places.flatMap((place) => place.picks)
  const codes = new Map(eans.map(({ product, ean }) => [product, ean]))

  useScanner(picks.length > 0, (code) => {
    const scan = scanOf(code, picks, codes, dispatch.ticks, byCarton)
    if (scan.outcome === 'counted') dispatch.take(scan.pick, scan.bottles)
    setSaid(scan)
  })

  if (picks.length === 0 && lists.awaited.length === 0) {
    return (
      <Panel>
        <EmptyState icon={IconChecks} title={t('picking.nothing')} help={t('picking.nothingHelp')} />
      </Panel>
    )
  }
  const bottles = picks.reduce((sum, pick) => sum + pick.bottles, 0)
  const ticked = picks.filter((pick) => isTicked(pick, dispatch.ticks)).length
  const houses = new Set(orders.map(({ supplier }) => supplier.company))
  const last = said && 'pick' in said ? said.pick.key : null
  const progress = t('picking.progress', { count: ticked, total: picks.length })
  const take = shelfOf(lots)
  const lotsOf = new Map(picks.map(({ key, product, bottles: own }) => [key, take(product.id, own)]))
  return (
    <>
      {picks.length > 0 && (
        <div className={`${desk.screen} ${classes.scan}`}>
          <ScanChoice byCarton={byCarton} onChange={setByCarton} />
        </div>
      )}
      <div className={`${desk.desk} ${classes.list}`}>
        <Sheet
          brand={houses.size === 1 ? [...houses][0] : 'Millésime'}
          title={t('picking.title')}
          aside={
            <SheetFacts
              facts={[
                formatDate(new Date().toISOString()),
                t('count', { count: orders.length }),
                t('bottles', plural(bottles)),
              ]}
            />
          }
        >
          {lists.places.map(({ warehouse, picks: some }) => (
            <section key={warehouse} className={`${paper.place} ${classes.place}`}>
              <h3>{t(`orders:paper.place.${warehouse === 'dartess' ? 'dartess' : 'supplier'}`)}</h3>
              <table className={paper.lines} aria-label={t('picking.title')}>
                <PlaceHead />
                <tbody>
                  {some.map((pick) => (
                    <PickRow
                      key={pick.key}
                      pick={pick}
                      ean={codes.get(pick.product.id) ?? ''}
                      lots={lotsOf.get(pick.key) ?? []}
                      recalled={lots.find((known) => known.product === pick.product.id)?.recalled ?? []}
                      picked={pickedOf(pick, dispatch.ticks)}
                      isTicked={isTicked(pick, dispatch.ticks)}
                      isLast={last === pick.key}
                      onTick={() => {
                        dispatch.tick(pick)
                        setSaid(null)
                      }}
                    />
                  ))}
                </tbody>
              </table>
            </section>
          ))}
          {lists.awaited.length > 0 && <AwaitedLines awaited={lists.awaited} />}
          <Signatures words={[t('orders:paper.preparedBy'), t('orders:paper.checkedBy')]} />
        </Sheet>
      </div>
      <div className={`${desk.screen} ${classes.foot}`}>
        <StepFoot
          words={<output>{said ? <ScanWords scan={said} /> : progress}</output>}
          detail={said ? progress : ticked === picks.length ? t('picking.all') : t('picking.kept')}
        >
          <Button onClick={() => onView('parcels')}>{t('picking.pack')}</Button>
        </StepFoot>
      </div>
    </>
  )
}

function PlaceHead() {
  const { t } = useTranslation('dispatch')
  return (
    <thead>
      <tr>
        <th scope="col" className={row.check}>
          <span className={paper.spoken}>{t('picking.done')}</span>
        </th>
        <th scope="col">{t('order:lines.product')}</th>
        <th scope="col" className={row.wide}>
          {t('order:lines.cartons')}
        </th>
        <th scope="col" className={row.wide}>
          {t('orders:paper.loose')}
        </th>
        <th scope="col" className={row.units}>
          {t('order:lines.units')}
        </th>
      </tr>
    </thead>
  )
}

/** What is still expected: promised to these orders, and on no shelf. */
function AwaitedLines({ awaited }: { awaited: Awaited[] }) {
  const { t } = useTranslation('dispatch')
  const { t: lineT } = useTranslation('order')
  return (
    <section className={`${paper.place} ${classes.place} ${classes.awaited}`}>
      <h3>{t('picking.awaited')}</h3>
      {awaited.map(({ order, item }) => (
        <p key={item.id}>
          {wineOf(item.product)}, {order.number} :{' '}
          {item.promises.map((promise) => promiseText(lineT, promise)).join(' · ')}
        </p>
      ))}
    </section>
  )
}
