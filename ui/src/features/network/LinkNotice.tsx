import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { Notice } from '~/shared/parts/Notice'
import classes from './LinkNotice.module.css'
import { nameOf } from './relation'
import type { LinkOutcome } from './use-invitation-link'

/** What came of the link in a mail. */
export function LinkNotice({ outcome, viewer }: { outcome: LinkOutcome | null; viewer: Me }) {
  const { t } = useTranslation('network')
  if (!outcome) return null
  if ('problem' in outcome) {
    return (
      <div className={classes.notice}>
        <Notice tone="error" title={t('link.failed')}>
          <p className={classes.text}>{outcome.problem}</p>
          {outcome.isDead && <p className={classes.text}>{t('link.dead', { email: viewer.email })}</p>}
        </Notice>
      </div>
    )
  }
  const { relation } = outcome
  const isOpen = relation.status === 'pending'
  return (
    <div className={classes.notice}>
      <Notice tone="info">{t(isOpen ? 'link.open' : 'link.known', { name: nameOf(relation) })}</Notice>
    </div>
  )
}
