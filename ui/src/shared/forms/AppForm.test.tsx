import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '~/shared/api/errors'
import { all } from '~/shared/validation/rule'
import { email, required } from '~/shared/validation/text-rules'
import { renderPart } from '~/testing/render-part'
import { AppForm } from './AppForm'
import { SubmitButton } from './SubmitButton'
import { useAppForm } from './use-app-form'

interface Values extends Record<string, unknown> {
  email: string
  addresses: { city: string; postcode: string }[]
}

const initialValues: Values = { email: '', addresses: [{ city: '', postcode: '' }] }
const submitLabel = 'Enregistrer le contact'

interface Props {
  send?: (values: Values) => Promise<unknown>
  onSent?: () => void
}

function Example({ send = async () => undefined, onSent = () => undefined }: Props) {
  const form = useAppForm<Values>({
    initialValues,
    rules: { addresses: { city: required }, email: all(required, email) },
    send,
    onSent,
  })
  return (
    <AppForm form={form} label="Contact">
      <TextInput label="E-mail" {...form.getInputProps('email')} />
      <TextInput label="Ville" {...form.getInputProps('addresses.0.city')} />
      <TextInput label="Code postal" {...form.getInputProps('addresses.0.postcode')} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </AppForm>
  )
}

async function open(props: Props = {}) {
  const page = await renderPart(<Example {...props} />)
  await screen.findByRole('form', { name: 'Contact' })
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.fr')
    await userEvent.type(screen.getByLabelText('Ville'), 'Beaune')
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: /Enregistrer le contact/ }))
  return { ...page, fill, save }
}

const violations = (...list: { propertyPath: string; message: string }[]) =>
  new ApiError(422, 'invalid', { violations: list })

describe('a form of the product', () => {
  it('R-5.025 R-5.043 blocks the submit, tells each field and focuses the first on the page', async () => {
    const send = vi.fn(async () => undefined)
    const { save } = await open({ send })
    await save()
    const first = screen.getByLabelText('E-mail')
    await waitFor(() => expect(first).toHaveFocus())
    expect(first).toHaveAccessibleDescription('Le champ est obligatoire')
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Le champ est obligatoire')
    expect(screen.getByRole('alert')).toHaveTextContent('2 champs à corriger')
    expect(send).not.toHaveBeenCalled()
  })

  it('checks a changed field when it is left, and forgives on typing', async () => {
    await open()
    const field = screen.getByLabelText('E-mail')
    await userEvent.click(field)
    await userEvent.tab()
    expect(field).toBeValid()
    await userEvent.type(field, 'abc')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Le champ doit être une adresse e-mail valide'))
    await userEvent.type(field, '@b.fr')
    expect(field).toBeValid()
  })

  it('puts violations on their fields, and the others on top', async () => {
    const { fill, save } = await open({
      send: () =>
        Promise.reject(
          violations(
            { propertyPath: 'addresses[0].postcode', message: 'Code postal inconnu' },
            { propertyPath: '', message: 'Ce client est bloqué' },
            { propertyPath: 'items[2].quantity', message: 'Trop' },
          ),
        ),
    })
    await fill()
    await save()
    const postcode = screen.getByLabelText('Code postal')
    await waitFor(() => expect(postcode).toHaveFocus())
    expect(postcode).toHaveAccessibleDescription('Code postal inconnu')
    expect(screen.getByText('Ce client est bloqué')).toBeVisible()
    expect(screen.getByText('items[2].quantity : Trop')).toBeVisible()
    expect(screen.getByLabelText('Ville')).toHaveValue('Beaune')
    await userEvent.tab()
    expect(postcode).toHaveAccessibleDescription('Code postal inconnu')
  })

  it.each([
    ['a refusal in words', new ApiError(409, 'Déjà modifié par un autre', null), 'Déjà modifié par un autre'],
    ['no words', new ApiError(500, 'HTTP 500', null), /Rien n’est perdu/],
    ['no answer', new NetworkError(null), /Le serveur ne répond pas/],
    ['something else', new Error('oops'), /Rien n’est perdu/],
  ])('says on top what went wrong: %s', async (_name, error, words) => {
    const { fill, save } = await open({ send: () => Promise.reject(error) })
    await fill()
    await save()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.fr')
  })

  it('shows its progress, sends once, and stays within reach', async () => {
    let finish: (value?: unknown) => void = () => undefined
    const send = vi.fn(() => new Promise((resolve) => (finish = resolve)))
    const onSent = vi.fn()
    const { fill, save } = await open({ send, onSent })
    await fill()
    await save()
    await save()
    expect(send).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    const button = screen.getByRole('button', { name: /Enregistrer le contact/ })
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
    finish()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false')
  })

  it('asks before unsaved work is left, and lets a saved form go', async () => {
    const { leave, fill, save } = await open()
    await fill()
    leave()
    const question = await screen.findByRole('dialog', { name: 'Quitter cette page ?' })
    await userEvent.click(screen.getByRole('button', { name: 'Rester sur la page' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(screen.getByLabelText('Ville')).toHaveValue('Beaune')
    await save()
    leave()
    expect(await screen.findByText('elsewhere')).toBeVisible()
  })

  it('can be left without saving', async () => {
    const { leave, fill } = await open()
    await fill()
    leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }))
    expect(await screen.findByText('elsewhere')).toBeVisible()
  })
})
