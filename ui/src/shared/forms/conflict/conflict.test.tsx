import { TextInput } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { renderPart } from '~/testing/render-part'
import { AppForm } from '../AppForm'
import { SubmitButton } from '../SubmitButton'
import { useSharedForm } from './use-shared-form'

interface Card {
  version: number
  name: string
  buyers: string
}

const read: Card = { version: 1, name: 'CHR 2026', buyers: 'Le Bouchon' }

const meanwhile = new ApiError(409, 'Modifié entre-temps', {
  code: 'changed_meanwhile',
  version: 2,
  changedAt: '2026-11-28T09:12:00Z',
  changedBy: { '@id': '/api/users/2', id: 2, name: 'Claire Morel' },
  changed: ['buyers'],
  current: { buyers: 'La Table' },
})

const save = vi.fn<(thing: Card, values: Pick<Card, 'name' | 'buyers'>) => Promise<Card>>()

function Example({ now }: { now: Card }) {
  const form = useSharedForm({
    thing: read,
    read: () => Promise.resolve(now),
    valuesOf: ({ name, buyers }: Card) => ({ name, buyers }),
    words: { name: 'Nom', buyers: 'Acheteurs' },
    save,
    saved: (kept) => kept,
  })
  return (
    <AppForm form={form} label="Accord">
      <TextInput label="Nom" {...form.getInputProps('name')} />
      <TextInput label="Acheteurs" {...form.getInputProps('buyers')} />
      <SubmitButton>Enregistrer</SubmitButton>
    </AppForm>
  )
}

/** Types buyers here, while somebody else has made `now` of the thing. */
async function saveWhile(now: Card) {
  save.mockReset()
  save.mockImplementation((thing, values) =>
    thing.version === now.version
      ? Promise.resolve({ ...values, version: now.version + 1 })
      : Promise.reject(meanwhile),
  )
  await renderPart(<Example now={now} />)
  const field = await screen.findByLabelText('Acheteurs')
  await userEvent.clear(field)
  await userEvent.type(field, 'Cave des Lilas')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
}

describe('two people who save the same thing', () => {
  it('shows what was typed beside what stands there, and who saved it; one’s own is sent on the new version', async () => {
    const now = { version: 2, name: 'CHR 2027', buyers: 'La Table' }
    await saveWhile(now)
    const dialog = within(await screen.findByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' }))
    expect(dialog.getByText(/^Claire Morel, le 28 nov\. 2026/)).toBeInTheDocument()
    const choice = within(dialog.getByRole('radiogroup', { name: 'Acheteurs' }))
    expect(choice.getByRole('radio', { name: 'Votre saisie' })).toBeChecked()
    expect(choice.getByText('Cave des Lilas')).toBeInTheDocument()
    expect(choice.getByText('La Table')).toBeInTheDocument()
    // Its name was changed by the other alone: there is nothing to choose.
    expect(dialog.queryByRole('radiogroup', { name: 'Nom' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(now, { name: 'CHR 2027', buyers: 'Cave des Lilas' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Nom')).toHaveValue('CHR 2027')
  })

  it('takes what stands there where one wants it', async () => {
    const now = { ...read, version: 2, buyers: 'La Table' }
    await saveWhile(now)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Enregistré depuis' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(now, { name: 'CHR 2026', buyers: 'La Table' }))
  })

  it('loses nothing when one goes back', async () => {
    await saveWhile({ ...read, version: 2, buyers: 'La Table' })
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Revenir à ma saisie' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Acheteurs')).toHaveValue('Cave des Lilas')
    expect(save).toHaveBeenCalledOnce()
  })

  it('keeps both where they changed different fields', async () => {
    const now = { ...read, version: 2, name: 'CHR 2027' }
    await saveWhile(now)
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(now, { name: 'CHR 2027', buyers: 'Cave des Lilas' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
