import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import { sumEuros } from '~/shared/format/euros'

/** What is open between a supplier and a customer now. */
export type Account = Schemas['BillingAccount']

/** A period of an account. */
export type AccountDetail = Schemas['BillingAccountDetail']

/** A line of an account. */
export type AccountEntry = Schemas['BillingAccountEntry']

/** How long what is open has been due. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'beyond90'] as const satisfies (keyof Account['aging'])[]

/** "Facture FAC-S41-2026-000005", "Paiement VIR Bistrot 12" */
export const operationWords = (t: TFunction<'payment'>, { kind, number }: Pick<AccountEntry, 'kind' | 'number'>) =>
  [t(`account.entry.${kind}`), number].filter(Boolean).join(' ')

/** What the customer paid beyond what is open: it pays nothing yet, or orders that are not invoiced. */
export const aheadOf = ({ unallocatedAmount, advancedAmount }: Pick<Account, 'unallocatedAmount' | 'advancedAmount'>) =>
  sumEuros([unallocatedAmount, advancedAmount])
