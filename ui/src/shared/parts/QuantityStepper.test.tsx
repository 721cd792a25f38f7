import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { QuantityStepper } from './QuantityStepper'

interface Props {
  onChange: (bottles: number) => void
  onRow?: (direction: 1 | -1) => void
  initial?: number
  max?: number
  multiple?: number
}

function Ordered({ onChange, onRow, initial = 0, max, multiple = 6 }: Props) {
  const [bottles, setBottles] = useState(initial)
  const change = (next: number) => {
    setBottles(next)
    onChange(next)
  }
  return (
    <QuantityStepper
      label="Quantité de Pommard"
      value={bottles}
      onChange={change}
      unitsPerCarton={6}
      multiple={multiple}
      minimum={12}
      max={max}
      withBottles
      {...(onRow ? { onRow } : {})}
    />
  )
}

async function open(props: Partial<Props> = {}) {
  const onChange = vi.fn()
  await renderPart(<Ordered onChange={onChange} {...props} />)
  await screen.findByRole('group', { name: 'Quantité de Pommard' })
  const figure = screen.getByRole('textbox')
  return { onChange, figure, more: screen.getByRole('button', { name: 'Un de plus' }) }
}

describe('a quantity by the carton', () => {
  it.each(['2,5', '1.234', '-3'])('refuses %s, and says so, instead of taking its digits', async (text) => {
    const { figure, onChange } = await open({ initial: 18 })
    await userEvent.clear(figure)
    await userEvent.type(figure, text)
    expect(figure).toHaveValue(text)
    await userEvent.tab()
    expect(figure).toHaveValue('3')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent(`« ${text} » n’est pas un nombre entier`)
  })

  it('starts at the minimum and steps by the carton, by button and by arrow key', async () => {
    const { figure, onChange, more } = await open()
    await userEvent.click(more)
    expect(figure).toHaveValue('2')
    expect(screen.getByText('12 bouteilles')).toBeVisible()
    await userEvent.type(figure, '{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(onChange.mock.calls.flat()).toEqual([12, 18, 24, 18])
    await userEvent.type(figure, '{ArrowDown}{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith(0)
  })

  it('raises what is typed to what is sold, and says so', async () => {
    const { figure, onChange } = await open({ multiple: 12 })
    await userEvent.clear(figure)
    await userEvent.type(figure, '3')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(24)
    expect(figure).toHaveValue('4')
    expect(screen.getByRole('status')).toHaveTextContent('Arrondi à 24 bouteilles : vendu par 12 bouteilles')
  })

  it('stops at what there is, with the reason', async () => {
    const { figure, onChange, more } = await open({ max: 20, initial: 12 })
    await userEvent.click(more)
    expect(onChange).toHaveBeenLastCalledWith(18)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Il ne reste que 20 bouteilles en stock')
    await userEvent.clear(figure)
    await userEvent.type(figure, '99{Enter}')
    expect(figure).toHaveValue('3')
  })

  it('Enter goes to the next row, Maj+Enter to the one before, keeping what was typed', async () => {
    const onRow = vi.fn()
    const { figure, onChange } = await open({ onRow })
    await userEvent.clear(figure)
    await userEvent.type(figure, '5{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(30)
    expect(onRow).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(onRow).toHaveBeenLastCalledWith(-1)
  })

  it('Ctrl+Enter keeps what was typed and stays', async () => {
    const onRow = vi.fn()
    const { figure, onChange } = await open({ onRow })
    await userEvent.clear(figure)
    await userEvent.type(figure, '5{Control>}{Enter}{/Control}')
    expect(onChange).toHaveBeenLastCalledWith(30)
    expect(onRow).not.toHaveBeenCalled()
  })

  it('Escape gives up what was typed', async () => {
    const { figure, onChange } = await open({ initial: 12 })
    await userEvent.clear(figure)
    await userEvent.type(figure, '9{Escape}')
    expect(figure).toHaveValue('2')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('repeats while a button is held, and not once more when it is let go', async () => {
    const { onChange, more } = await open({ initial: 12 })
    vi.useFakeTimers()
    fireEvent.pointerDown(more, { button: 0 })
    for (const ms of [450, 110, 110]) await act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent.pointerUp(more)
    fireEvent.click(more)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(onChange.mock.calls.flat()).toEqual([18, 24, 30])
  })
})
