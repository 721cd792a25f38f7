import { Button, Menu } from '@mantine/core'
import { IconDots, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
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
    <PageHeader
      title={receipt.number}
      back={{ ...listAsLeft(list), label: t(list === '/receipts' ? 'title' : 'history.title') }}
      subtitle={
        <span className={page.facts}>
          <ReceiptStatusDot status={receipt.status} />
          <span className={classes.next} data-late={receipt.late || undefined}>
            {nextWords(t, receipt)}
          </span>
          {group && isAdmin(group) && <span>{receipt.supplier.company}</span>}
          <span>{t(`warehouse:kept.${receipt.warehouse}`)}</span>
        </span>
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
  if (!hasDifferences) return <Button {...button} renderRoot={(props) => <Link {...paper('slip')} {...props} />} />
  return (
    <Menu position="bottom-end" shadow="md" width={230}>
      <Menu.Target>
        <Button {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {(['slip', 'differences'] as const).map((name) => (
          <Menu.Item key={name} renderRoot={(props) => <Link {...paper(name)} {...props} />}>
            {t(`paper.${name}`)}
          </Menu.Item>
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
    <Menu position="bottom-end" shadow="md" width={250}>
      <Menu.Target>
        <Button variant="default" aria-label={t('action.others')}>
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {receipt.mayEdit && (
          <Menu.Item {...EditDialog.intent} onClick={() => onAsk('edit')}>
            {t('action.edit')}
          </Menu.Item>
        )}
        {mayCancel && (
          <Menu.Item {...CancelDialog.intent} className={classes.harm ?? ''} onClick={() => onAsk('cancel')}>
            {t('action.cancel')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
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
        <Button
          variant={isCounted ? 'default' : 'filled'}
          renderRoot={(props) => (
            <Link
              to="/receipts/$receiptId"
              params={{ receiptId: String(receipt.id) }}
              search={{ count: 1 }}
              {...props}
            />
          )}
        >
          {t('action.count')}
        </Button>
      )}
    </>
  )
}
