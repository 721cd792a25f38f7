import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { RowMenu } from '~/shared/table/RowMenu'
import { useListOrder, useWriteOrder } from './list-writes'
import type { Entry } from './wine-list'

const EntryDialog = loadOnIntent(() => import('./EntryDialog').then((part) => part.EntryDialog))

interface Props {
  list: number
  entry: Entry
}

/** What else can be done with a wine: another section, a comment, off the list. */
export function EntryMenu({ list, entry }: Props) {
  const { t } = useTranslation('winelist')
  const order = useListOrder(list)
  const write = useWriteOrder(list)
  const [isOpen, setOpen] = useState(false)
  const { product } = entry
  const wine = wineOf(product)
  const remove = () =>
    write(
      order.filter(({ id }) => id !== product.id),
      t('remove.done', { wine }),
    )
  return (
    <>
      <RowMenu label={t('row.menu', { wine })}>
        {() => (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              {...EntryDialog.intent}
              onClick={() => setOpen(true)}
            >
              {t('entry.open')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
              {t('remove.action')}
            </Menu.Item>
          </>
        )}
      </RowMenu>
      {isOpen && <EntryDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  )
}
