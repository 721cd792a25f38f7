import { Loader } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { plural, wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { FarPrices } from '../FarPrices'
import { farPricesOf } from '../far-prices'
import { addresseesOf, type PriceListDetail, type PriceListLine, periodWords, winesOf } from '../price-list'
import { linesQuery, priceLists } from '../queries'
import { OverlapList } from './OverlapList'

/** A refusal in the server's own words, where the form has no field that they are about. */
const plainRefusal = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError(error.status, error.message, {
        violations: error.violations.map((violation) => ({ ...violation, propertyPath: '' })),
      })
    : error

/** The wines that another list of the supplier prices too, and which of the two prevails. */
const overlapsQuery = (id: string) =>
  queryOptions({
    queryKey: [...priceLists.key, 'overlaps', id],
    queryFn: ({ signal }) =>
      api.get('/price_lists/{id}/overlaps', { path: { id }, query: { itemsPerPage: -1 }, signal }),
    select: ({ 'hydra:member': overlaps }) => overlaps,
    staleTime: 0,
  })

/**
 * Publishes a list; what other lists price too, and which of them prevails, is seen before. Prices far from those of the
 * wines are confirmed.
 */
export function PublishDialog({ list, onClose }: { list: PriceListDetail; onClose: () => void }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { send } = useMove(useUpdates(priceLists))
  const { id, version, revision, productCount } = list
  const { data: overlaps, error, refetch } = useQuery(overlapsQuery(String(id)))
  const lines = useQuery(linesQuery(String(id)))
  const far = farPricesOf(lines.data ?? [])
  const form = useDialogForm({
    initialValues: { farPrices: false },
    rules: { farPrices: (isMeant: boolean) => (far.length > 0 && !isMeant ? t('far.missing') : null) },
    send: async ({ farPrices }) => {
      try {
        return await send(api.post('/price_lists/{id}/publish', { version, farPrices }, { path: { id } }))
      } catch (refusal) {
        throw plainRefusal(refusal)
      }
    },
    done: t('publish.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('publish.title', { name: list.name })}
      lead={t('publish.lead', {
        wines: t('wines', plural(productCount)),
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

/** Wines that are named at once; more are counted. */
const SHOWN = 5

/** Wines that some of those whom a list is for may not buy: they see no price of them. */
function ClosedWines({ lines }: { lines: readonly PriceListLine[] }) {
  const { t } = useTranslation('pricelists')
  const closed = lines.filter(({ closedTo }) => closedTo.length > 0)
  if (closed.length === 0) return null
  const wines = closed.slice(0, SHOWN).map(({ product, closedTo }) => {
    const groups = closedTo.map((group) => t(`enums:user_group.${group}`)).join(', ')
    return t('closed.wine', { wine: wineOf(product), groups })
  })
  const more = closed.length - SHOWN
  if (more > 0) wines.push(t('closed.more', plural(more)))
  return (
    <Notice tone="attention" title={t('closed.title', plural(closed.length))}>
      {wines.join(' · ')}
    </Notice>
  )
}
