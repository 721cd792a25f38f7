import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { plural } from '~/shared/format/format'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { isToHandOver, nextWords, type RecoveryDetail, recoveryStates } from '../recovery'
import { DeleteDialog, HandOverDialog } from './dialogs'

/** A return's number and state, and what can be done with it. */
export function RecoveryHeader({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { id, number, status, units, supplier, mayDelete } = recovery
  return (
    <DocumentHeader
      title={number}
      back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }}
      states={recoveryStates}
      state={status}
      facts={
        <>
          <span>{nextWords(t, recovery)}</span>
          <span>{t('warehouse:bottles', plural(units))}</span>
          <SupplierName supplier={supplier} />
        </>
      }
      beside={
        <LinkButton
          variant="default"
          leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
          to="/stock_recoveries/$recoveryId"
          params={{ recoveryId: String(id) }}
          search={{ paper: 'slip' }}
        >
          {t('paper.slip')}
        </LinkButton>
      }
      others={[
        {
          label: t('action.delete'),
          isOffered: mayDelete,
          isHarm: true,
          intent: DeleteDialog.intent,
          dialog: (close) => <DeleteDialog recovery={recovery} onClose={close} />,
        },
      ]}
      acts={[
        {
          label: t('action.handOver'),
          isOffered: isToHandOver(recovery),
          isNext: true,
          intent: HandOverDialog.intent,
          dialog: (close) => <HandOverDialog recovery={recovery} onClose={close} />,
        },
      ]}
    />
  )
}
