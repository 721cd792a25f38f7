import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronRight, IconSearch, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { setCustomer } from '~/shared/cart/actions'
import { personName } from '~/shared/format/person-name'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './CustomerSearch.module.css'
import { customersQuery, orderableFor, SHOWN } from './use-customer'

/** A seller says for whom the order is. */
export function CustomerSearch() {
  const { t } = useTranslation('cart')
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words.trim(), 250)
  const customers = useQuery(customersQuery(search))
  const orderable = customers.data && orderableFor(customers.data['hydra:member'])
  return (
    <section id="customer" aria-label={t('customer.search')}>
      <TextInput
        size="md"
        type="search"
        aria-label={t('customer.searchLabel')}
        placeholder={t('customer.searchLabel')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        autoComplete="off"
      />
      {customers.isError ? (
        <ErrorState error={customers.error} onRetry={() => customers.refetch()} />
      ) : orderable === undefined ? (
        <RowsSkeleton rows={6} />
      ) : orderable.length === 0 ? (
        <EmptyState icon={IconUsers} title={t('noResult')} help={t('customer.none')} />
      ) : (
        <>
          <ul className={classes.list} data-stale={customers.isPlaceholderData || undefined}>
            {orderable.map((customer) => (
              <CustomerRow key={customer['@id']} customer={customer} />
            ))}
          </ul>
          {orderable.length === SHOWN && <p className={classes.more}>{t('customer.more', { count: SHOWN })}</p>}
        </>
      )}
    </section>
  )
}

function CustomerRow({ customer }: { customer: PersonCard }) {
  const { t } = useTranslation('cart')
  const place = customer.addresses.find(({ typeAddress }) => typeAddress === 'shipping')
  const facts = [t(`enums:user_group.${customer.userGroup.code}`), place?.city, customer.email]
  return (
    <li>
      <button type="button" className={classes.row} onClick={() => setCustomer(customer)}>
        <span className={classes.words}>
          <b>{personName(customer)}</b>
          <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </button>
    </li>
  )
}
