import { IconFileZip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExport } from '~/shared/export/use-export'
import type { ListOnScreen } from '~/shared/list/use-list'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { Document } from '../document'
import { documentsFilter } from './document-list'
import type { DocumentsSearch } from './search'

/** Rows that an address can name. */
const MOST_NAMED = 200

/** Some at a time. */
const chunked = <T,>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / MOST_NAMED) }, (_, at) =>
    rows.slice(at * MOST_NAMED, (at + 1) * MOST_NAMED),
  )

/** Takes the chosen documents away in one archive; more than an address can name go into several. */
export function ArchiveBar({ documents }: { documents: ListOnScreen<Document, DocumentsSearch> }) {
  const { t } = useTranslation('documents')
  const { isBusy, onFile } = useExport(t('archive.failed'))
  const { selection, search, chosen } = documents
  async function save() {
    const file = t('archive.file')
    if (selection.isAll) await onFile(`${file}.zip`, '/documents/archive', documentsFilter(search))
    else
      for (const [at, part] of chunked(await chosen()).entries())
        await onFile(`${file}${at > 0 ? ` ${at + 1}` : ''}.zip`, '/documents/archive', {
          documents: part.map(({ id }) => String(id)),
        })
    selection.onClear()
  }
  return (
    <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
      <BulkAction icon={<IconFileZip size={17} aria-hidden />} disabled={isBusy} onClick={() => void save()}>
        {t('archive.save')}
      </BulkAction>
    </BulkBar>
  )
}
