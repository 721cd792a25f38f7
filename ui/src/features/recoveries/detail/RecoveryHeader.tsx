import { Button, Menu } from '@mantine/core'
import { IconDots, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { formatInteger } from '~/shared/format/format'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { RecoveryStatusDot } from '../RecoveryStatusDot'
import { isToHandOver, nextWords, type RecoveryDetail } from '../recovery'
import { DeleteDialog, HandOverDialog } from './dialogs'
import classes from './RecoveryHeader.module.css'

/** What a dialog asks about. */
export type Asked = 'handOver' | 'delete'

interface Props {
  recovery: RecoveryDetail
  onAsk: (asked: Asked) => void
}

/** A return's number and state, and what can be done with it; handing over alone is filled. */
export function RecoveryHeader({ recovery, onAsk }: Props) {
  const { t } = useTranslation('recoveries')
  const group = useSession(({ user }) => user?.userGroup.code)
  const { id, number, status, units, supplier, mayDelete } = recovery
  return (
    <PageHeader
      title={number}
      back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }}
      subtitle={
        <span className={page.facts}>
          <RecoveryStatusDot status={status} />
          <span>{nextWords(t, recovery)}</span>
          <span>{t('warehouse:bottles', { count: units, amount: formatInteger(units) })}</span>
          {group && isAdmin(group) && <span>{supplier.company}</span>}
        </span>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
            renderRoot={(props) => (
              <Link
                to="/stock_recoveries/$recoveryId"
                params={{ recoveryId: String(id) }}
                search={{ paper: 'slip' }}
                {...props}
              />
            )}
          >
            {t('paper.slip')}
          </Button>
          {mayDelete && (
            <Menu position="bottom-end" shadow="md" width={250}>
              <Menu.Target>
                <Button variant="default" aria-label={t('action.others')}>
                  <IconDots size={18} aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item {...DeleteDialog.intent} className={classes.harm ?? ''} onClick={() => onAsk('delete')}>
                  {t('action.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
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
