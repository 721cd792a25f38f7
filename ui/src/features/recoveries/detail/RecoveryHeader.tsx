import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { HarmItem, MoreMenu } from '~/shared/detail/MoreMenu'
import { plural } from '~/shared/format/format'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { useSession } from '~/shared/session/session'
import { RecoveryStatusDot } from '../RecoveryStatusDot'
import { isToHandOver, nextWords, type RecoveryDetail } from '../recovery'
import { DeleteDialog, HandOverDialog } from './dialogs'

/** What a dialog asks about. */
export type Asked = 'handOver' | 'delete'

/** A return's number and state, and what can be done with it; handing over alone is filled. */
export function RecoveryHeader({ recovery, onAsk }: { recovery: RecoveryDetail; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('recoveries')
  const group = useSession(({ user }) => user?.userGroup.code)
  const { id, number, status, units, supplier, mayDelete } = recovery
  return (
    <DetailHeader
      title={number}
      back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }}
      facts={
        <>
          <RecoveryStatusDot status={status} />
          <span>{nextWords(t, recovery)}</span>
          <span>{t('warehouse:bottles', plural(units))}</span>
          {group && isAdmin(group) && <span>{supplier.company}</span>}
        </>
      }
      actions={
        <>
          <LinkButton
            variant="default"
            leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
            to="/stock_recoveries/$recoveryId"
            params={{ recoveryId: String(id) }}
            search={{ paper: 'slip' }}
          >
            {t('paper.slip')}
          </LinkButton>
          {mayDelete && (
            <MoreMenu label={t('action.others')}>
              <HarmItem {...DeleteDialog.intent} onClick={() => onAsk('delete')}>
                {t('action.delete')}
              </HarmItem>
            </MoreMenu>
          )}
          {isToHandOver(recovery) && (
            <Button {...HandOverDialog.intent} onClick={() => onAsk('handOver')}>
              {t('action.handOver')}
            </Button>
          )}
        </>
      }
    />
  )
}
