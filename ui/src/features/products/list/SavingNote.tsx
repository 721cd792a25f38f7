import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { useVisit } from '~/shared/writes/use-visit'
import classes from './ListActions.module.css'
import { rowEdits } from './row-edits'

/** Whether what was written in rows has arrived; as long as it is there Ctrl Z takes that back. */
export function SavingNote() {
  const { t } = useTranslation(['products', 'products-list'])
  const client = useQueryClient()
  useVisit(rowEdits)
  useUndoKey(() => rowEdits.undo(client))
  const waiting = rowEdits.useAmount(false)
  const failed = rowEdits.useAmount(true)
  const hasDone = rowEdits.useHasDone()
  const rest = failed > 0 ? t('products-list:list.failed') : hasDone ? t('products-list:list.saved') : ''
  return (
    <span role="status" className={classes.note}>
      {waiting > 0 ? t('products-list:list.saving', { count: waiting }) : rest}
    </span>
  )
}
