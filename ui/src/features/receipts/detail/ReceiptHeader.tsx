import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { MenuLink } from '~/shared/parts/MenuLink'
import { toast } from '~/shared/toasts/toast'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { ENDED, nextWords, type ReceiptDetail, receiptStates } from '../receipt'
import { CancelDialog, EditDialog, FinishDialog } from './dialogs'
import { useReceiptMove } from './moves'
import classes from './ReceiptHeader.module.css'

interface Props {
  receipt: ReceiptDetail
  hasDifferences: boolean
}

/** A receipt's number and state, and what can be done with it: it has arrived, it is counted, it is complete. */
export function ReceiptHeader({ receipt, hasDifferences }: Props) {
  const { t } = useTranslation('receipts')
  const { isBusy, arrive } = useReceiptMove(receipt)
  const { id, number, status, late, supplier, warehouse, transitions, mayEdit, mayCount, lines } = receipt
  const list = ENDED.some((ended) => ended === status) ? '/receipts/history' : '/receipts'
  const isCounted = status === 'partiel' && lines.every(({ open }) => open === 0)
  return (
    <DocumentHeader
      title={number}
      back={{ ...listAsLeft(list), label: t(list === '/receipts' ? 'title' : 'history.title') }}
      states={receiptStates}
      state={status}
      facts={
        <>
          <span className={classes.next} data-late={late || undefined}>
            {nextWords(t, receipt)}
          </span>
          <SupplierName supplier={supplier} />
          <span>{t(`warehouse:kept.${warehouse}`)}</span>
        </>
      }
      beside={<Papers receipt={receipt} hasDifferences={hasDifferences} />}
      others={[
        {
          label: t('action.edit'),
          isOffered: mayEdit,
          intent: EditDialog.intent,
          dialog: (close) => <EditDialog receipt={receipt} onClose={close} />,
        },
        {
          label: t('action.cancel'),
          isOffered: transitions.includes('canceled'),
          isHarm: true,
          intent: CancelDialog.intent,
          dialog: (close) => <CancelDialog receipt={receipt} onClose={close} />,
        },
      ]}
      acts={[
        {
          label: t('action.finish'),
          isOffered: transitions.includes('complete'),
          isNext: isCounted,
          intent: FinishDialog.intent,
          dialog: (close) => <FinishDialog receipt={receipt} onClose={close} />,
        },
        {
          label: t('action.arrive'),
          isOffered: transitions.includes('warehouse'),
          isNext: true,
          isBusy,
          onAct: () => void arrive(() => toast.success(t('done.warehouse'))),
        },
        {
          label: t('action.count'),
          isOffered: mayCount,
          isNext: !isCounted,
          draw: (look) => (
            <LinkButton {...look} to="/receipts/$receiptId" params={{ receiptId: String(id) }} search={{ count: 1 }} />
          ),
        },
      ]}
    />
  )
}

/** What of a receipt can be put on paper. */
function Papers({ receipt: { id }, hasDifferences }: Props) {
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
