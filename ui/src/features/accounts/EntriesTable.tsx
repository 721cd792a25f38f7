import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import paper from '~/shared/paper/paper.module.css'
import { TextLink } from '~/shared/parts/TextLink'
import { type AccountDetail, type AccountEntry, operationWords } from './account'
import classes from './EntriesTable.module.css'

/** Every line of an account with the balance after it; the balance before and after the period around them. */
export function EntriesTable({ account, isPaper = false }: { account: AccountDetail; isPaper?: boolean }) {
  const { t } = useTranslation('payment')
  const { from, to, openingBalance, closingBalance, entries } = account
  return (
    <table className={isPaper ? paper.lines : classes.table} aria-label={t('account.entries')}>
      <thead>
        <tr>
          <th scope="col">{t('account.day')}</th>
          <th scope="col">{t('account.operation')}</th>
          <th scope="col">{t('account.debit')}</th>
          <th scope="col">{t('account.credit')}</th>
          <th scope="col">{t('account.balance')}</th>
        </tr>
      </thead>
      <tbody>
        <Sum words={t('account.opening', { date: formatDate(from) })} balance={openingBalance} />
        {entries.map((entry, at) => (
          // Two lines of one day may say the same: their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a period never change places
          <tr key={at}>
            <td>
              <time dateTime={entry.on}>{formatDate(entry.on)}</time>
            </td>
            <td>
              <Operation entry={entry} isPaper={isPaper} />
            </td>
            <td>{entry.amount >= 0 ? formatMoney(entry.amount) : ''}</td>
            <td>{entry.amount < 0 ? formatMoney(-entry.amount) : ''}</td>
            <td>{formatMoney(entry.balance)}</td>
          </tr>
        ))}
        {entries.length === 0 && (
          <tr className={classes.none}>
            <td colSpan={5}>{t('account.none')}</td>
          </tr>
        )}
        <Sum words={t('account.closing', { date: formatDate(to) })} balance={closingBalance} />
      </tbody>
    </table>
  )
}

function Sum({ words, balance }: { words: string; balance: number }) {
  return (
    <tr className={classes.sum}>
      <th scope="row" colSpan={4}>
        {words}
      </th>
      <td>{formatMoney(balance)}</td>
    </tr>
  )
}

/** What a line is of, leading there on screen, and until when an invoice is to be paid. */
function Operation({ entry, isPaper }: { entry: AccountEntry; isPaper: boolean }) {
  const { t } = useTranslation('payment')
  const words = operationWords(t, entry)
  const iri = entry.invoice ?? entry.payment
  return (
    <>
      {isPaper || iri === null ? words : <TextLink to={pathOf(iri)}>{words}</TextLink>}
      {entry.dueOn && <Dim size={13}> {t('account.due', { date: formatDate(entry.dueOn) })}</Dim>}
    </>
  )
}
