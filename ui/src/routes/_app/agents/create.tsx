import { createFileRoute } from '@tanstack/react-router'
import { PersonCreatePage } from '~/features/people/create/PersonCreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/agents/create')({
  loader: () => loadTexts('people', 'person'),
  component: () => <PersonCreatePage of="agents" />,
})
