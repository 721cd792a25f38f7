import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { BottleField } from './BottleField'

function Counted() {
  const [bottles, setBottles] = useState(7)
  return <BottleField label="Reçues" value={bottles} onChange={setBottles} unitsPerCarton={6} />
}

it.each([
  ['12,5', '7'],
  ['1.234', '7'],
  ['1 234,50', '7'],
  ['1 200', '1200'],
  ['12,0', '12'],
])('of %s typed takes %s bottles', async (text, taken) => {
  await renderPart(<Counted />)
  const field = await screen.findByRole('textbox', { name: 'Reçues' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
  expect(field).toHaveValue(taken)
  const refused = screen.queryByText(/n’est pas un nombre entier/, { selector: '[role=status]' })
  expect(refused !== null).toBe(taken === '7')
})
