import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { PersonSign } from '~/shared/parts/PersonSign'
import { RelationDialogs } from '../dialogs'
import { isExpired, kindOf, nameOf, setsTerms } from '../relations/relation'
import { type Asked, useRelationActions } from '../relations/relation-actions'
import { termsWords } from '../relations/terms-words'
import classes from './ReceivedInvitations.module.css'

interface Props {
  relation: UserRelation
  viewer: Me
  onAsk: (asked: Asked) => void
}

/** Who invites, what they propose, and the answer. */
export function ReceivedInvitation({ relation, viewer, onAsk }: Props) {
  const { t } = useTranslation(['network', 'terms'])
  const { accept, refuse } = useRelationActions()
  const [isSending, setIsSending] = useState(false)
  const { product } = relation
  const name = nameOf(relation)
  const isOver = isExpired(relation)
  const kind = kindOf(relation, viewer)
  const asksTerms = setsTerms(relation, viewer) && kind !== 'label'

  async function answer() {
    if (asksTerms) {
      onAsk({ what: 'accept', relation })
      return
    }
    setIsSending(true)
    await accept(relation).catch(() => setIsSending(false))
  }

  return (
    <li className={classes.item} aria-label={name}>
      <PersonSign name={name} />
      <div>
        <p className={classes.name}>{name}</p>
        <Facts relation={relation} />
        {product && <p className={classes.offer}>{t('about', { product: product.name })}</p>}
        <p className={classes.offer}>
          {isOver ? t('received.over', { name }) : <Offer relation={relation} viewer={viewer} />}
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" className={classes.refuse ?? ''} onClick={() => refuse(relation)}>
          {t('refuse')}
        </Button>
        {!isOver && (
          <Button
            variant="default"
            leftSection={<IconCheck size={17} aria-hidden />}
            loading={isSending}
            {...(asksTerms ? RelationDialogs.intent : {})}
            onClick={() => void answer()}
          >
            {t(asksTerms ? 'acceptWithTerms' : 'accept')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Of which group the one who invites is, since when, and until when. */
function Facts({ relation }: Pick<Props, 'relation'>) {
  const { t } = useTranslation('network')
  const { user, email, invitedAt, expiresAt } = relation
  const isOver = isExpired(relation)
  return (
    <p className={classes.facts}>
      {[
        user && t(`enums:user_group.${user.userGroup.code}`),
        email,
        invitedAt && t('received.on', { date: formatDate(invitedAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      {expiresAt && (
        <>
          {' · '}
          <span className={isOver ? classes.over : undefined}>
            {t(isOver ? 'expired' : 'expires', { date: formatDate(expiresAt) })}
          </span>
        </>
      )}
    </p>
  )
}

/** What becomes of accepting: the terms that are offered, or who sets them. */
function Offer({ relation, viewer }: { relation: UserRelation; viewer: Me }) {
  const { t } = useTranslation('network')
  const { t: terms } = useTranslation('terms')
  const kind = kindOf(relation, viewer)
  if (kind === 'label' || kind === null) return t(`received.offer.${relation.relation}`)
  if (setsTerms(relation, viewer)) return t(`received.offer.${kind}`)
  return t('received.offers', { terms: termsWords(terms, relation, viewer).join(' · ') })
}
