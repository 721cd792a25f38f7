import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { useDownload } from '~/shared/export/use-download'
import type { OrderDetail } from './order'
import classes from './ProofLink.module.css'

/** What is kept of a proof, by the end of its file's name. */
const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/** Hands out what the customer signed, with which its seller accepted a quotation. */
export function ProofLink({ proof, number }: { proof: string; number: OrderDetail['number'] }) {
  const { t } = useTranslation('order')
  const { isBusy, save } = useDownload()
  const nameOf = ({ type }: Blob) => `${t('proof.file', { number })}.${endings[type] ?? 'jpg'}`
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link ?? ''}
      disabled={isBusy}
      onClick={() => void save(pathOf(proof), {}, nameOf)}
    >
      {t('proof.download')}
    </Anchor>
  )
}
