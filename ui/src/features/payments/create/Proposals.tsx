import { Button, Kbd, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { Proposal } from './proposals'
import type { Taken } from './rows'
import classes from './rows.module.css'

interface Props {
  proposals: readonly Proposal[]
  taken: Taken | null
  /** All of it stays the customer's as long as nothing is taken. */
  isCredit: boolean
  onTake: (proposal: Proposal) => void
  onLeave: () => void
}

/** What a row pays, or what it may pay: nothing is allocated that nobody chose. */
export function Proposals({ proposals, taken, isCredit, onTake, onLeave }: Props) {
  const { t } = useTranslation('payment')
  if (taken) {
    return (
      <div className={classes.taken}>
        <span>{t('proposal.taken', { what: wordsOf(t, taken) })}</span>
        <Button size="compact-sm" variant="default" onClick={onLeave}>
          {t('proposal.leave')}
        </Button>
      </div>
    )
  }
  return (
    <>
      {proposals.length > 0 && (
        <ul className={classes.proposals} aria-label={t('proposal.label')}>
          {proposals.map((proposal, at) => (
            <li key={`${proposal.customer.id} ${wordsOf(t, proposal)}`}>
              <UnstyledButton className={classes.proposal ?? ''} onClick={() => onTake(proposal)}>
                <span>{t('proposal.take', { company: proposal.customer.company, what: wordsOf(t, proposal) })}</span>
                <Dim size={13}>{t(`proposal.by.${proposal.by}`)}</Dim>
                {at === 0 && (
                  <Kbd size="xs" className={classes.key ?? ''} data-wide-only aria-hidden>
                    {t('proposal.key')}
                  </Kbd>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {isCredit && <Dim size={13}>{t('proposal.free')}</Dim>}
    </>
  )
}

/** "FAC-5 (99,22 €), FAC-6 (181,03 €), 3,00 € au crédit" */
function wordsOf(
  t: ReturnType<typeof useTranslation<'payment'>>['t'],
  { allocations, unallocatedAmount }: Taken,
): string {
  const parts = allocations.map(({ number, amount }) => t('proposal.part', { number, amount: formatMoney(amount) }))
  if (unallocatedAmount > 0) parts.push(t('proposal.credit', { amount: formatMoney(unallocatedAmount) }))
  return parts.join(', ')
}
