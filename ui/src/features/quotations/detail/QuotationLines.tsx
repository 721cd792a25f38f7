import { Menu } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/order/lines.module.css'
import { DataTable } from '~/shared/table/DataTable'
import { RowMenu } from '~/shared/table/RowMenu'
import type { QuotationDetail } from '../quotation'
import { type QuotationItem, titleOf } from '../quotation'
import { lastDifferences } from '../revisions/differences'
import { lineColumns } from './line-columns'

interface Props {
  quotation: QuotationDetail
  /** Why a line keeps the quotation from being ordered, by line. */
  refused: Map<number, string>
  /** Begins a message about a line; absent for who may write none. */
  onMessage: ((item: number) => void) | undefined
}

/** The lines as they are now, with what the last version changed of each. */
export function QuotationLines({ quotation: { items, revisions }, refused, onMessage }: Props) {
  const { t } = useTranslation('quotations')
  const withFee = items.some(({ agentFee }) => agentFee !== null)
  const columns = useMemo(
    () =>
      lineColumns(t, {
        changes: lastDifferences(revisions),
        refused,
        withFee,
        actions: onMessage && ((item) => <LineMenu item={item} onMessage={onMessage} />),
      }),
    [t, revisions, refused, withFee, onMessage],
  )
  return (
    <div className={classes.wide} data-menu={onMessage !== undefined || undefined}>
      <DataTable label={t('lines.label')} columns={columns} rows={items} rowKey={(item) => String(item.id)} />
    </div>
  )
}

/** What can be done with one line of a quotation. */
function LineMenu({ item, onMessage }: { item: QuotationItem; onMessage: (item: number) => void }) {
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
