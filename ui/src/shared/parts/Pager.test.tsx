import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { Pager } from './Pager'

it('says which rows these are of how many, and leads to the others', async () => {
  const onPage = vi.fn()
  await renderPart(<Pager page={2} total={84} onPage={onPage} />)
  expect(screen.getByText('31 à 60 sur 84')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }))
  expect(onPage).toHaveBeenCalledWith(3)
})

it('is not there when one page holds all rows', async () => {
  await renderPart(<Pager page={1} total={30} onPage={vi.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
