import { IconClipboardCheck, IconRepeat } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { wholeAnd } from '~/shared/list/whole-and'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ListTabs } from '~/shared/parts/ListTabs'
import { Panel } from '~/shared/parts/Panel'
import { SearchBox } from '~/shared/parts/SearchBox'
import { useBusy } from '~/shared/parts/use-busy'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { RowHeights } from '~/shared/table/row-height'
import { useRowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { StockCountDetail, StockCountLine } from '../count'
import { lineSource } from '../queries'
import { RecountDialog } from './dialogs'
import classes from './LinesPanel.module.css'
import { lineColumns } from './line-columns'

const VIEWS = ['different', 'uncounted', 'counted'] as const

type View = (typeof VIEWS)[number]

const keyOf = ({ id }: StockCountLine) => String(id)

const heights: RowHeights = { comfortable: 60, compact: 48, card: 104 }

/** How many products each view has; what differs is hidden while it is counted blindly. */
const amountsOf = ({ lineCount, differentCount, countedCount }: StockCountDetail) => ({
  all: lineCount,
  different: differentCount ?? undefined,
  uncounted: lineCount - countedCount,
  counted: countedCount,
})

/** The products of a count with what differs, the dearest first; chosen ones are counted again. */
export function LinesPanel({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const [chosen, setChosen] = useState<string[] | null>(null)
  const isHidden = count.differentCount === null
  const [view, setView] = useState<View | undefined>(count.differentCount ? 'different' : undefined)
  const [search, setSearch] = useState<string | undefined>()
  const query = { view, search, ...(view === 'different' ? { order: { value: 'asc' } } : {}) }
  const source = useMemo(() => lineSource(count.id), [count.id])
  const pages = useRowPages((page) => source.page(query, page))
  const selection = useSelection(pages, keyOf)
  const columns = useMemo(() => lineColumns(t, isHidden, count.status), [t, isHidden, count.status])
  const mayRecount = count.transitions.includes('open')

  const recount = () =>
    run(async () => {
      const rows = selection.isAll
        ? (await source.all(client, query)).filter((line) => !selection.exceptions.has(keyOf(line)))
        : selection.rows
      setChosen(rows.map(({ product }) => product['@id']))
    })

  return (
    <Panel title={t('detail.lines')} flush>
      <ListTabs
        label={t('detail.views')}
        tabs={wholeAnd(isHidden ? VIEWS.slice(1) : VIEWS, (key) => t(`views.${key}`), amountsOf(count))}
        current={view}
        onTab={setView}
      />
      <div className={classes.bar}>
        <SearchBox value={search} onSearch={setSearch} label={t('tally.search')} className={classes.search} />
      </div>
      <ContinuousTable
        label={t('detail.lines')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={({ product }) => wineOf(product)}
        heights={heights}
        {...(mayRecount ? { selection } : {})}
        counted={(total, amount) => t('products', { count: total, amount })}
        empty={<EmptyState icon={IconClipboardCheck} title={t(search ? 'noResult' : `empty.${view ?? 'all'}`)} />}
        bulk={
          mayRecount &&
          selection.count > 0 && (
            <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
              <BulkAction icon={<IconRepeat size={17} aria-hidden />} disabled={isBusy} onClick={() => void recount()}>
                {t('action.recountChosen')}
              </BulkAction>
            </BulkBar>
          )
        }
      />
      {chosen && <RecountDialog count={count} products={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  )
}
