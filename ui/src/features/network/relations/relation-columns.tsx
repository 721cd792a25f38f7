import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { personPath } from '~/shared/access/person-link'
import { stateColumn } from '~/shared/document/state-column'
import { formatDate } from '~/shared/format/format'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import type { Side } from '../network-search'
import { RelationDate } from './RelationDate'
import { RelationMenu } from './RelationMenu'
import { nameOf, relationStates } from './relation'
import type { Asked } from './relation-actions'
import classes from './relation-columns.module.css'
import { termsWords } from './terms-words'

const column = columnsOf<UserRelation>()

/** The columns of a list of relations, as its reader needs them. */
export function relationColumns(t: TFunction<'network'>, side: Side, viewer: Me, onAsk: (asked: Asked) => void) {
  const isSupplier = viewer.userGroup.code === 'supplier'
  return column.columns([
    column.accessor(nameOf, {
      id: 'name',
      header: t(side === 'sent' ? 'column.email' : 'column.name'),
      enableHiding: false,
      meta: { card: 'title', width: 260 },
      cell: ({ row: { original } }) => <RelationCell relation={original} viewer={viewer} />,
    }),
    ...(side === 'sent'
      ? [
          column.accessor((relation) => relation.product?.name ?? '', {
            id: 'product',
            header: t('column.product'),
            meta: { hideBelow: 'lg', width: 200 },
          }),
        ]
      : [
          column.accessor(({ user }) => (user ? t(`enums:user_group.${user.userGroup.code}`) : ''), {
            id: 'group',
            header: t('column.group'),
            meta: { hideBelow: 'lg', width: 148 },
          }),
          column.accessor((relation) => t(`relation.${relation.relation}`), {
            id: 'relation',
            header: t('column.relation'),
            meta: { hideBelow: 'wide', width: 110 },
          }),
        ]),
    stateColumn<UserRelation>(relationStates, t('column.status'), { width: 120 }),
    // Whom an agent looks after or has invited has no terms with it (domain 1.1).
    ...(isSupplier || side === 'parents'
      ? [
          column.display({
            id: 'terms',
            header: t('column.terms'),
            meta: { hideBelow: side === 'sent' ? 'lg' : 'md', width: 220 },
            cell: ({ row: { original } }) => <RelationTerms relation={original} viewer={viewer} />,
          }),
        ]
      : []),
    ...(side === 'children' && isSupplier
      ? [
          column.accessor('agent', {
            header: t('column.agent'),
            meta: { hideBelow: 'lg', width: 150 },
            cell: ({ row: { original } }) =>
              original.agent && (
                <PersonLink person={{ id: original.agent.id, group: 'commercial_agent' }}>
                  {original.agent.name}
                </PersonLink>
              ),
          }),
        ]
      : []),
    column.accessor('invitedAt', {
      header: t('column.invitedAt'),
      meta:
        side === 'sent' ? { hideBelow: 'md', isFirm: true, width: 130 } : { isExtra: true, isFirm: true, width: 130 },
      cell: ({ getValue }) => {
        const at = getValue()
        return at && <time dateTime={at}>{formatDate(at)}</time>
      },
    }),
    column.display({
      id: 'since',
      header: t(side === 'sent' ? 'column.expires' : 'column.since'),
      meta: { width: 186 },
      cell: ({ row: { original } }) => <RelationDate relation={original} />,
    }),
    menuColumn<UserRelation>(t('row.actions'), { card: 'end', width: 68 }, (row) => (
      <RelationMenu relation={row} viewer={viewer} onAsk={onAsk} />
    )),
  ])
}

/** "Remise 3 %" above "encours 5 000 € · 30 jours" */
function RelationTerms({ relation, viewer }: { relation: UserRelation; viewer: Me }) {
  const { t } = useTranslation('terms')
  const [first, ...others] = termsWords(t, relation, viewer)
  if (!first) return null
  return (
    <TwoLines below={others.join(' · ')} inCards>
      {first}
    </TwoLines>
  )
}

/** Whom a relation is with, above the reader's own name for it, or what the invitation is about. */
function RelationCell({ relation, viewer }: { relation: UserRelation; viewer: Me }) {
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
