import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteSupplier } from '~/api/quote'
import type { LineGroup } from '~/shared/cart/amounts'
import { useCart } from '~/shared/cart/store'
import { formatInteger, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { TermsReader } from '~/shared/terms/TermsReader'
import { Amount } from '../lines/Amount'
import classes from './OrdersToPlace.module.css'
import { PaymentWords } from './PaymentWords'

/** One order a supplier: its goods, its total, its general terms to read. */
export function OrdersToPlace({ groups }: { groups: LineGroup[] }) {
  const { t } = useTranslation('cart')
  const isDirty = useCart((state) => state.isDirty)
  const [read, setRead] = useState<QuoteSupplier | null>(null)
  return (
    <>
      <ul>
        {groups.map(({ supplier, store, lines, part }) => (
          <li key={`${supplier.id}-${store}`} className={classes.order}>
            <div className={classes.words}>
              <b>{supplier.company}</b>
              <Dim size={13}>
                {lines.map(({ product, quantity }) => `${formatInteger(quantity)} × ${wineOf(product)}`).join(', ')}
              </Dim>
              {part && <PaymentWords part={part} />}
              <Terms part={part} supplier={supplier.company} onRead={setRead} />
            </div>
            <span className={classes.amount}>
              <b>
                <Amount value={part?.totalPriceTaxIncl ?? null} isConfirmed={!isDirty} />
              </b>
              <Dim size={13}>{t('taxIncl')}</Dim>
            </span>
          </li>
        ))}
      </ul>
      <TermsReader read={read && { supplier: read.supplier.company, cgv: read.cgv }} onClose={() => setRead(null)} />
    </>
  )
}

interface TermsProps {
  part: QuoteSupplier | undefined
  supplier: string
  onRead: (part: QuoteSupplier) => void
}

function Terms({ part, supplier, onRead }: TermsProps) {
  const { t } = useTranslation('cart')
  if (!part) return null
  if (part.cgv === '') return <Dim size={13}>{t('terms.none', { supplier })}</Dim>
  return (
    <button
      type="button"
      className={classes.read}
      data-touch
      aria-label={t('terms.readOf', { supplier })}
      onClick={() => onRead(part)}
    >
      <IconFileText size={16} stroke={1.7} aria-hidden />
      {t('terms.read')}
    </button>
  )
}
