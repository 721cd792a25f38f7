import { Button } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconBellRinging,
  IconCurrencyEuro,
  IconGlass,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '~/shared/parts/Dialog'
import type { Product } from '~/shared/product/product'
import { BulkAction } from '~/shared/table/BulkBar'
import type { RowPages } from '~/shared/table/row-pages'
import { chosenRows, type Selection } from '~/shared/table/selection'
import classes from './BulkActions.module.css'
import { BulkDialog, type BulkKind } from './BulkDialog'
import type { Refused } from './change-products'
import { changeProducts } from './change-products'

const kinds = [
  ['price', IconCurrencyEuro],
  ['groups', IconUsersGroup],
  ['threshold', IconBellRinging],
  ['sample', IconGlass],
] as const

/** What can be changed of all chosen products at once; everything can be taken back. */
export function BulkActions({ selection, pages }: { selection: Selection<Product>; pages: RowPages<Product> }) {
  const { t } = useTranslation(['products', 'products-list'])
  const client = useQueryClient()
  const [kind, setKind] = useState<BulkKind | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])
  const { isAll, rows, count } = selection
  const isArchived = !isAll && rows.length > 0 && rows.every(({ status }) => status !== 'active')

  async function change(what: Parameters<typeof changeProducts>[2]): Promise<void> {
    setBusy(true)
    try {
      setRefused(
        await changeProducts(client, await chosenRows(selection, () => pages.load(0, (pages.total ?? 1) - 1)), what),
      )
      setKind(null)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {kinds.map(([name, Icon]) => (
        <BulkAction key={name} icon={<Icon size={17} aria-hidden />} disabled={isBusy} onClick={() => setKind(name)}>
          {t(`products-list:bulk.${name}`)}
        </BulkAction>
      ))}
      <BulkAction
        icon={isArchived ? <IconArchiveOff size={17} aria-hidden /> : <IconArchive size={17} aria-hidden />}
        disabled={isBusy}
        onClick={() => void change({ status: isArchived ? 'active' : 'desactivated' })}
      >
        {t(isArchived ? 'restore' : 'archive')}
      </BulkAction>
      {kind && (
        <BulkDialog
          kind={kind}
          count={count}
          isBusy={isBusy}
          onChange={(what) => void change(what)}
          onClose={() => setKind(null)}
        />
      )}
      {refused.length > 0 && <RefusedDialog refused={refused} onClose={() => setRefused([])} />}
    </>
  )
}

/** Which products stayed as they are, and why. */
function RefusedDialog({ refused, onClose }: { refused: Refused[]; onClose: () => void }) {
  const { t } = useTranslation(['products', 'products-list'])
  return (
    <Dialog onClose={onClose} title={t('products-list:bulk.refused', { count: refused.length })}>
      <ul className={classes.list}>
        {refused.map(({ product, reason }) => (
          <li key={product.id}>
            <b>{product.name}</b> <small>{product.reference}</small>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      <Button fullWidth variant="default" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
}
