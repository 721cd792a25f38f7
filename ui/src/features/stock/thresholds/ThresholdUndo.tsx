import { useQueryClient } from '@tanstack/react-query'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { useVisit } from '~/shared/writes/use-visit'
import { thresholds } from './thresholds'

/** Draws nothing: Ctrl Z takes thresholds back as long as their list is open. */
export function ThresholdUndo() {
  const client = useQueryClient()
  useVisit(thresholds)
  useUndoKey(() => thresholds.undo(client))
  return null
}
