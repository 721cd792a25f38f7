import { Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatInteger } from '~/shared/format/format'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { toast } from '~/shared/toasts/toast'
import { FarPrices } from '../FarPrices'
import { farPricesOf } from '../far-prices'
import { addresseesOf, type PriceListDetail, periodWords, winesOf } from '../price-list'
import { linesQuery, PRICE_LISTS } from '../queries'
import { showPriceList } from '../show-list'
import { ClosedWines } from './ClosedWines'
import { OverlapList } from './OverlapList'
import { overlapsQuery } from './overlaps-query'
import { plainRefusal } from './plain-refusal'

interface Props {
  list: PriceListDetail
  onClose: () => void
}

/**
 * Publishes a list; what other lists price too, and which of them prevails, is seen before. Prices far from those of the
 * wines are confirmed.
 */
export function PublishDialog({ list, onClose }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const client = useQueryClient()
  const { id, version, revision, productCount } = list
  const { data: overlaps, error, refetch } = useQuery(overlapsQuery(String(id)))
  const lines = useQuery(linesQuery(String(id)))
  const far = farPricesOf(lines.data ?? [])
  const form = useAppForm({
    initialValues: { farPrices: false },
    rules: { farPrices: (isMeant: boolean) => (far.length > 0 && !isMeant ? t('far.missing') : null) },
    send: async ({ farPrices }) => {
      try {
        const call = api.post('/price_lists/{id}/publish', { version, farPrices }, { path: { id } })
        return await orReadAgain(call, () => client.invalidateQueries({ queryKey: PRICE_LISTS }))
      } catch (refusal) {
        throw plainRefusal(refusal)
      }
    },
    onSent: (published) => {
      void showPriceList(client, published)
      toast.success(t('publish.done'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('publish.title', { name: list.name })}
      lead={t('publish.lead', {
        wines: t('wines', { count: productCount, amount: formatInteger(productCount) }),
        addressees: addresseesOf(t, list),
        period: periodWords(t, list),
      })}
      submit={overlaps && lines.data ? t('publish.send') : null}
      size={760}
      onClose={onClose}
    >
      <Stack gap={14}>
        {revision > 1 && <Notice tone="info">{t('publish.follows', { revision: revision - 1 })}</Notice>}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {lines.error && <ErrorState error={lines.error} onRetry={() => void lines.refetch()} />}
        <ClosedWines lines={lines.data ?? []} />
        <FarPrices prices={far} {...form.getInputProps('farPrices', { type: 'checkbox' })} />
        {!overlaps && !error && <Loader size="sm" aria-label={t('publish.reading')} />}
        {overlaps?.length === 0 && <p>{t('pricelist:overlap.none')}</p>}
        {overlaps && overlaps.length > 0 && (
          <Notice tone="attention" title={t('pricelist:overlap.title', { count: winesOf(overlaps) })}>
            {t('pricelist:overlap.help')}
          </Notice>
        )}
        {overlaps && <OverlapList overlaps={overlaps} />}
      </Stack>
    </FormDialog>
  )
}
