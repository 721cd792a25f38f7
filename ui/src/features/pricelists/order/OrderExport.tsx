import { useTranslation } from 'react-i18next'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import type { PriceListDetail, PriceListLine } from '../price-list'
import type { Quantities } from './order'

interface Props {
  list: PriceListDetail
  lines: PriceListLine[] | undefined
  entered: Quantities
}

/** The wines of a list as a file for spreadsheets, whatever the filters hide. */
export function OrderExport({ list, lines = [], entered }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { isBusy, onCsv, onFile } = useExport(t('pricelist:order.exportFailed'))
  const save = () =>
    onCsv(
      t('pricelist:order.fileName', { name: list.name }),
      async () => lines,
      async (rows) => (await import('./order-csv')).orderCsv(t, rows, entered),
    )
  return (
    <ExportMenu
      label={t('pricelist:order.export')}
      ways={[
        {
          label: t('pricelist:order.exportExcel'),
          onChoose: () =>
            void onFile(
              `${t('pricelist:order.fileName', { name: list.name })}.xlsx`,
              `/price_lists/${list.id}/export`,
              {},
            ),
        },
        { label: t('pricelist:order.exportCsv'), onChoose: () => void save() },
      ]}
      disabled={lines.length === 0}
      isBusy={isBusy}
    />
  )
}
