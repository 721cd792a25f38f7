import { useTranslation } from 'react-i18next'
import { FinishDialog } from '~/shared/counting/FinishDialog'
import { plural } from '~/shared/format/format'
import { useSession } from '~/shared/session/session'
import type { StockCountDetail } from '../count'

interface Props {
  count: StockCountDetail
  /** Products that nobody has counted. */
  left: number
  send: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** Says that all is counted: a supplier tells Dartess why it counted there. */
export function FinishForm({ count: { proposed }, left, send, onClose }: Props) {
  const { t } = useTranslation('counts')
  const needsReason = useSession(({ user }) => user?.userGroup.code === 'supplier') && proposed
  return (
    <FinishDialog
      words={{
        title: t('finish.title'),
        lead: left > 0 ? t('finish.left', plural(left)) : t('finish.whole'),
        label: t(needsReason ? 'finish.why' : 'finish.comment'),
        placeholder: needsReason ? t('finish.placeholder') : undefined,
        submit: t('action.finish'),
      }}
      needsReason={needsReason}
      send={send}
      onClose={onClose}
    />
  )
}
