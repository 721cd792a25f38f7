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

/** Takes the chosen documents away in one archive. */
export function ArchiveBar({ documents }: { documents: ListOnScreen<Document, DocumentsSearch> }) {
  const { t } = useTranslation('documents')
  const { isBusy, onFile } = useExport(t('archive.failed'))
  const { selection, search, chosen } = documents
  async function save() {
    const named = selection.isAll ? [] : (await chosen()).slice(0, MOST_NAMED).map(({ id }) => String(id))
    await onFile(`${t('archive.file')}.zip`, '/documents/archive', {
      ...(named.length > 0 ? { documents: named } : documentsFilter(search)),
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
