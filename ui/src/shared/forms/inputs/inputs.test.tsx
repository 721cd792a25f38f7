import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { AppForm } from '../AppForm'
import { SubmitButton } from '../SubmitButton'
import { useAppForm } from '../use-app-form'
import { AddressFields } from './AddressFields'
import { type AddressValues, addressRules, newAddress } from './address'
import { MoneyField } from './MoneyField'
import { PasswordField } from './PasswordField'
import { PercentField } from './PercentField'

const submitLabel = 'Enregistrer'
const nbsp = '\u00A0'

function Money({ onChange, min }: { onChange: (cents: number | null) => void; min?: number }) {
  const [cents, setCents] = useState<number | null>(null)
  const change = (next: number | null) => {
    setCents(next)
    onChange(next)
  }
  return <MoneyField label="Prix" value={cents} onChange={change} min={min} max={10_000_000} />
}

function Percent({ onChange }: { onChange: (points: number | null) => void }) {
  return <PercentField label="Remise" value={null} onChange={onChange} />
}

describe('an amount', () => {
  async function open(min?: number) {
    const onChange = vi.fn()
    await renderPart(<Money onChange={onChange} {...(min === undefined ? {} : { min })} />)
    const field = await screen.findByLabelText('Prix')
    return { field, onChange, type: (text: string) => userEvent.type(field, text) }
  }

  it('R-9.018 R-9.020 is typed as the French write it, and shown with two decimals and the sign', async () => {
    const { field, onChange, type } = await open()
    await type('1 234,5')
    expect(field).toHaveValue('1 234,5')
    await userEvent.tab()
    expect(field).toHaveValue(`1${nbsp}234,50${nbsp}€`)
    expect(onChange).toHaveBeenLastCalledWith(123450)
  })

  it.each([
    ['-3', `Le champ doit avoir une valeur de 0,00${nbsp}€ ou plus`],
    ['abc', 'Le champ doit être un nombre décimal valide'],
    ['1,234', 'Le champ doit être un nombre décimal valide'],
    ['200000', `Le champ doit avoir une valeur de 100${nbsp}000,00${nbsp}€ ou moins`],
  ])('refuses %s, and keeps it', async (typed, words) => {
    const { field, onChange, type } = await open()
    await type(typed)
    await userEvent.tab()
    expect(field).toHaveValue(typed)
    expect(field).toHaveAccessibleDescription(words)
    expect(field).toBeInvalid()
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('takes a negative one where the bound allows it', async () => {
    const { onChange, type } = await open(-5000)
    await type('-3')
    expect(onChange).toHaveBeenLastCalledWith(-300)
  })
})

describe('a rate', () => {
  it('R-9.019 is kept in basis points, and is at most 100 %', async () => {
    const onChange = vi.fn()
    await renderPart(<Percent onChange={onChange} />)
    const field = await screen.findByLabelText('Remise')
    await userEvent.type(field, '12,5 %')
    expect(onChange).toHaveBeenLastCalledWith(1250)
    await userEvent.clear(field)
    await userEvent.type(field, '101{Enter}')
    expect(field).toHaveAccessibleDescription(`Le champ doit avoir une valeur de 100${nbsp}% ou moins`)
  })
})

function Priced({ send }: { send: () => Promise<void> }) {
  const form = useAppForm({ initialValues: { price: null as number | null }, send })
  return (
    <AppForm form={form} label="Prix">
      <MoneyField
        label="Prix HT"
        {...(form.getInputProps('price') as { value: number | null; onChange: () => void })}
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </AppForm>
  )
}

it('what cannot be read stops the submit and gets the focus', async () => {
  const send = vi.fn(async () => undefined)
  await renderPart(<Priced send={send} />)
  const field = await screen.findByLabelText('Prix HT')
  await userEvent.type(field, 'douze')
  await userEvent.click(screen.getByRole('button', { name: submitLabel }))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('douze')
  expect(send).not.toHaveBeenCalled()
})

function NewPassword() {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Mot de passe"
      withChecklist
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

describe('a password', () => {
  async function open() {
    await renderPart(<NewPassword />)
    return screen.findByLabelText('Mot de passe')
  }

  it('R-5.031 R-5.032 R-5.033 R-5.034 R-5.035 ticks off what it holds', async () => {
    const field = await open()
    const met = () => screen.getAllByRole('listitem').map((item) => item.textContent?.endsWith('rempli'))
    expect(met()).toEqual([false, false, false, false, false])
    await userEvent.type(field, 'Aa1')
    expect(met()).toEqual([false, true, true, true, false])
    await userEvent.type(field, '!aaaa')
    expect(met()).toEqual([true, true, true, true, true])
  })

  it('is shown and hidden by its button, with the keyboard too', async () => {
    const field = await open()
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(field).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Masquer le mot de passe' })).toHaveFocus()
  })

  it('says when the capitals are locked', async () => {
    const field = await open()
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Verr. maj. est activée')).toBeVisible()
    fireEvent.keyUp(field, { key: 'a', modifierCapsLock: false })
    expect(screen.queryByText('Verr. maj. est activée')).toBeNull()
  })
})

interface Addresses extends Record<string, unknown> {
  addresses: AddressValues[]
}

function Addresses({ send }: { send: (values: Addresses) => Promise<void> }) {
  const form = useAppForm<Addresses>({
    initialValues: { addresses: [newAddress()] },
    rules: { addresses: addressRules },
    send,
  })
  return (
    <AppForm form={form} label="Adresses">
      <AddressFields form={form} path="addresses.0" />
      <SubmitButton>{submitLabel}</SubmitButton>
    </AppForm>
  )
}

// The list of all countries is slow to draw without a browser.
describe('an address', () => {
  async function open() {
    const send = vi.fn(async () => undefined)
    await renderPart(<Addresses send={send} />)
    await screen.findByRole('form', { name: 'Adresses' })
    return { send, save: () => userEvent.click(screen.getByRole('button', { name: submitLabel })) }
  }

  it('asks for street, postcode and city, and starts in France', async () => {
    const { save } = await open()
    await save()
    for (const label of [/^Rue/, /^Code postal/, /^Ville/]) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Le champ est obligatoire')
    }
    expect(screen.getByRole('combobox', { name: /^Pays/ })).toHaveValue('France')
  })

  it('takes a French postcode as it was pasted, without its blanks', async () => {
    await open()
    const field = screen.getByLabelText(/^Code postal/)
    fireEvent.change(field, { target: { value: ' 69\u00A0003 ' } })
    expect(field).toHaveValue('69003')
    fireEvent.change(field, { target: { value: 'SW1A 1AA' } })
    expect(field).toHaveValue('SW1A 1AA')
  })

  it('checks the postcode by its country, which is found without accents', async () => {
    const { send, save } = await open()
    const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
    enter(screen.getByLabelText(/^Rue/), '1 Bond Street')
    enter(screen.getByLabelText(/^Ville/), 'London')
    enter(screen.getByLabelText(/^Code postal/), 'SW1A 1AA')
    await save()
    expect(screen.getByLabelText(/^Code postal/)).toHaveAccessibleDescription(
      'Le champ doit être un code postal valide',
    )
    const country = screen.getByRole('combobox', { name: /^Pays/ })
    await userEvent.click(country)
    enter(country, 'emirats')
    expect(await screen.findByText('Émirats arabes unis')).toBeInTheDocument()
    enter(country, 'royaume-uni')
    await userEvent.keyboard('{Enter}')
    expect(country).toHaveValue('Royaume-Uni')
    await save()
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(send.mock.lastCall).toMatchObject([{ addresses: [{ country: 'GB', postcode: 'SW1A 1AA', city: 'London' }] }])
  })
})
