import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { plural } from '~/shared/format/format'

interface Props {
  /** Bottles that were announced and are not there. */
  missing: number
  send: (comment: string) => Promise<unknown>
  done?: string
  onClose: () => void
}

/** Closes a receipt: what is short of something says why. */
export function FinishForm({ missing, send, ...ways }: Props) {
  const { t } = useTranslation('receipts')
  const isShort = missing > 0
  return (
    <MoveDialog
      title={t('finish.title')}
      lead={isShort ? t('finish.short', plural(missing)) : t('finish.whole')}
      submit={t('action.finish')}
      comment={{
        label: t(isShort ? 'finish.why' : 'finish.comment'),
        placeholder: isShort ? t('finish.placeholder') : undefined,
        isRequired: isShort,
      }}
      send={({ comment }) => send(comment)}
      {...ways}
    />
  )
}
