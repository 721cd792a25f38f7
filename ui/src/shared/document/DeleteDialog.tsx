import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isConflict } from '~/shared/api/errors'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { listAsLeft } from '~/shared/parts/list-memory'
import { toast } from '~/shared/toasts/toast'
import { type Documents, forgetDocument, useUpdates } from './documents'

interface Props<One extends { id: number }> {
  documents: Documents<One>
  id: number
  /** The list that it goes from. */
  list: string
  title: string
  confirm: string
  /** What leaves it as it is. */
  keep?: string
  /** What is lost with it. */
  children: ReactNode
  remove: () => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks before a document is deleted, and leads back to its list. */
export function DeleteDialog<One extends { id: number }>(props: Props<One>) {
  const { documents, id, list, title, confirm, keep, children, remove, done, onClose } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { readAgain } = useUpdates(documents)

  async function act() {
    try {
      await remove()
    } catch (error) {
      if (isConflict(error)) readAgain()
      throw error
    }
    await navigate({ ...listAsLeft(list), replace: true })
    forgetDocument(client, documents, id)
    toast.success(done)
  }

  return (
    <ConfirmAct title={title} confirm={confirm} {...(keep ? { cancel: keep } : {})} danger act={act} onClose={onClose}>
      {children}
    </ConfirmAct>
  )
}
