import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { forgetThresholds, undoThresholds } from './thresholds'

/** Draws nothing: Ctrl Z takes thresholds back as long as their list is open. */
export function ThresholdUndo() {
  const client = useQueryClient()
  useUndoKey(() => undoThresholds(client))
  useEffect(() => forgetThresholds, [])
  return null
}
