import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { HarmItem, MoreMenu } from '~/shared/detail/MoreMenu'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { MenuLink } from '~/shared/parts/MenuLink'
import { useBusy } from '~/shared/parts/use-busy'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { showReceipt } from '../queries'
import { ReceiptStatusDot } from '../ReceiptStatusDot'
import { ENDED, nextWords, type ReceiptDetail } from '../receipt'
import { CancelDialog, EditDialog, FinishDialog } from './dialogs'
import { moveReceipt } from './moves'
import classes from './ReceiptHeader.module.css'

/** What a dialog asks about. */
export type Asked = 'edit' | 'cancel' | 'finish'

interface Props {
  receipt: ReceiptDetail
  hasDifferences: boolean
  onAsk: (asked: Asked) => void
}

/** A receipt's number and state, and what can be done with it; the next step alone is filled. */
export function ReceiptHeader({ receipt, hasDifferences, onAsk }: Props) {
  const { t } = useTranslation('receipts')
  const group = useSession(({ user }) => user?.userGroup.code)
  const list = ENDED.some((status) => status === receipt.status) ? '/receipts/history' : '/receipts'
  return (
    <DetailHeader
      title={receipt.number}
      back={{ ...listAsLeft(list), label: t(list === '/receipts' ? 'title' : 'history.title') }}
      facts={
        <>
          <ReceiptStatusDot status={receipt.status} />
          <span className={classes.next} data-late={receipt.late || undefined}>
            {nextWords(t, receipt)}
          </span>
          {group && isAdmin(group) && <span>{receipt.supplier.company}</span>}
          <span>{t(`warehouse:kept.${receipt.warehouse}`)}</span>
        </>
      }
      actions={
        <>
          <Papers receipt={receipt} hasDifferences={hasDifferences} />
          <Others receipt={receipt} onAsk={onAsk} />
          <NextSteps receipt={receipt} onAsk={onAsk} />
        </>
      }
    />
  )
}

/** What of a receipt can be put on paper. */
function Papers({ receipt: { id }, hasDifferences }: Pick<Props, 'receipt' | 'hasDifferences'>) {
  const { t } = useTranslation('receipts')
  const paper = (name: 'slip' | 'differences') => ({
    to: '/receipts/$receiptId' as const,
    params: { receiptId: String(id) },
    search: { paper: name },
  })
  const button = {
    variant: 'default',
    leftSection: <IconPrinter size={17} stroke={1.8} aria-hidden />,
    children: t(hasDifferences ? 'print' : 'paper.slip'),
  }
  if (!hasDifferences) return <LinkButton {...button} {...paper('slip')} />
  return (
    <Menu position="bottom-end" shadow="md" width={230}>
      <Menu.Target>
        <Button {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {(['slip', 'differences'] as const).map((name) => (
          <MenuLink key={name} {...paper(name)}>
            {t(`paper.${name}`)}
          </MenuLink>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What may be done besides: what the server allows now. */
function Others({ receipt, onAsk }: Pick<Props, 'receipt' | 'onAsk'>) {
  const { t } = useTranslation('receipts')
  const mayCancel = receipt.transitions.includes('canceled')
  if (!receipt.mayEdit && !mayCancel) return null
  return (
    <MoreMenu label={t('action.others')}>
      {receipt.mayEdit && (
        <Menu.Item {...EditDialog.intent} onClick={() => onAsk('edit')}>
          {t('action.edit')}
        </Menu.Item>
      )}
      {mayCancel && (
        <HarmItem {...CancelDialog.intent} onClick={() => onAsk('cancel')}>
          {t('action.cancel')}
        </HarmItem>
      )}
    </MoreMenu>
  )
}

/** It has arrived, it is counted, it is complete: the step that comes next is filled. */
function NextSteps({ receipt, onAsk }: Pick<Props, 'receipt' | 'onAsk'>) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const { transitions, mayCount, lines, status } = receipt
  const isCounted = status === 'partiel' && lines.every(({ open }) => open === 0)

  const arrive = () =>
    run(async () => {
      showReceipt(client, await moveReceipt(receipt.id, 'warehouse'))
      toast.success(t('done.warehouse'))
    }, t('failed'))

  return (
    <>
      {transitions.includes('complete') && (
        <Button variant={isCounted ? 'filled' : 'default'} {...FinishDialog.intent} onClick={() => onAsk('finish')}>
          {t('action.finish')}
        </Button>
      )}
      {transitions.includes('warehouse') && (
        <Button loading={isBusy} onClick={() => void arrive()}>
          {t('action.arrive')}
        </Button>
      )}
      {mayCount && (
        <LinkButton
          variant={isCounted ? 'default' : 'filled'}
          to="/receipts/$receiptId"
          params={{ receiptId: String(receipt.id) }}
          search={{ count: 1 }}
        >
          {t('action.count')}
        </LinkButton>
      )}
    </>
  )
}
