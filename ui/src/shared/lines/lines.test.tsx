import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { problemsAt } from './line-paths'
import { MendField } from './MendField'
import { PasteDialog } from './PasteDialog'
import { UnsettledRow } from './UnsettledRow'
import { UnsettledRows } from './UnsettledRows'
import { useLines } from './use-lines'

const written = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `k${at}`, text: `VIN-${at}` }))

/** Rows that a figure settles; a nought leaves them. */
function Pasted({ count, onSettled = () => undefined }: { count: number; onSettled?: () => void }) {
  const [rows, setRows] = useState(written(count))
  return (
    <UnsettledRows
      rows={rows}
      words={(key, count) =>
        ({ title: `${count} à régler`, more: `et ${count} autres`, removeAll: 'Tout retirer' })[key]
      }
      onLeft={setRows}
      onSettled={onSettled}
    >
      {(row, settle) => (
        <UnsettledRow
          key={row.key}
          text={row.text}
          wine={null}
          why="illisible"
          remove={`Retirer ${row.text}`}
          onRemove={() => settle([])}
        >
          <MendField label={row.text} maxLength={20} onText={(text) => settle(text === '0' ? [row] : [])} />
        </UnsettledRow>
      )}
    </UnsettledRows>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

it('goes on at the row behind the one that was settled, and tells when none is left', async () => {
  const onSettled = vi.fn()
  await renderPart(<Pasted count={2} onSettled={onSettled} />)
  await userEvent.type(field('VIN-0'), '12{Enter}')
  expect(screen.queryByText('VIN-0')).toBeNull()
  expect(field('VIN-1')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Retirer VIN-1' }))
  expect(screen.queryByText(/à régler/)).toBeNull()
  expect(onSettled).toHaveBeenCalledOnce()
})

it('keeps what was typed of a row that it does not settle, as wrong', async () => {
  await renderPart(<Pasted count={1} />)
  await userEvent.type(field('VIN-0'), '0{Enter}')
  expect(field('VIN-0')).toHaveValue('0')
  expect(field('VIN-0')).toBeInvalid()
})

it('shows twenty of many, and takes all of them away at once', async () => {
  await renderPart(<Pasted count={23} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.getByText('et 3 autres')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tout retirer' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('hands over what was read of a pasted text, and keeps a text that cannot be read', async () => {
  const onRead = vi.fn()
  const read = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(['MAR-1'])
  const words = { title: 'Coller', help: 'Une ligne par vin.', label: 'Liste', example: 'MAR-1;6', send: 'Ajouter' }
  await renderPart(<PasteDialog words={(key) => words[key]} read={read} onRead={onRead} onClose={() => undefined} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Liste' }), 'MAR-1;6')
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
  expect(onRead).not.toHaveBeenCalled()
  expect(field('Liste')).toHaveValue('MAR-1;6')
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  expect(onRead.mock.lastCall?.[0]).toEqual(['MAR-1'])
})

/** Lines with a figure each, and a search that adds another. */
function Lines() {
  const [lines, tell] = useState([{ id: 'a', units: 1 }])
  const { box, set, change, remove, toSearch } = useLines(lines, ({ id }) => id, tell)
  return (
    <div ref={box}>
      <input data-scan="search" aria-label="Chercher" />
      <button type="button" onClick={() => set((all) => [...all, { id: 'b', units: 0 }], 'b')}>
        Ajouter
      </button>
      {lines.map(({ id, units }) => (
        <div key={id} data-line={id}>
          <input
            aria-label={id}
            value={units}
            onChange={(event) => change(id, { units: Number(event.currentTarget.value) })}
            onKeyDown={(event) => event.key === 'Enter' && toSearch()}
          />
          <button type="button" onClick={() => remove(id)}>{`Retirer ${id}`}</button>
        </div>
      ))}
    </div>
  )
}

it('leads from a new line to its figure, and from there back to the search', async () => {
  await renderPart(<Lines />)
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  expect(field('b')).toHaveFocus()
  await userEvent.keyboard('6{Enter}')
  expect(field('Chercher')).toHaveFocus()
  expect([field('a'), field('b')].map((input) => input.getAttribute('value'))).toEqual(['1', '6'])
  await userEvent.click(screen.getByRole('button', { name: 'Retirer a' }))
  expect(screen.queryByRole('textbox', { name: 'a' })).toBeNull()
})

it('tells what was refused of one line alone', () => {
  const errors = {
    'lines.1.product': 'Autre entrepôt.',
    'lines.1.expected': 'Au moins 1.',
    'lines.10.lot': 'Trop long.',
  }
  expect(problemsAt(errors, 1)).toBe('Autre entrepôt. Au moins 1.')
})
