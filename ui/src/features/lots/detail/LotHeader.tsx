import { Button } from '@mantine/core'
import { IconMailExclamation, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { formatInteger } from '~/shared/format/format'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { wineOf } from '~/shared/warehouse/goods'
import { LotState } from '../LotState'
import { type LotTrace, receivedBy, type StockLot, untoldOf } from '../lot'
import { recipientsCsv } from './recipients-csv'

interface Props {
  lot: StockLot
  trace: LotTrace
  /** Fetches the dialog when somebody turns to its button. */
  intent: object
  onRecall: () => void
}

/** A lot's name and how far it went; calling it back alone is filled. */
export function LotHeader({ lot, trace, intent, onRecall }: Props) {
  const { t } = useTranslation('lots')
  const { isBusy, onCsv } = useExport(t('export.failed'))
  const { recipients } = trace
  const out = receivedBy(recipients)
  const untold = untoldOf(trace).length
  return (
    <PageHeader
      title={t('detail.title', { lot: lot.lot })}
      back={{ ...listAsLeft('/stock_lots'), label: t('title') }}
      subtitle={
        <span className={page.facts}>
          <span>{wineOf(lot.product)}</span>
          <LotState lot={lot} />
          <span>{t('detail.out', { count: out, amount: formatInteger(out) })}</span>
          <span>{t('inStock', { count: lot.inStock, amount: formatInteger(lot.inStock) })}</span>
        </span>
      }
      actions={
        <>
          {recipients.length > 0 && (
            <ExportMenu
              label={t('export.recipients')}
              ways={[
                {
                  label: t('export.recipients'),
                  onChoose: () =>
                    void onCsv(
                      t('export.recipientsFile', { lot: lot.lot }),
                      async () => recipients,
                      (rows) => recipientsCsv(t, lot, rows),
                    ),
                },
              ]}
              disabled={false}
              isBusy={isBusy}
            />
          )}
          {recipients.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  to="/stock_lots/$lotId"
                  params={{ lotId: String(lot.id) }}
                  search={{ paper: 'letters' }}
                  {...props}
                />
              )}
            >
              {t('letter.open')}
            </Button>
          )}
          {(untold > 0 || !lot.recalledAt) && (
            <Button
              leftSection={<IconMailExclamation size={17} stroke={1.8} aria-hidden />}
              {...intent}
              onClick={onRecall}
            >
              {t('recall.open')}
            </Button>
          )}
        </>
      }
    />
  )
}
