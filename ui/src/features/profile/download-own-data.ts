import { api } from '~/shared/api/client'

/** Hands everything that is kept of the person to it, as a file. Errors: the client's, already told. */
export async function downloadOwnData(): Promise<void> {
  const data = await api.get('/me/export')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `millesime-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
