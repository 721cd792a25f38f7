import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppForm } from '~/shared/forms/AppForm'
import { useAppForm } from '~/shared/forms/use-app-form'
import { loadTexts } from '~/shared/i18n/i18n'
import { all } from '~/shared/validation/rule'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { EmailField } from './EmailField'
import { identityRules } from './person-rules'
import { forgetUsedEmails, isEmailUsed, unusedEmail } from './used-emails'

const USED = 'Cet e-mail est déjà utilisé'
let asked: string[] = []

function Example() {
  const form = useAppForm({
    initialValues: { email: '' },
    rules: { email: all(identityRules.email, unusedEmail) },
    send: async () => undefined,
  })
  return (
    <AppForm form={form} isGuarded={false}>
      <EmailField form={form} isChecked whenUsed="Connectez-vous" />
    </AppForm>
  )
}

beforeEach(async () => {
  await loadTexts('person')
  forgetUsedEmails()
  asked = []
  server.use(
    http.get('*/api/customers/unique', ({ request }) => {
      const email = new URL(request.url).searchParams.get('email') ?? ''
      asked.push(email)
      return HttpResponse.json({ unique: !email.startsWith('used') })
    }),
  )
})

async function type(text: string) {
  const field = await screen.findByLabelText(/Adresse e-mail/)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('the e-mail of a new account', () => {
  it('R-5.081 R-5.082 is checked by a call once it is typed, and a used one is refused with a way on', async () => {
    await renderPart(<Example />)
    await type('used@aubrac.fr')
    expect(await screen.findByText(USED)).toBeVisible()
    expect(screen.getByText('Connectez-vous')).toBeVisible()
    expect(asked).toEqual(['used@aubrac.fr'])
  })

  it('is not asked about while it is no e-mail', async () => {
    await renderPart(<Example />)
    await type('used@')
    await type('free@aubrac.fr')
    await waitFor(() => expect(asked).toEqual(['free@aubrac.fr']))
    expect(screen.queryByText(USED)).toBeNull()
  })

  it('is not asked about again once the server wants no more questions', async () => {
    server.use(
      http.get('*/api/customers/unique', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('email') ?? '')
        return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '60' } })
      }),
    )
    expect(await isEmailUsed('used1@aubrac.fr')).toBeNull()
    expect(await isEmailUsed('used2@aubrac.fr')).toBeNull()
    expect(asked).toEqual(['used1@aubrac.fr'])
    expect(unusedEmail('used1@aubrac.fr', {})).toBeNull()
  })

  it('leaves the server two questions a minute for the registration itself', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'a']) await isEmailUsed(`${name}@aubrac.fr`)
    expect(asked).toEqual(['a@aubrac.fr', 'b@aubrac.fr', 'c@aubrac.fr'])
  })
})
