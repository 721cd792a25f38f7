import { IconBottle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { type Shop, soldIn } from '~/shared/shop/shop'
import { keyOf } from '~/shared/table/columns'
import { useVisit } from '~/shared/writes/use-visit'
import { usePlace } from '../use-place'
import { HiddenTable } from './HiddenTable'
import classes from './ShopTable.module.css'
import { ShownTable } from './ShownTable'
import { shopOrder } from './shop-order'
import { type ShopRow, shopRowsQuery, shopWrites } from './shop-rows'

/** The wines of a shop in their order, at its prices, and those that are not in it. */
export default function ProductsSection({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  const { data, error, refetch } = useQuery(shopRowsQuery(shop.supplier.id))
  if (data) return <Products shop={shop} all={data['hydra:member']} />
  return (
    <Panel title={t('products.shown')} flush>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton rows={8} />}
    </Panel>
  )
}

function Products({ shop, all }: { shop: Shop; all: ShopRow[] }) {
  const { t } = useTranslation('store')
  useUndo()
  usePlace()
  const sold = new Set(soldIn(shop))
  const isShown = (row: ShopRow) => row.inStore ?? sold.has(keyOf(row))
  const shown = all.filter(isShown)
  const sells = shown.filter((row) => row.status === 'active')
  // What is archived is sold nowhere: it is brought back among the products first.
  const hidden = all.filter((row) => !isShown(row) && row.status === 'active')
  if (all.length === 0) {
    return (
      <Panel>
        <EmptyLink
          icon={IconBottle}
          title={t('products.nothing')}
          help={t('products.nothingHelp')}
          to="/products/create"
          link={t('products.create')}
        />
      </Panel>
    )
  }
  return (
    <Stack gap={16}>
      <Panel title={t('products.shown')} aside={<Hint>{t('products.count', plural(sells.length))}</Hint>} flush>
        {shown.length === 0 ? (
          <EmptyState icon={IconBottle} title={t('products.none')} help={t('products.noneHelp')} />
        ) : (
          <>
            <Hint className={classes.help}>{t('products.help')}</Hint>
            {sells.length < shown.length && (
              <Hint className={classes.help}>{t('products.off', plural(shown.length - sells.length))}</Hint>
            )}
            <ShownTable shop={shop} rows={shown} />
          </>
        )}
      </Panel>
      {hidden.length > 0 && (
        <div id="shop-products">
          <Panel title={t('products.hidden')} aside={<Hint>{t('products.count', plural(hidden.length))}</Hint>} flush>
            <HiddenTable rows={hidden} />
          </Panel>
        </div>
      )}
    </Stack>
  )
}

/** Ctrl Z takes back what was written here, prices and wines first, as long as the section is open. */
function useUndo(): void {
  const client = useQueryClient()
  const hasWritten = shopWrites.useHasDone()
  useVisit(shopWrites)
  useVisit(shopOrder)
  useUndoKey(() => (hasWritten ? shopWrites : shopOrder).undo(client))
}
