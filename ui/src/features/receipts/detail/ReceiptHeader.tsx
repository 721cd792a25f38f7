import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { opens } from '~/shared/document/Acts'
import type { Act } from '~/shared/document/acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { MenuLink } from '~/shared/parts/MenuLink'
import { toast } from '~/shared/toasts/toast'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { ENDED, nextWords, type ReceiptDetail, receiptStates } from '../receipt'
import { EditDialog } from './dialogs'
import { finishOf } from './finish-words'
import { useReceiptMove } from './moves'
import classes from './ReceiptHeader.module.css'

interface Props {
  receipt: ReceiptDetail
  hasDifferences: boolean
}

/** A receipt's number and state, and what can be done with it. */
export function ReceiptHeader({ receipt, hasDifferences }: Props) {
  const { t } = useTranslation('receipts')
  const { number, status, late, supplier, warehouse } = receipt
  const list = ENDED.some((ended) => ended === status) ? '/receipts/history' : '/receipts'
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
      {...useActs(receipt)}
    />
  )
}

/** What may be done now: it has arrived, it is counted, it is complete; it is changed or does not come. */
function useActs(receipt: ReceiptDetail): { acts: Act[]; others: Act[] } {
  const { t } = useTranslation('receipts')
  const { isBusy, arrive, move } = useReceiptMove(receipt)
  const { id, status, transitions, mayEdit, mayCount, lines } = receipt
  const missing = lines.reduce((sum, { open }) => sum + open, 0)
  const isCounted = status === 'partiel' && missing === 0
  return {
    others: [
      {
        label: t('action.edit'),
        isOffered: mayEdit,
        ...opens(EditDialog, { receipt }),
      },
      {
        label: t('action.cancel'),
        isOffered: transitions.includes('canceled'),
        isHarm: true,
        question: {
          title: t('cancel.title'),
          lead: t('cancel.help'),
          comment: { label: t('cancel.reason'), placeholder: t('cancel.placeholder'), isRequired: true },
          send: ({ comment }) => move('canceled', comment),
          done: t('done.canceled'),
        },
      },
    ],
    acts: [
      {
        label: t('action.finish'),
        isOffered: transitions.includes('complete'),
        isNext: isCounted,
        question: {
          ...finishOf(t, missing),
          send: ({ comment }) => move('complete', comment),
          done: t('done.complete'),
        },
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
    ],
  }
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
