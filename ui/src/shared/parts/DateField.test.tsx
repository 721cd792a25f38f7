import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { DateField } from './DateField'
import { DateRange } from './DateRange'

interface Props {
  onChange?: (date: string | undefined) => void
  min?: string
  initial?: string
}

function Birthday({ onChange, min, initial }: Props) {
  const [date, setDate] = useState(initial)
  const change = (next: string | undefined) => {
    setDate(next)
    onChange?.(next)
  }
  return <DateField label="Date de naissance" withLabel value={date} onChange={change} min={min} />
}

function Range({ onChange }: { onChange: (range: { from: string | undefined; to: string | undefined }) => void }) {
  return <DateRange label="Commandées" from="2026-11-05" to={undefined} onChange={onChange} />
}

async function open(props: Props = {}) {
  const onChange = vi.fn()
  await renderPart(<Birthday onChange={onChange} {...props} />)
  return { field: await screen.findByLabelText('Date de naissance'), onChange }
}

// The calendar that opens is slow to draw without a browser.
describe('a date', () => {
  it('R-5.079 R-5.080 is typed as DD/MM/YYYY and kept as YYYY-MM-DD', async () => {
    const { field, onChange } = await open()
    expect(field).toHaveAttribute('placeholder', 'dd/mm/yyyy')
    await userEvent.type(field, '31/12/1980')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('1980-12-31')
    expect(field).toHaveValue('31/12/1980')
  })

  it('is written out when the field is left', async () => {
    const { field } = await open()
    await userEvent.type(field, '5/1/2026')
    await userEvent.tab()
    expect(field).toHaveValue('05/01/2026')
  })

  it.each(['1980-12-31', '31/02/2026', 'hier'])('R-5.079 refuses %s, keeps it and holds no date', async (typed) => {
    const { field, onChange } = await open({ initial: '2026-01-05' })
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field).toHaveValue(typed)
    expect(field).toHaveAccessibleDescription('Le champ doit être une date valide')
    expect(onChange).toHaveBeenLastCalledWith(undefined)
  })

  it('says which days may be chosen', async () => {
    const { field } = await open({ min: '2026-11-20' })
    await userEvent.type(field, '19/11/2026')
    await userEvent.tab()
    const last = new Date().getFullYear() + 50
    expect(field).toHaveAccessibleDescription(`Le champ doit être compris entre 20/11/2026 et 31/12/${last}`)
  })

  it('is cleared by its button', async () => {
    const { field, onChange } = await open({ initial: '2026-01-05' })
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la date' }))
    expect(onChange).toHaveBeenLastCalledWith(undefined)
    expect(field).toHaveValue('')
  })

  it('R-9.023 R-9.024 offers a hundred years back and fifty forward', async () => {
    const { field } = await open()
    await userEvent.click(field)
    const choice = { name: 'Choisir le mois ou l’année', hidden: true }
    const [, years] = await screen.findAllByRole('combobox', choice)
    if (!years) throw new Error('no choice of years')
    const showPicker = vi.fn()
    Object.assign(years, { showPicker })
    fireEvent.click(years)
    expect(showPicker).toHaveBeenCalled()
    const options = within(years).getAllByRole('option', { hidden: true })
    const offered = options.map((option) => Number(option.textContent))
    const now = new Date().getFullYear()
    expect([Math.min(...offered), Math.max(...offered)]).toEqual([now - 100, now + 50])
  })
})

it('a range never ends before it begins', async () => {
  const onChange = vi.fn()
  await renderPart(<Range onChange={onChange} />)
  const to = await screen.findByLabelText('Au')
  await userEvent.type(to, '04/11/2026')
  await userEvent.tab()
  expect(to).toBeInvalid()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(to)
  await userEvent.type(to, '30/11/2026')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-30' })
})
