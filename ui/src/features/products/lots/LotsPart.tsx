import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ErrorState } from '~/shared/parts/ErrorState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { actWithUndo, usePendingActs } from '~/shared/undo/undo'
import own from '../fields/fields.module.css'
import { type Lot, lotsQuery } from '../sheet/lots'
import type { ProductSheet } from '../sheet/sheet'
import { LotDialog, QrDialog } from './dialogs'
import { LotRow } from './LotRow'
import classes from './LotsPart.module.css'

/** The bottlings of a product, each with its public page and its QR code. */
export function LotsPart({ sheet }: { sheet: ProductSheet }) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const pending = usePendingActs()
  const { data, error, refetch } = useQuery(lotsQuery(sheet.id))
  const [open, setOpen] = useState<Lot | 'new' | null>(null)
  const [qr, setQr] = useState<Lot | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: lotsQuery(sheet.id).queryKey })
  const lots = data?.['hydra:member'].filter((lot) => !pending.has(lot['@id'])) ?? []

  const remove = ({ '@id': key, lot }: Lot) =>
    actWithUndo({
      key,
      message: t('lots.removed', { lot }),
      send: (options) =>
        api.delete('/products/{id}/lots/{lot}', { path: { id: sheet.id, lot }, ...options }).then(refresh),
    })

  return (
    <section aria-label={t('lots.title')}>
      <h3 className={own.sub}>{t('lots.title')}</h3>
      <p className={own.help}>{t('lots.help')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={2} />}
      {lots.length > 0 && (
        <ul className={classes.list}>
          {lots.map((lot) => (
            <LotRow
              key={lot.lot}
              product={sheet.id}
              lot={lot}
              onQr={() => setQr(lot)}
              onEdit={() => setOpen(lot)}
              onRemove={() => remove(lot)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        {...LotDialog.intent}
        onClick={() => setOpen('new')}
      >
        {t('lots.add')}
      </Button>
      {open !== null && (
        <LotDialog
          sheet={sheet}
          lot={open === 'new' ? null : open}
          onSaved={() => {
            setOpen(null)
            void refresh()
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {qr && <QrDialog sheet={sheet} lot={qr} onClose={() => setQr(null)} />}
    </section>
  )
}
