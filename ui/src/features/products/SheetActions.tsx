import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import classes from './SheetPages.module.css'
import { sheetQuery } from './sheet/queries'
import type { ProductSheet } from './sheet/sheet'

/** What is done to a whole product: a copy of it, putting it away, bringing it back. */
export function SheetActions({ sheet }: { sheet: ProductSheet }) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isActive = sheet.status === 'active'

  async function act(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey: ['products'], predicate: ({ queryKey }) => queryKey[1] !== 'sheet' })
    } catch {
      // The client has told the person already.
    } finally {
      setBusy(false)
    }
  }

  const duplicate = () =>
    act(async () => {
      const copy = await api.post('/products/{id}/duplicate', {}, { path: { id: sheet.id } })
      toast.success(t('duplicated', { reference: copy.reference }))
      await navigate({ to: '/products/$productId/edit', params: { productId: String(copy.id) } })
    })

  /** The version is the newest known: the status is nobody's field in the form. */
  const setStatus = (status: ProductSheet['status'], withUndo: boolean): Promise<void> =>
    act(async () => {
      const key = sheetQuery(sheet.id).queryKey
      const version = client.getQueryData<ProductSheet>(key)?.version ?? sheet.version
      const saved = await api.patch('/products/{id}', { version, status }, { path: { id: sheet.id } })
      client.setQueryData(key, saved)
      const message = t(status === 'active' ? 'restored' : 'archived', { name: sheet.name })
      if (withUndo) {
        toast.undo(message, () => void setStatus(status === 'active' ? 'desactivated' : 'active', false))
      } else {
        toast.success(message)
      }
    })

  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        disabled={isBusy}
        leftSection={<IconCopy size={17} stroke={1.8} aria-hidden />}
        onClick={() => void duplicate()}
      >
        {t('duplicate')}
      </Button>
      <Button
        variant="default"
        className={classes.button ?? ''}
        disabled={isBusy}
        leftSection={
          isActive ? (
            <IconArchive size={17} stroke={1.8} aria-hidden />
          ) : (
            <IconArchiveOff size={17} stroke={1.8} aria-hidden />
          )
        }
        onClick={() => void setStatus(isActive ? 'desactivated' : 'active', true)}
      >
        {t(isActive ? 'archive' : 'restore')}
      </Button>
    </>
  )
}
