import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { plural } from '~/shared/format/format'
import type { StockCountDetail } from '../count'
import { commentOf, useCountMove } from './moves'

interface Props {
  count: StockCountDetail
  /** Those to be counted again; none: all that differ. */
  products: string[]
  onClose: () => void
}

/** Has products counted again: what was counted of them is kept beside as the round before. */
export function RecountDialog({ count, products, onClose }: Props) {
  const { t } = useTranslation('counts')
  const move = useCountMove(count)
  const amount = products.length || (count.differentCount ?? 0)
  return (
    <MoveDialog
      title={t('recount.title', plural(amount))}
      lead={t('recount.help')}
      submit={t('recount.send')}
      comment={commentOf(t)}
      send={({ comment }) => move('open', { comment, recount: products })}
      done={t('done.open')}
      onClose={onClose}
    />
  )
}
