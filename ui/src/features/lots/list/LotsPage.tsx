import { IconBarcode } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { ListExport } from '~/shared/list/ListExport'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { wholeAnd } from '~/shared/list/whole-and'
import { ListTabs } from '~/shared/parts/ListTabs'
import { useSession } from '~/shared/session/session'
import { usualHeights } from '~/shared/table/row-height'
import { lotList } from './lot-list'
import { lotsCsv } from './lots-csv'

/** Cards hold the lot, its wine on up to two lines, and a day. */
const heights = { ...usualHeights, card: 104 }

/** Every lot that came or left, to find who received it; everything chosen here is in the URL. */
export function LotsPage() {
  const { t } = useTranslation('lots')
  const group = useSession(({ user }) => user?.userGroup.code)
  const withSupplier = group !== undefined && isAdmin(group)
  const lots = useList(useMemo(() => lotList(t, withSupplier), [t, withSupplier]))
  const { search, change } = lots
  return (
    <ListScreen
      on={lots}
      path="/stock_lots"
      title={t('title')}
      subtitle={t('intro')}
      heights={heights}
      rowLabel={({ lot }) => lot}
      actions={
        <ListExport
          on={lots}
          label={t('export.all')}
          file={t('export.file')}
          failed={t('export.failed')}
          csv={(rows) => lotsCsv(t, rows)}
        />
      }
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={wholeAnd(['stock'], (key) => t(`tabs.${key}`))}
          current={search.tab}
          onTab={(tab) => change({ tab })}
        />
      }
      noResult={t('none.filtered')}
      clearsTab
      empty={{ icon: IconBarcode, title: t('none.title'), help: t('none.help') }}
    />
  )
}
