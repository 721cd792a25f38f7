import { Button } from '@mantine/core'
import { IconMailExclamation, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { plural, wineOf } from '~/shared/format/format'
import { ListExport } from '~/shared/list/ListExport'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
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
  const { recipients } = trace
  const out = receivedBy(recipients)
  const untold = untoldOf(trace).length
  return (
    <DetailHeader
      title={t('detail.title', { lot: lot.lot })}
      back={{ ...listAsLeft('/stock_lots'), label: t('title') }}
      facts={
        <>
          <span>{wineOf(lot.product)}</span>
          <LotState lot={lot} />
          <span>{t('detail.out', plural(out))}</span>
          <span>{t('inStock', plural(lot.inStock))}</span>
        </>
      }
      actions={
        <>
          {recipients.length > 0 && (
            <ListExport
              on={{ all: async () => recipients, pages: { total: recipients.length } }}
              label={t('export.recipients')}
              file={t('export.recipientsFile', { lot: lot.lot })}
              failed={t('export.failed')}
              csv={(rows) => recipientsCsv(t, lot, rows)}
            />
          )}
          {recipients.length > 0 && (
            <LinkButton
              variant="default"
              leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
              to="/stock_lots/$lotId"
              params={{ lotId: String(lot.id) }}
              search={{ paper: 'letters' }}
            >
              {t('letter.open')}
            </LinkButton>
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
