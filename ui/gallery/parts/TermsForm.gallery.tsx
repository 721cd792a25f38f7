import { Button } from '@mantine/core'
import { TermsForm } from '~/shared/terms/TermsForm'
import type { TermsKind } from '~/shared/terms/terms-kind'
import type { Terms } from '~/shared/terms/terms-values'
import { type Gallery, say } from '../gallery'

const terms: Terms = {
  id: 7,
  negociationMargin: 5,
  version: 1,
  permanentDiscount: 3,
  outstandingValue: 5000,
  paymentTerms: { kind: 'end_of_month', days: 30 },
  invoicing: 'delivery',
  agent: { '@id': '/api/users/10', id: 10, name: 'Agence Delaunoy' },
  label: 'Halles',
}

const form = (kind: TermsKind) => (
  <TermsForm terms={terms} kind={kind} submit={say('Enregistrer', 'Save')} onSaved={() => undefined}>
    <Button variant="default">{say('Annuler', 'Cancel')}</Button>
  </TermsForm>
)

export default {
  about: 'The terms of a relation, as its parent sets them.',
  states: {
    customer: () => form('customer'),
    agent: () => form('agent'),
    'the label alone': () => form('label'),
  },
  alone: { 'not answered yet': () => form('either') },
} satisfies Gallery
