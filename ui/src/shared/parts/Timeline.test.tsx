import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { Timeline } from './Timeline'

it('tells what happened in order, when and by whom; what is to come has no time', async () => {
  await renderPart(
    <Timeline
      events={[
        { key: 'a', title: 'Passée', at: '2026-11-20T08:43:05Z', by: 'Camille Aubrac', detail: 'Avant dix heures' },
        { key: 'b', title: 'Expédiée' },
      ]}
    />,
  )
  const [placed, shipped] = screen.getAllByRole('listitem')
  expect(placed).toHaveTextContent('Camille Aubrac')
  expect(placed).toHaveTextContent('Avant dix heures')
  expect(placed?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T08:43:05Z')
  expect(shipped).toHaveTextContent(/^Expédiée$/)
  expect(shipped?.querySelector('time')).toBeNull()
})
