import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { RowGrip } from './RowGrip'
import { moved, useRowMoves } from './use-row-moves'

describe('a place in the order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 9, 'acb'],
    [1, -3, 'bac'],
  ])('from %i to %i', (from, to, after) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after)
  })
})

/** Rows that an answer draws anew, or takes back. */
function Rows() {
  const box = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState(['a', 'b', 'c'])
  const [drawn, draw] = useState(0)
  const { shown, handlers } = useRowMoves(box, { order, onOrder: setOrder })
  return (
    <div ref={box} {...handlers}>
      <table>
        <tbody key={drawn}>
          {shown.map((key, at) => (
            <tr key={key} data-index={at}>
              <td>
                <RowGrip label={key} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => draw((times) => times + 1)}>
        answer
      </button>
      <button type="button" onClick={() => setOrder(['a', 'b', 'c'])}>
        refusal
      </button>
    </div>
  )
}

describe('a row that is moved by keyboard', () => {
  const grip = (name: string) => screen.getByRole('button', { name })
  const places = () =>
    screen.getAllByRole('row').map((row) => row.textContent || row.querySelector('button')?.ariaLabel)

  /** Not by a pointer, which would take the focus along. */
  const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  async function down(times: number) {
    await renderPart(<Rows />)
    const user = userEvent.setup()
    grip('a').focus()
    for (let time = 0; time < times; time += 1) await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    return user
  }

  it('keeps the focus on its grip, so that it goes on', async () => {
    await down(2)
    expect(places()).toEqual(['b', 'c', 'a'])
    expect(grip('a')).toHaveFocus()
  })

  it('keeps it when its answer draws the rows anew, and when the move is taken back', async () => {
    await down(1)
    answer('answer')
    expect(grip('a')).toHaveFocus()
    answer('refusal')
    expect(places()).toEqual(['a', 'b', 'c'])
    expect(grip('a')).toHaveFocus()
  })

  it('leaves the focus to whoever goes elsewhere', async () => {
    const user = await down(1)
    const elsewhere = screen.getByRole('button', { name: 'answer' })
    await user.click(elsewhere)
    expect(elsewhere).toHaveFocus()
    elsewhere.blur()
    answer('answer')
    expect(document.body).toHaveFocus()
  })
})
