import { Button } from '@mantine/core'
import { IconChecks, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '~/shared/export/use-download'
import { formatInteger, plural } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { ListTabs } from '~/shared/parts/ListTabs'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import type { RowPages } from '~/shared/table/row-pages'
import { useTableWidth } from '~/shared/table/use-table-width'
import {
  FILTERS,
  type ImportColumn,
  type ImportCounts,
  type ImportRow,
  type ProductImport,
  type RowFilter,
  readyOf,
} from '../imports'
import type { ImportSearch } from '../search'
import type { ChangeSearch } from '../use-import-search'
import classes from './CheckedRows.module.css'
import { shownFields } from './problems'
import { RowCards } from './RowCards'
import { SheetTable } from './SheetTable'
import { StartFoot } from './StartFoot'
import { useImportRows } from './use-import-rows'
import { useRepair } from './use-repair'

/** How many rows are looked at for fields with problems: what one row has, most have. */
const LOOKED_AT = 100

const none: string[] = []

/**
 * The fields that the table shows, each a column. Those with problems come first in a list of such rows, and stay there
 * once they are repaired: nothing moves under the hand.
 */
function useShownFields(columns: ImportColumn[], pages: RowPages<ImportRow>, areFirst: boolean): string[] {
  const [noted, setNoted] = useState({ list: pages.key, fields: none })
  const known = noted.list === pages.key ? noted.fields : none
  const found = new Set(known)
  for (let index = 0; index < Math.min(LOOKED_AT, pages.total ?? 0); index += 1) {
    const { errors = [], warnings = [] } = pages.rowAt(index) ?? {}
    for (const { field } of [...errors, ...warnings]) if (field !== null) found.add(field)
  }
  if (noted.list !== pages.key || found.size > known.length) setNoted({ list: pages.key, fields: [...found] })
  const [shown, setShown] = useState<string[]>([])
  const fields = shownFields(columns, [...found], areFirst)
  const isSame = fields.length === shown.length && fields.every((field, at) => field === shown[at])
  if (!isSame) setShown(fields)
  return isSame ? shown : fields
}

interface Props {
  of: ProductImport
  search: ImportSearch
  onChange: ChangeSearch
}

/** What the check found: counts, rows with their errors to repair in place, and the start. */
export function CheckedRows({ of, search, onChange }: Props) {
  const { t } = useTranslation('imports')
  const { counts } = of
  // What is to be repaired comes first; it stays in sight when all is repaired.
  const [first] = useState<RowFilter>(counts.faulty > 0 ? 'faulty' : 'all')
  const only = search.only ?? first
  const { pages, put } = useImportRows(of.id, only)
  const repair = useRepair(of.id, put)
  const fields = useShownFields(of.columns, pages, only === 'faulty' || only === 'warned')
  const { isBusy, save } = useDownload()
  const isCards = useTableWidth() === 'cards'
  const amounts = { all: of.rows, faulty: counts.faulty, ready: readyOf(counts), warned: undefined }
  const Rows = isCards ? RowCards : SheetTable
  return (
    <div className={classes.step}>
      <Counts counts={counts} />
      <Panel flush>
        <div className={classes.bar}>
          <ListTabs
            label={t('check.filters')}
            tabs={FILTERS.map((key) => ({ key, label: t(`check.filter.${key}`), count: amounts[key] }))}
            current={only}
            onTab={(key) => onChange({ only: key })}
          />
          {counts.faulty > 0 && (
            <Button
              variant="subtle"
              className={classes.file ?? ''}
              leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
              loading={isBusy}
              onClick={() => void save(`/product_imports/${of.id}/errors`, {}, t('check.errorFile', { id: of.id }))}
            >
              {t('check.download')}
            </Button>
          )}
        </div>
        {pages.error && <ErrorState error={pages.error} onRetry={pages.onRetry} />}
        {!pages.error && pages.total === undefined && <RowsSkeleton rows={8} />}
        {pages.total === 0 && (
          <EmptyState icon={IconChecks} title={t(`check.none.${only}`)} help={t('check.noneHelp')} />
        )}
        {!!pages.total && (
          <>
            <Rows key={pages.key} id={of.id} pages={pages} total={pages.total} fields={fields} onRepair={repair} />
            <p className={classes.total}>
              <span>{t('check.total', plural(pages.total))}</span>
              {!isCards && <span className={classes.keys}>{t('check.keys')}</span>}
            </p>
          </>
        )}
      </Panel>
      <StartFoot of={of} />
    </div>
  )
}

/** What the rows will do, in one line: the rows themselves need the room. */
function Counts({ counts }: { counts: ImportCounts }) {
  const { t } = useTranslation('imports')
  return (
    <dl className={classes.counts} aria-label={t('counts.label')}>
      {(['created', 'changed', 'unchanged', 'faulty'] as const).map((key) => (
        <div key={key} className={classes.count} data-kind={counts[key] > 0 ? key : 'none'}>
          <dt>{t(`counts.${key}`)}</dt>
          <dd>{formatInteger(counts[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
