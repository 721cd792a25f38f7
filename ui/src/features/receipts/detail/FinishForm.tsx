import { useTranslation } from 'react-i18next'
import { FinishDialog } from '~/shared/counting/FinishDialog'
import { plural } from '~/shared/format/format'

interface Props {
  /** Bottles that were announced and are not there. */
  missing: number
  send: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** Closes a receipt: what is short of something says why. */
export function FinishForm({ missing, send, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const isShort = missing > 0
  return (
    <FinishDialog
      words={{
        title: t('finish.title'),
        lead: isShort ? t('finish.short', plural(missing)) : t('finish.whole'),
        label: t(isShort ? 'finish.why' : 'finish.comment'),
        placeholder: isShort ? t('finish.placeholder') : undefined,
        submit: t('action.finish'),
      }}
      needsReason={isShort}
      send={send}
      onClose={onClose}
    />
  )
}
