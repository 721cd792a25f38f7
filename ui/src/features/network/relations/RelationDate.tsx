import { useTranslation } from 'react-i18next'
import type { UserRelation } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { usePendingActs } from '~/shared/undo/undo'
import classes from './RelationDate.module.css'
import { isExpired } from './relation'

/** Since when two are connected; of an invitation, until when it can be answered. */
export function RelationDate({ relation }: { relation: UserRelation }) {
  const { t } = useTranslation('network')
  const pending = usePendingActs()
  const { since, expiresAt, awaiting } = relation
  if (pending.has(relation['@id'])) return t(awaiting === 'me' ? 'row.refused' : 'row.withdrawn')
  if (since) {
    return (
      <time dateTime={since}>
        <span data-narrow-only>{t('since')} </span>
        {formatDate(since)}
      </time>
    )
  }
  if (!expiresAt) return null
  const isOver = isExpired(relation)
  return (
    <time dateTime={expiresAt} className={isOver ? classes.over : undefined}>
      {t(isOver ? 'expired' : 'expires', { date: formatDate(expiresAt) })}
    </time>
  )
}
