import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductImport } from './imports'
import { actOnImport, type ImportAct, importQuery, keepImport } from './queries'
import { refusalOf } from './refusal'

/** Cancels, resumes or undoes an import, and says why when that does not work. */
export function useAct(of: ProductImport) {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function act(what: ImportAct): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      keepImport(client, await actOnImport(of.id, what))
    } catch (caught) {
      setError(refusalOf(t, caught))
      // It has moved on meanwhile, perhaps at somebody else's hand.
      void client.invalidateQueries({ queryKey: importQuery(of.id).queryKey })
    } finally {
      setBusy(false)
    }
  }

  return { act, isBusy, error }
}
