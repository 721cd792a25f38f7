import { Menu } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '~/shared/table/RowMenu'
import { type QuotationItem, titleOf } from '../quotation'

/** What can be done with one line of a quotation. */
export function LineMenu({ item, onMessage }: { item: QuotationItem; onMessage: (item: number) => void }) {
  const { t } = useTranslation('quotations')
  return (
    <RowMenu label={t('lines.menu', { product: titleOf(item.product) })}>
      {() => (
        <Menu.Item leftSection={<IconMessage size={16} aria-hidden />} onClick={() => onMessage(item.id)}>
          {t('lines.message')}
        </Menu.Item>
      )}
    </RowMenu>
  )
}
