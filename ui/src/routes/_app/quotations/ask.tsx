import { createFileRoute } from '@tanstack/react-router'
import { AskPage } from '~/features/quotations/ask/AskPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/quotations/ask')({
  loader: () => loadTexts('quotations', 'order'),
  component: AskPage,
})
