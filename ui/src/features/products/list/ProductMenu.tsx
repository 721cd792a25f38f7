import { Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconCopy, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import type { Product } from '~/shared/product/product'
import { RowMenu } from '~/shared/table/RowMenu'
import { toast } from '~/shared/toasts/toast'
import classes from './ProductMenu.module.css'
import { useStatus } from './use-status'

interface Props {
  product: Product
  /** Agents change texts and pictures alone. */
  mayAll: boolean
}

/** What is done to one product of the list. */
export function ProductMenu({ product, mayAll }: Props) {
  const { t } = useTranslation(['products', 'products-list'])
  const navigate = useNavigate()
  const { isActive, turn } = useStatus(product)
  const edit = (id: number) => navigate({ to: '/products/$productId/edit', params: { productId: String(id) } })

  const duplicate = () =>
    api.post('/products/{id}/duplicate', {}, { path: { id: product.id } }).then(
      (copy) => {
        toast.success(t('duplicated', { reference: copy.reference }))
        return edit(copy.id)
      },
      // The client has told the person already.
      () => undefined,
    )

  return (
    <>
      {!isActive && <span className={classes.archived}>{t('status.desactivated')}</span>}
      <RowMenu label={t('products-list:list.menuOf', { name: product.name })}>
        {() => (
          <>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => void edit(product.id)}>
              {t('products-list:list.edit')}
            </Menu.Item>
            {mayAll && (
              <>
                <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void duplicate()}>
                  {t('duplicate')}
                </Menu.Item>
                <Menu.Item
                  leftSection={
                    isActive ? <IconArchive size={16} aria-hidden /> : <IconArchiveOff size={16} aria-hidden />
                  }
                  onClick={turn}
                >
                  {t(isActive ? 'archive' : 'restore')}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </RowMenu>
    </>
  )
}
