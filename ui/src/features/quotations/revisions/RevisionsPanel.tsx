import { useTranslation } from 'react-i18next'
import { actorWords } from '~/shared/document/acting'
import { formatDateTime, formatMoney, plural } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import type { Revision } from '../quotation'
import { Changed } from './Changed'
import { Differences } from './Differences'
import { differencesOf } from './differences'
import classes from './RevisionsPanel.module.css'

/** Everything that was proposed, the latest first, each with what it changed. */
export function RevisionsPanel({ revisions }: { revisions: Revision[] }) {
  const { t } = useTranslation('quotations')
  return (
    <Panel title={t('revision.title')}>
      <ol className={classes.list}>
        {revisions
          .map((revision, at) => <Entry key={revision.revision} revision={revision} before={revisions[at - 1]} />)
          .toReversed()}
      </ol>
    </Panel>
  )
}

function Entry({ revision, before }: { revision: Revision; before: Revision | undefined }) {
  const { t } = useTranslation('quotations')
  const { author, impersonator, role, message, at, items, totalPriceTaxExcl: total } = revision
  const count = items.length
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <b>{t('revision.short', { revision: revision.revision })}</b>
        <span className={classes.by}>
          {actorWords({ actor: author, impersonator })}, {t(`revision.role.${role}`)}
          {' · '}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </span>
        <span className={classes.total}>
          {t('revision.total')}{' '}
          {before && before.totalPriceTaxExcl !== total ? (
            <Changed change={{ before: before.totalPriceTaxExcl, after: total }} write={formatMoney} />
          ) : (
            <b>{formatMoney(total)}</b>
          )}
        </span>
      </div>
      {message && <p className={classes.message}>{message}</p>}
      {before ? (
        <Differences differences={differencesOf(before, revision)} />
      ) : (
        <p className={classes.none}>{t('revision.first', plural(count))}</p>
      )}
    </li>
  )
}
