import { useTranslation } from 'react-i18next'
import type { UserRelation } from '~/api/types'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'

const tones: Record<UserRelation['status'], StatusTone> = { pending: 'attention', valid: 'done', reject: 'neutral' }

/** Where a relation stands, in the words of specification 3. */
export function RelationStatusDot({ status }: Pick<UserRelation, 'status'>) {
  const { t } = useTranslation()
  return <StatusDot tone={tones[status]} label={t(`enums:user_relation_status.${status}`)} />
}
