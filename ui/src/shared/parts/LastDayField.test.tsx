import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { lastDay } from '~/shared/validation/last-day'
import { renderPart } from '~/testing/render-part'
import { LastDayField } from './LastDayField'

function Asked({ day }: { day: string | null }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <LastDayField value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

describe('LastDayField', () => {
  it('has no end when that is ticked, and never because its day was emptied', async () => {
    const user = userEvent.setup()
    await renderPart(<Asked day="2026-12-31" />)
    const endless = screen.getByRole('checkbox', { name: 'Sans date de fin' })
    const day = await screen.findByRole('textbox', { name: /^Dernier jour/ })
    expect(endless).not.toBeChecked()
    await user.clear(day)
    await user.tab()
    expect(screen.getByRole('status')).toHaveTextContent('""')
    await user.click(endless)
    expect(screen.getByRole('status')).toHaveTextContent('null')
    await user.type(day, '15/01/2027{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('"2027-01-15"')
    expect(endless).not.toBeChecked()
  })

  it('is refused where nothing was told, and before the first day', () => {
    const values = { startsOn: '2026-12-01' }
    expect(lastDay('', values)).toBe('Le champ est obligatoire')
    expect(lastDay('2026-11-30', values)).toBe('Le dernier jour ne peut pas précéder le premier.')
    expect([lastDay(null, values), lastDay('2026-12-01', values)]).toEqual([null, null])
  })
})
