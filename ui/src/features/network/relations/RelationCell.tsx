import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { personPath } from '~/shared/access/person-link'
import { RowLink } from '~/shared/parts/RowLink'
import { TwoLines } from '~/shared/table/TwoLines'
import classes from './RelationCell.module.css'
import { nameOf } from './relation'

/** Whom a relation is with, above the reader's own name for it, or what the invitation is about. */
export function RelationCell({ relation, viewer }: { relation: UserRelation; viewer: Me }) {
  const { t } = useTranslation('network')
  const { user, label, product, status } = relation
  const name = nameOf(relation)
  const below = label || (status === 'valid' ? '' : product && t('about', { product: product.name }))
  return (
    <TwoLines below={below}>
      <span className={classes.name}>
        {user && status === 'valid' ? (
          <RowLink to={personPath({ id: user.id, group: user.userGroup.code }, viewer)}>{name}</RowLink>
        ) : (
          name
        )}
      </span>
    </TwoLines>
  )
}
