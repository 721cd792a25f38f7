import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { PasteDialog as Shared } from '~/shared/lines/PasteDialog'
import { readPayments } from './paste'
import type { PaymentRow } from './rows'

interface Props {
  onRead: (rows: PaymentRow[]) => void
  onClose: () => void
}

/** Payments from a spreadsheet or a statement of a bank. */
export function PasteDialog({ onRead, onClose }: Props) {
  const { t } = useTranslation('payment')
  const read = async (text: string) => {
    const rows = readPayments(text)
    if (rows.length === 0) throw new ApiError(422, t('paste.nothing'), null)
    return rows
  }
  return (
    <Shared
      words={(key) => t(`paste.${key}`)}
      read={read}
      onRead={(rows) => {
        onRead(rows)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
