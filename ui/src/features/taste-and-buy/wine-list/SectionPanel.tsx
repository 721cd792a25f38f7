import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { plural, wineOf } from '~/shared/format/format'
import { useRowMoves } from '~/shared/grid/use-row-moves'
import { Hint } from '~/shared/layout/Dim'
import { Panel } from '~/shared/parts/Panel'
import { DataTable } from '~/shared/table/DataTable'
import { entryColumns } from './entry-columns'
import { useListOrder, useWriteOrder } from './list-writes'
import classes from './SectionPanel.module.css'
import { type Entry, entriesIn, type Section, type Wish } from './wine-list'

const keyOf = ({ product }: Entry) => String(product.id)

/** The wines of one section, in the order in which guests read them. */
export function SectionPanel({ list, section }: { list: WineList; section: Section }) {
  const { t } = useTranslation('winelist')
  const box = useRef<HTMLDivElement>(null)
  const { id, glassCl } = list
  // Another answer is no other table: its rows keep the focus.
  const columns = useMemo(() => entryColumns(t, { id, glassCl }), [t, id, glassCl])
  const whole = useListOrder(id)
  const write = useWriteOrder(id)
  const byKey = new Map(entriesIn(list, section).map((entry) => [keyOf(entry), entry]))
  const order = whole.map(({ id }) => String(id)).filter((key) => byKey.has(key))
  const { shown, dragged, handlers } = useRowMoves(box, {
    order,
    onOrder: (next, key) => {
      const entry = byKey.get(key)
      const wine = entry ? wineOf(entry.product) : ''
      const words = t('order.moved', { wine, place: next.indexOf(key) + 1, count: next.length })
      write(withSection(whole, next), words)
    },
  })
  const rows = shown.flatMap((key) => byKey.get(key) ?? [])
  return (
    <Panel title={t(`section.${section}`)} aside={<Hint>{t('count', plural(rows.length))}</Hint>} flush>
      <div ref={box} className={classes.section} data-dragging={dragged !== null || undefined} {...handlers}>
        <DataTable
          label={t(`section.${section}`)}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          isMarked={(row) => keyOf(row) === dragged}
        />
      </div>
    </Panel>
  )
}

/** The whole order with the wines of one section in another. */
function withSection(whole: readonly Wish[], section: readonly string[]): Wish[] {
  const inSection = new Set(section)
  const byKey = new Map(whole.map((wish) => [String(wish.id), wish]))
  const moved = section.flatMap((key) => byKey.get(key) ?? [])
  return whole.map((wish) => (inSection.has(String(wish.id)) ? (moved.shift() ?? wish) : wish))
}
