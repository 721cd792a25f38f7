import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { fetchFile } from '~/shared/export/fetch-file'
import { parseDataUrl } from '~/shared/forms/files/data-url'
import { Dialog } from '~/shared/parts/Dialog'
import classes from './TermsReader.module.css'

interface Props {
  /** Whose terms are read, and their document: as a data URL, or where the API has it. Null while none is. */
  read: { supplier: string; cgv: string } | null
  onClose: () => void
}

/** A supplier's general terms: text is shown, any other document is opened beside. */
export function TermsReader({ read, onClose }: Props) {
  const { t } = useTranslation('terms')
  return (
    <Dialog
      opened={read !== null}
      onClose={onClose}
      size="lg"
      title={read ? t('cgv.of', { supplier: read.supplier }) : ''}
    >
      {read && <Document url={read.cgv} />}
    </Dialog>
  )
}

function Document({ url }: { url: string }) {
  const { t } = useTranslation('terms')
  const { data: file, isPending } = useQuery({
    queryKey: ['terms', 'document', url],
    queryFn: () => documentAt(url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useMemo(() => (file && !file.text ? URL.createObjectURL(file.blob) : null), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (isPending) return <Skeleton height={160} />
  if (!file) return <p className={classes.failed}>{t('cgv.unreadable')}</p>
  if (file.text) return <div className={classes.text}>{file.text}</div>
  return (
    <Button
      component="a"
      href={address ?? ''}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size="md"
      leftSection={<IconExternalLink size={18} aria-hidden />}
    >
      {t('cgv.open')}
    </Button>
  )
}

/** The document, whether it came along or waits at its address; null when it is none. */
async function documentAt(url: string) {
  if (url.startsWith('data:')) return parseDataUrl(url)
  const blob = await fetchFile(pathOf(url), {})
  return { blob, text: blob.type.startsWith('text/plain') ? await blob.text() : null }
}
