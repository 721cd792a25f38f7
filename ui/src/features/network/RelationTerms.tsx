import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import classes from './RelationTerms.module.css'
import { termsWords } from './terms-words'

/** "Remise 3 %" above "encours 5 000 € · 30 jours" */
export function RelationTerms({ relation, viewer }: { relation: UserRelation; viewer: Me }) {
  const { t } = useTranslation('terms')
  const [first, ...others] = termsWords(t, relation, viewer)
  if (!first) return null
  return (
    <span className={classes.terms}>
      <span>{first}</span>
      {others.length > 0 && <span className={classes.others}>{others.join(' · ')}</span>}
    </span>
  )
}
