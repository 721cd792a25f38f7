import { IconMailExclamation, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { Acts, opens } from '~/shared/document/Acts'
import { plural, wineOf } from '~/shared/format/format'
import { ListExport } from '~/shared/list/ListExport'
import { LinkButton } from '~/shared/parts/LinkButton'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { LotState } from '../LotState'
import { type LotTrace, receivedBy, type StockLot, untoldOf } from '../lot'
import { recipientsCsv } from './recipients-csv'

const RecallDialog = loadOnIntent(() => import('./RecallDialog').then((part) => part.RecallDialog))

interface Props {
  lot: StockLot
  trace: LotTrace
}

/** A lot's name and how far it went; calling it back alone is filled. */
export function LotHeader({ lot, trace }: Props) {
  const { t } = useTranslation('lots')
  const { recipients } = trace
  const out = receivedBy(recipients)
  const untold = untoldOf(trace).length
  return (
    <DetailHeader
      title={t('detail.title', { lot: lot.lot })}
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
          <Acts
            acts={[
              {
                label: t('recall.open'),
                isOffered: untold > 0 || !lot.recalledAt,
                isNext: true,
                icon: <IconMailExclamation size={17} stroke={1.8} aria-hidden />,
                ...opens(RecallDialog, { lot, trace }),
              },
            ]}
          />
        </>
      }
    />
  )
}
