import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRelation } from '~/api/types'
import { api } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo } from '~/shared/undo/undo'
import { nameOf, pathTo } from './relation'

/** What a dialog is open for. */
export interface Asked {
  what: 'terms' | 'accept' | 'remove'
  relation: UserRelation
}

/** Reads everything again that a relation changes: the network, people's pages and lists. */
export function useNetworkRefresh() {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['network'] }),
        client.invalidateQueries({ queryKey: ['people'] }),
      ]),
    [client],
  )
}

/** What is done with relations and invitations without a question. */
export function useRelationActions() {
  const { t } = useTranslation('network')
  const refresh = useNetworkRefresh()

  /** A refusal is told by the client's own toast; what is shown may be old then. */
  async function act(send: () => Promise<unknown>, done: string) {
    try {
      await send()
      toast.success(done)
    } finally {
      await refresh()
    }
  }

  /** Acts at once; the call goes out when it can no longer be taken back. */
  function later(relation: UserRelation, message: string, send: (keepalive: boolean) => Promise<unknown>) {
    actWithUndo({
      key: relation['@id'],
      message,
      send: async ({ keepalive }) => {
        await send(keepalive)
        await refresh()
      },
    })
  }

  return {
    accept: (relation: UserRelation) =>
      act(
        () =>
          api.patch(pathTo(relation), { version: relation.version, status: 'valid' }, { path: { id: relation.id } }),
        t('accepted', { name: nameOf(relation) }),
      ),
    refuse: (relation: UserRelation) =>
      later(relation, t('refused', { name: nameOf(relation) }), (keepalive) =>
        api.patch(
          pathTo(relation),
          { version: relation.version, status: 'reject' },
          { path: { id: relation.id }, keepalive },
        ),
      ),
    withdraw: (relation: UserRelation) =>
      later(relation, t('withdrawn', { email: relation.email }), (keepalive) =>
        api.delete(pathTo(relation), { path: { id: relation.id }, keepalive }),
      ),
    resend: (relation: UserRelation) =>
      act(
        () => api.post('/user_children/{id}/resend', {}, { path: { id: relation.id } }),
        t('resent', { email: relation.email }),
      ),
  }
}
