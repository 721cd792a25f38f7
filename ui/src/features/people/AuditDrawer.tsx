import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TrailEntry } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import classes from './AuditDrawer.module.css'
import { HistoryChanges } from './HistoryChanges'
import { authorsOf } from './history-authors'
import { actOf, changesOf } from './history-changes'

/** One act with everything it changed. */
export function AuditDrawer({ entry, onClose }: { entry: TrailEntry; onClose: () => void }) {
  const { t } = useTranslation('users')
  const changes = changesOf(t, entry)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={460}
      title={<span className={classes.title}>{actOf(t, entry)}</span>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={classes.by}>
        <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> · {authorsOf(t, entry)}
      </p>
      {entry.subject === 'users' && (
        <p className={classes.by}>
          <Link to="/users/$personId" params={{ personId: String(entry.subjectId) }} className={classes.link}>
            {t('journal.open')}
          </Link>
        </p>
      )}
      {changes.length > 0 ? (
        <HistoryChanges changes={changes} />
      ) : (
        <p className={classes.by}>{t('journal.noChange')}</p>
      )}
    </Drawer>
  )
}
