import { IconShoppingBagPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addAll } from '~/shared/buying/basket'
import type { Product } from '~/shared/product/product'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { RowPages } from '~/shared/table/row-pages'
import { chosenRows, type Selection } from '~/shared/table/selection'
import { toast } from '~/shared/toasts/toast'

/** More products than anybody puts into a cart at once. */
const MOST = 100

interface Props {
  selection: Selection<Product>
  pages: RowPages<Product>
  canOrder: boolean
  /** What else can be done to them. */
  children?: ReactNode
}

/** What can be done to chosen products: into the cart, a carton of each, and what the screen adds. */
export function ProductBulkBar({ selection, pages, canOrder, children }: Props) {
  const { t } = useTranslation('catalogue')
  const { count, onClear } = selection

  async function add() {
    const added = addAll(await chosenRows(selection, () => pages.load(0, (pages.total ?? 1) - 1)))
    toast.success(t('bulk.added', { count: added }))
    onClear()
  }

  return (
    <BulkBar count={count} gender="masculine" onClear={onClear}>
      {canOrder && (
        <BulkAction
          icon={<IconShoppingBagPlus size={17} aria-hidden />}
          disabled={count > MOST}
          title={count > MOST ? t('bulk.most', { count: MOST }) : undefined}
          onClick={() => void add()}
        >
          {t('bulk.add', { count })}
        </BulkAction>
      )}
      {children}
    </BulkBar>
  )
}
