import type { States } from '~/shared/document/states'

type State = 'processing' | 'warehouse' | 'complete' | 'canceled'

/** Receipts, as an example of documents with states. */
export const receiptStates: States<State> = {
  tones: { processing: 'neutral', warehouse: 'attention', complete: 'done', canceled: 'neutral' },
  nameOf: (state) => `enums:receipts_status.${state}`,
  bad: ['canceled'],
}
