import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { personQuery } from '~/shared/api/person-query'
import { formatDate, formatMoney } from '~/shared/format/format'
import { formatIban, formatSiren } from '~/shared/format/numbers'
import { PostalAddress } from '~/shared/order/PostalAddress'
import paper from '~/shared/paper/paper.module.css'
import { Sheet } from '~/shared/paper/Sheet'
import { type AccountDetail, aheadOf } from './account'
import { EntriesTable } from './EntriesTable'
import classes from './StatementSheet.module.css'

/** The statement of an account on one sheet: between whom, what it began with, every line, what it ends with, what is open today and where to pay. */
export function StatementSheet({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('payment')
  const { supplier, customer, from, to, openAmount, overdueAmount, bankDetails } = account
  const ahead = aheadOf(account)
  const open = [
    openAmount > 0 && t('account.sheet.open', { amount: formatMoney(openAmount) }),
    overdueAmount > 0 && t('account.sheet.overdue', { amount: formatMoney(overdueAmount) }),
    ahead > 0 && t('account.sheet.unallocated', { amount: formatMoney(ahead) }),
  ].filter(Boolean)
  return (
    <Sheet brand={supplier.company} title={t('account.statementOf', { from: formatDate(from), to: formatDate(to) })}>
      <div className={paper.parties}>
        <Side title={t('order:column.supplier')} side={supplier} />
        <Side title={t('order:column.customer')} side={customer} />
      </div>
      <div className={classes.entries}>
        <EntriesTable account={account} isPaper />
      </div>
      <p className={classes.open}>
        {t('account.sheet.today')} {open.length > 0 ? open.join(', ') : t('account.sheet.nothing')}
      </p>
      {bankDetails && (
        <p className={classes.open}>
          {t('account.sheet.payTo', { company: supplier.company })} <b>{formatIban(bankDetails.iban)}</b>
          {bankDetails.bic && ` (${t('request.bic')} ${bankDetails.bic})`}
        </p>
      )}
    </Sheet>
  )
}

/** One side, with its seat and its number as far as the reader may know them. */
function Side({ title, side: { id, company } }: { title: string; side: AccountDetail['supplier'] }) {
  const { t } = useTranslation('payment')
  const { data: person } = useQuery(personQuery(id))
  const seat = person?.addresses.find(({ typeAddress }) => typeAddress === 'billing') ?? person?.addresses[0]
  return (
    <section>
      <h3>{title}</h3>
      {(!seat || (seat.company && seat.company !== company)) && <b>{company}</b>}
      {seat && <PostalAddress address={seat} name={company} />}
      {person?.siret && <span>{t('account.sheet.siren', { siren: formatSiren(person.siret.slice(0, 9)) })}</span>}
    </section>
  )
}
