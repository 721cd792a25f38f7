import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
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
  const isRequired = useSession(({ user }) => user?.userGroup.code === 'supplier') && proposed
  return (
    <MoveDialog
      title={t('finish.title')}
      lead={left > 0 ? t('finish.left', plural(left)) : t('finish.whole')}
      submit={t('action.finish')}
      comment={{
        label: t(isRequired ? 'finish.why' : 'finish.comment'),
        placeholder: isRequired ? t('finish.placeholder') : undefined,
        isRequired,
      }}
      send={({ comment }) => send(comment)}
      onClose={onClose}
    />
  )
}
