import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { businessDay } from '~/shared/format/business-day'
import { formatDate } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { partiesFor } from '~/shared/order/parties'
import { PaperPage } from '~/shared/paper/PaperPage'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { PersonLink } from '~/shared/parts/PersonLink'
import { TextLink } from '~/shared/parts/TextLink'
import { RefundAction } from '~/shared/payment/RefundAction'
import { useSession } from '~/shared/session/session'
import { AccountSkeleton } from './AccountSkeleton'
import { AccountView } from './AccountView'
import type { AccountDetail } from './account'
import { PeriodField } from './PeriodField'
import { daysOf, monthsUntil } from './periods'
import { accountQuery } from './queries'
import type { AccountSearch } from './search'

// Who prints asks for it.
const StatementSheet = lazy(() => import('./StatementSheet').then((part) => ({ default: part.StatementSheet })))

/** The account between two people, or its statement as a paper. */
export function AccountPage({ id, search }: { id: string; search: AccountSearch }) {
  const { t } = useTranslation('payment')
  return (
    <DetailScreen
      title={t('account.title')}
      back={{ ...listAsLeft('/accounts'), label: t('account.list') }}
      asked={useQuery({ ...accountQuery(id, search), throwOnError: isNotFound })}
      skeleton={<AccountSkeleton />}
    >
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

/** A statement is of the days that were chosen, else of the last month that is over. */
function statementOf({ from, to }: AccountSearch) {
  if (from || to) return { from, to }
  const [, last = ''] = monthsUntil(businessDay(Date.now()), 2)
  return daysOf(last)
}

function Screen({ id, account, search }: Props) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { isBusy, onCsv } = useExport(t('account.export.failed'))
  const { supplier, customer, from, to, entries, unallocatedAmount } = account
  const group = useSession(({ user }) => user?.userGroup.code ?? 'restaurant')
  const others = Object.fromEntries(partiesFor(group).map((role) => [role, account[role].id]))
  const file = t('account.export.file', { from, to })
  // Who exports asks for it: what lists share comes with it.
  const write = async ([one = account]: AccountDetail[]) => (await import('./account-csv')).accountCsv(t, one)
  return (
    <>
      <PageHeader
        title={t('account.title')}
        back={{ ...listAsLeft('/accounts'), label: t('account.list') }}
        subtitle={
          <>
            <PersonLink person={supplier}>{supplier.company}</PersonLink>
            {' · '}
            <PersonLink person={customer}>{customer.company}</PersonLink>
            {' · '}
            <TextLink to="/documents" search={{ tab: 'releve', ...others }}>
              {t('account.statements')}
            </TextLink>
          </>
        }
        actions={
          <>
            <RefundAction supplier={supplier} customer={customer} free={unallocatedAmount} />
            <ExportMenu
              label={t('account.export.label')}
              ways={[
                {
                  label: t('account.export.label'),
                  onChoose: () => void onCsv(file, async () => [account], write),
                },
              ]}
              disabled={entries.length === 0}
              isBusy={isBusy}
            />
            <LinkButton
              variant="default"
              leftSection={<IconPrinter size={17} aria-hidden />}
              to="/accounts/$relationId"
              params={{ relationId: id }}
              search={{ ...statementOf(search), paper: 'statement' }}
            >
              {t('account.statement')}
            </LinkButton>
          </>
        }
      />
      <Stack gap={16}>
        <PeriodField
          from={from}
          to={to}
          chosen={search}
          onChange={(period) =>
            void navigate({
              to: '/accounts/$relationId',
              params: { relationId: id },
              search: period,
              replace: true,
              resetScroll: false,
            })
          }
        />
        <AccountView account={account} />
      </Stack>
    </>
  )
}

/** The statement as it will be printed. */
function Statement({ id, account }: Props) {
  const { t } = useTranslation('payment')
  const { customer, from, to } = account
  return (
    <PaperPage
      title={t('account.statementOf', { from: formatDate(from), to: formatDate(to) })}
      back={{ to: `/accounts/${id}`, label: t('account.title'), search: { from, to } }}
      subtitle={customer.company}
    >
      <Suspense>
        <StatementSheet account={account} />
      </Suspense>
    </PaperPage>
  )
}
