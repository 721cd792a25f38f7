import { createFileRoute } from '@tanstack/react-router'
import { ParametersPage } from '~/features/parameters/ParametersPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/parameters')({
  loader: () => loadTexts('parameters', 'record'),
  component: ParametersPage,
})
