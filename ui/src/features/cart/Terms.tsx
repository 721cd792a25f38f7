import { Checkbox } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteSupplier } from '~/api/quote'
import { acceptTerms } from '~/shared/cart/actions'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import classes from './Terms.module.css'
import { TermsReader } from './TermsReader'

/** Each supplier's general terms, readable before they are accepted together. */
export function Terms() {
  const { t } = useTranslation('cart')
  const suppliers = useCart(({ quote }) => quote?.suppliers)
  const isAccepted = useCart(({ content }) => content.cgAccepted)
  const group = useSession((session) => session.user?.userGroup.code)
  const [read, setRead] = useState<QuoteSupplier | null>(null)
  const isForOthers = group !== undefined && ordersForOthers(group)
  const documents = (suppliers ?? []).filter(
    (part, at, all) => all.findIndex(({ supplier }) => supplier.id === part.supplier.id) === at,
  )
  return (
    <Panel title={t('terms.title')}>
      <ul className={classes.list}>
        {documents.map((part) => (
          <li key={part.supplier.id}>
            {part.cgv === '' ? (
              <span className={classes.none}>{t('terms.none', { supplier: part.supplier.company })}</span>
            ) : (
              <button type="button" className={classes.read} onClick={() => setRead(part)}>
                <IconFileText size={18} stroke={1.7} aria-hidden />
                {t('terms.read', { supplier: part.supplier.company })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        size="md"
        className={classes.accept ?? ''}
        checked={isAccepted}
        onChange={(event) => acceptTerms(event.currentTarget.checked)}
        label={t(isForOthers ? 'terms.acceptForOthers' : 'terms.accept')}
      />
      <TermsReader part={read} onClose={() => setRead(null)} />
    </Panel>
  )
}
