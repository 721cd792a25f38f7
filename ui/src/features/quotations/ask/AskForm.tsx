import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Quote } from '~/api/quote'
import type { Me } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import type { CartLine } from '~/shared/cart/content'
import { emptyOrderedCart } from '~/shared/cart/open'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import { toast } from '~/shared/toasts/toast'
import classes from '../revise/ReviseForm.module.css'
import { AskedRow } from './AskedRow'
import { type Asked, askFor, partiesOfRequest } from './request'

/** Characters a message may have. */
const LONGEST = 2000

/** What is wished of each line and a word about it; nothing is ordered, so no carrier is chosen. */
export function AskForm({ user, lines }: { user: Me; lines: CartLine[] }) {
  const { t } = useTranslation('quotations')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { billingAddress, shippingAddress } = partiesOfRequest(user)
  const form = useAppForm<Asked, Quote>({
    initialValues: { items: lines.map(() => ({ wantedUnitPriceTaxExcl: null })), comment: '' },
    send: (asked) => askFor(user, asked),
    onSent: (quote) => {
      const made = quote.quotations ?? []
      const suppliers = quote.suppliers.map(({ supplier }) => supplier.company).join(', ')
      emptyOrderedCart(quote)
      toast.success(t('ask.sent', { suppliers }))
      void client.invalidateQueries()
      void navigate({ to: made.length === 1 && made[0] ? pathOf(made[0]) : '/quotations' })
    },
  })
  const isAddressed = billingAddress !== null && shippingAddress !== null
  return (
    <AppForm form={form} label={t('ask.title')} refused={t('ask.refused')}>
      {!isAddressed && (
        <Notice tone="attention" title={t('ask.noAddress')}>
          <Link to="/profile">{t('ask.toProfile')}</Link>
        </Notice>
      )}
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <AskedRow key={line.product.id} form={form} at={at} line={line} />
        ))}
      </ul>
      <Textarea
        label={t('revise.message')}
        description={t('ask.messageHelp')}
        maxLength={LONGEST}
        maxRows={10}
        {...form.getInputProps('comment')}
      />
      <FormFoot submit={isAddressed ? t('ask.send') : null}>
        <LinkButton to="/products" variant="default">
          {t('ask.more')}
        </LinkButton>
      </FormFoot>
    </AppForm>
  )
}
