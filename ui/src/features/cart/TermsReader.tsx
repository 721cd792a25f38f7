import { Button, Modal } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteSupplier } from '~/api/quote'
import { parseDataUrl } from '~/shared/forms/files/data-url'
import classes from './TermsReader.module.css'

/** A supplier's general terms: text is shown, any other document is opened beside. */
export function TermsReader({ part, onClose }: { part: QuoteSupplier | null; onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <Modal
      opened={part !== null}
      onClose={onClose}
      size="lg"
      title={part ? t('terms.of', { supplier: part.supplier.company }) : ''}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {part && <Document url={part.cgv} />}
    </Modal>
  )
}

function Document({ url }: { url: string }) {
  const { t } = useTranslation('cart')
  const file = useMemo(() => parseDataUrl(url), [url])
  const address = useMemo(() => (file && !file.text ? URL.createObjectURL(file.blob) : null), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (!file) return <p>{t('terms.unreadable')}</p>
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
      {t('terms.open')}
    </Button>
  )
}
