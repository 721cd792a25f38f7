import { Button, Drawer, type DrawerProps } from '@mantine/core'
import { IconDownload, IconFileCode, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, pathOf } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import { useDownload } from '~/shared/export/use-download'
import { formatDate } from '~/shared/format/format'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { useIsRail } from '~/shared/parts/breakpoints'
import { ErrorState } from '~/shared/parts/ErrorState'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { TextLink } from '~/shared/parts/TextLink'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { DOCUMENTS, type Document, documentStates, nameOf } from '../document'
import { withDocument } from '../list/search'
import { documentQuery } from '../queries'
import classes from './DocumentSheet.module.css'
import { PaperSkeleton } from './PaperSkeleton'
import { Preview } from './Preview'

const Confirm = loadOnIntent(() => import('~/shared/parts/Confirm').then((part) => part.Confirm))

/** Where there is room, the list stays in use: the next row that is opened takes the place of this one. */
const beside: Partial<DrawerProps> = {
  size: 600,
  withOverlay: false,
  lockScroll: false,
  trapFocus: false,
  closeOnClickOutside: false,
  attributes: { content: { 'aria-modal': false } },
  classNames: { content: classes.beside },
}

/** One document beside the list: what it is, what stands on it, and what can be done with it. */
export function DocumentSheet({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const navigate = useNavigate()
  const { data: document, error, refetch } = useQuery(documentQuery(id))
  const isBeside = !useIsRail()
  const close = () => void navigate({ to: '.', search: withDocument(undefined), resetScroll: false })
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      {...(isBeside ? beside : { size: 720 })}
      title={document ? nameOf(document) : t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && !document && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !document && <PaperSkeleton />}
      {document && <Content document={document} onGone={close} />}
    </Drawer>
  )
}

function Content({ document, onGone }: { document: Document; onGone: () => void }) {
  const { t } = useTranslation('documents')
  const { kind, supplier, customer, issuedOn, order, status, size, url } = document
  return (
    <div className={classes.sheet}>
      <Row className={classes.about}>
        <StateDot of={documentStates} state={status} />
        <Dim>
          {[
            t(`kind.${kind}`),
            formatDate(issuedOn),
            supplier?.company,
            customer?.company,
            size > 0 && formatKilobytes(size / 1024),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Dim>
        {order && (
          <TextLink to="/orders/$orderId" params={{ orderId: String(order.id) }}>
            {order.number}
          </TextLink>
        )}
      </Row>
      <Actions document={document} onGone={onGone} />
      {status === 'pending' && <Notice tone="info">{t('pending')}</Notice>}
      {status === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      {url && <Preview document={document} url={url} />}
    </div>
  )
}

/** Saves it, or its data; asks again for what failed; takes away what its reader sent. */
function Actions({ document, onGone }: { document: Document; onGone: () => void }) {
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const { isBusy: isSaving, save } = useDownload()
  const { isBusy, run } = useBusy()
  const [isLeaving, setLeaving] = useState(false)
  const { id, url, xmlUrl, filename, number, status, kind, own } = document
  const changed = () => client.invalidateQueries({ queryKey: DOCUMENTS })
  const retry = () =>
    run(async () => {
      await api.post('/documents/{id}/retries', {}, { path: { id } })
      await changed()
    }, t('retryFailed'))
  const remove = () =>
    run(async () => {
      await api.delete('/documents/{id}', { path: { id } })
      toast.success(t('remove.done'))
      onGone()
      await changed()
    }, t('remove.failed'))
  return (
    <Row>
      {url && (
        <Button
          leftSection={<IconDownload size={17} aria-hidden />}
          loading={isSaving}
          onClick={() => void save(pathOf(url), {}, filename)}
        >
          {t('save')}
        </Button>
      )}
      {xmlUrl && (
        <Button
          variant="default"
          leftSection={<IconFileCode size={17} aria-hidden />}
          onClick={() => void save(pathOf(xmlUrl), {}, `${number}.xml`)}
        >
          {t('saveXml')}
        </Button>
      )}
      {status === 'failed' && kind !== 'upload' && (
        <Button leftSection={<IconRefresh size={17} aria-hidden />} loading={isBusy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      )}
      {own && (
        <Button
          variant="default"
          leftSection={<IconTrash size={17} aria-hidden />}
          {...Confirm.intent}
          onClick={() => setLeaving(true)}
        >
          {t('remove.open')}
        </Button>
      )}
      <Confirm
        opened={isLeaving}
        title={t('remove.title')}
        confirm={t('remove.save')}
        cancel={t('remove.keep')}
        danger
        loading={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setLeaving(false)}
      >
        {t('remove.help', { name: filename })}
      </Confirm>
    </Row>
  )
}
