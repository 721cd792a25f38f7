import { Button } from '@mantine/core'
import { IconFiles, IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { ListTabs } from '~/shared/parts/ListTabs'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { useSession } from '~/shared/session/session'
import { nameOf } from '../document'
import { documentList } from './document-list'
import { TYPES } from './search'

// Fetched with the first choice.
const ArchiveBar = lazy(() => import('./ArchiveBar').then((part) => ({ default: part.ArchiveBar })))

// Fetched when one is opened: the list is read far more often.
const DocumentSheet = lazy(() => import('../preview/DocumentSheet').then((part) => ({ default: part.DocumentSheet })))

const SendDialog = loadOnIntent(() => import('../send/SendDialog').then((part) => part.SendDialog))

/** The papers a person may read; everything chosen here is in the URL. */
export function DocumentsPage() {
  const { t } = useTranslation('documents')
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const [isSending, setSending] = useState(false)
  const documents = useList(useMemo(() => documentList(t, group), [t, group]))
  const { search, change } = documents
  return (
    <>
      <ListScreen
        on={documents}
        title={t('title')}
        rowLabel={nameOf}
        isMarked={({ id }) => id === search.document}
        actions={
          <Button
            leftSection={<IconSend size={17} aria-hidden />}
            variant="default"
            {...SendDialog.intent}
            onClick={() => setSending(true)}
          >
            {t('send.open')}
          </Button>
        }
        tabs={
          <ListTabs
            label={t('tabs.label')}
            tabs={[undefined, ...TYPES].map((key) => ({ key, label: t(`tabs.${key ?? 'all'}`) }))}
            current={search.tab}
            onTab={(tab) => change({ tab })}
          />
        }
        bulk={<ArchiveBar documents={documents} />}
        clearsTab
        noResult={t('empty.filtered')}
        empty={{ icon: IconFiles, title: t('empty.title'), help: t('empty.help') }}
      />
      <Suspense>{search.document !== undefined && <DocumentSheet id={search.document} />}</Suspense>
      {isSending && <SendDialog onClose={() => setSending(false)} />}
    </>
  )
}
