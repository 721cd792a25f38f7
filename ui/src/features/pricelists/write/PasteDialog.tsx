import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PasteDialog as Shared } from '~/shared/lines/PasteDialog'
import { findByCodes } from '~/shared/warehouse/product-queries'
import { readPasted } from './paste'
import { type KnownRow, known } from './rows'

interface Props {
  supplier: number
  onRead: (rows: KnownRow[]) => void
  onClose: () => void
}

/** A list from elsewhere: a reference or an EAN, a price, and from how many bottles on. */
export function PasteDialog({ supplier, onRead, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const read = async (text: string) => {
    const rows = readPasted(text)
    const codes = rows.map(({ code }) => code)
    return known(rows, await findByCodes(client, supplier, codes))
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
