import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUpdates } from '~/shared/document/documents'
import type { FieldWords } from '~/shared/forms/conflict/field-words'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import type { AppFormState, FormOptions } from '~/shared/forms/use-app-form'
import { type Shop, shops } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'
import { changeShop, type ShopChange } from './queries'

interface Options<Values> extends Pick<FormOptions<Values, Shop>, 'rules'> {
  valuesOf: (shop: Shop) => Values
  words: FieldWords<Values>
}

/** The form of a part of a shop: what others of the house saved meanwhile is kept, and the page shows what came of it. */
export function useShopForm<Values extends ShopChange & Record<string, unknown>>(
  shop: Shop,
  { valuesOf, words, rules = {} }: Options<Values>,
): AppFormState<Values> {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const { show } = useUpdates(shops)
  const form = useSharedForm<Shop, Values, Shop>({
    thing: shop,
    read: () => client.fetchQuery({ ...shops.one(String(shop.id)), staleTime: 0 }),
    valuesOf,
    words,
    rules,
    save: (begun, values) => changeShop(begun, { after: values, before: valuesOf(begun), onWords: show }),
    saved: (kept) => kept,
    onSent: (kept) => {
      void show(kept)
      const values = valuesOf(kept)
      form.setValues(values)
      form.resetDirty(values)
      toast.success(t('saved'))
    },
  })
  return form
}
