import { Button, Modal } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDataUrl } from '~/shared/forms/files/data-url'
import classes from './TermsReader.module.css'

interface Props {
  /** Whose terms are read, and their document as a data URL; null while none is. */
  read: { supplier: string; cgv: string } | null
  onClose: () => void
}

/** A supplier's general terms: text is shown, any other document is opened beside. */
export function TermsReader({ read, onClose }: Props) {
  const { t } = useTranslation('terms')
  return (
    <Modal
      opened={read !== null}
      onClose={onClose}
      size="lg"
      title={read ? t('cgv.of', { supplier: read.supplier }) : ''}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {read && <Document url={read.cgv} />}
    </Modal>
  )
}

function Document({ url }: { url: string }) {
  const { t } = useTranslation('terms')
  const file = useMemo(() => parseDataUrl(url), [url])
  const address = useMemo(() => (file && !file.text ? URL.createObjectURL(file.blob) : null), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (!file) return <p>{t('cgv.unreadable')}</p>
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
