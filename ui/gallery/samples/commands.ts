import type { Command } from '~/shared/queue/command'
import { say } from '../gallery'

/** Something that was done and is still to be sent, or was refused. */
export const command = (place: number, isRefused = false): Command => ({
  place,
  key: `command-${place}`,
  owner: '3',
  switchUser: null,
  subject: '/receipts/12',
  path: '/receipts/{id}/counts',
  values: { id: 12 },
  body: { lines: [] },
  at: Date.parse('2026-11-24T09:12:00Z'),
  refusal: isRefused
    ? { status: 422, messages: [say('Ce produit est introuvable', 'This product cannot be found')] }
    : null,
})
