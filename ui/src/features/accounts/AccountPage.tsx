import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { PaperPage } from '~/shared/paper/PaperPage'
import { DateRange } from '~/shared/parts/DateRange'
import { PageHeader } from '~/shared/parts/PageHeader'
import { AccountView } from './AccountView'
import type { AccountDetail } from './account'
import { accountQuery } from './queries'
import type { AccountSearch } from './search'

// Who prints asks for it.
const StatementSheet = lazy(() => import('./StatementSheet').then((part) => ({ default: part.StatementSheet })))

/** The account between two people, or its statement as a paper. */
export function AccountPage({ id, search }: { id: string; search: AccountSearch }) {
  const { t } = useTranslation('payment')
  return (
    <DetailScreen title={t('account.title')} asked={useQuery(accountQuery(id, search))}>
      {(account) =>
        search.paper ? (
          <Statement id={id} account={account} search={search} />
        ) : (
          <Screen id={id} account={account} search={search} />
        )
      }
    </DetailScreen>
  )
}

interface Props {
  id: string
  account: AccountDetail
  search: AccountSearch
}

function Screen({ id, account, search }: Props) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { supplier, customer, from, to } = account
  return (
    <>
      <PageHeader
        title={t('account.title')}
        subtitle={t('account.between', { supplier: supplier.company, customer: customer.company })}
        actions={
          <>
            <DateRange
              label={t('account.day')}
              from={from}
              to={to}
              onChange={(period) =>
                void navigate({
                  to: '/accounts/$relationId',
                  params: { relationId: id },
                  search: period,
                  replace: true,
                })
              }
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size={17} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  to="/accounts/$relationId"
                  params={{ relationId: id }}
                  search={{ ...search, paper: 'statement' }}
                  {...props}
                />
              )}
            >
              {t('account.statement')}
            </Button>
          </>
        }
      />
      <AccountView account={account} />
    </>
  )
}

/** The statement as it will be printed. */
function Statement({ id, account }: Props) {
  const { t } = useTranslation('payment')
  return (
    <PaperPage
      title={t('account.statement')}
      back={{ to: `/accounts/${id}`, label: t('account.title') }}
      subtitle={account.customer.company}
    >
      <Suspense>
        <StatementSheet account={account} />
      </Suspense>
    </PaperPage>
  )
}
