import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TrailEntry } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { HistoryChanges } from '~/shared/trail/HistoryChanges'
import { authorsOf } from '~/shared/trail/history-authors'
import { actOf, changesOf } from '~/shared/trail/history-changes'
import { recordOf, recordPath } from '~/shared/trail/history-record'
import classes from './AuditDrawer.module.css'

/** One act with everything it changed. */
export function AuditDrawer({ entry, onClose }: { entry: TrailEntry; onClose: () => void }) {
  const { t } = useTranslation('users')
  const changes = changesOf(t, entry)
  const path = recordPath(entry)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={460}
      title={actOf(t, entry)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Dim as="p" mb={12}>
        <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> · {authorsOf(t, entry)}
      </Dim>
      <p className={classes.record}>
        {path ? (
          <Link to={path} className={classes.link}>
            {recordOf(t, entry)}
          </Link>
        ) : (
          recordOf(t, entry)
        )}
      </p>
      {changes.length > 0 ? (
        <HistoryChanges changes={changes} />
      ) : (
        <Dim as="p" mb={12}>
          {t('journal.noChange')}
        </Dim>
      )}
    </Drawer>
  )
}
