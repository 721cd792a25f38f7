import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import type { OrderDetail } from './order'
import classes from './ProofLink.module.css'

/** What is kept of a proof, by the end of its file's name. */
const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/** Hands out what the customer signed, with which its seller accepted a quotation. */
export function ProofLink({ proof, number }: { proof: string; number: OrderDetail['number'] }) {
  const { t } = useTranslation('order')
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(pathOf(proof), {}),
    onSuccess: (file) => download(`${t('proof.file', { number })}.${endings[file.type] ?? 'jpg'}`, file),
    onError: (error) => tell(error, t('proof.failed')),
  })
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link ?? ''}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {t('proof.download')}
    </Anchor>
  )
}
