import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { loadTexts } from '~/shared/i18n/i18n'
import { setUser } from '~/shared/session/session'
import { person } from '~/testing/people'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { FramesPanel } from './FramesPanel'

const frame = {
  '@id': '/api/agreement_frame_progress/1',
  id: 1,
  name: 'CHR 2026',
  contractNumber: 'AC-2026-04',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  basis: 'equivalents',
  tiers: [{ from: 96, discount: 2 }],
  yearlyTiers: [{ from: 96, rebate: 2 }],
  suppliers: [{ '@id': '/api/users/41', id: 41, company: 'Château Cantelaude' }],
  documents: [] as object[],
  status: 'active',
  years: [
    {
      buyer: { '@id': '/api/users/3', id: 3, company: 'Le Bistrot' },
      from: '2026-01-01',
      to: '2026-12-31',
      reached: 12,
      orderedTaxExcl: 139.92,
      shippedTaxExcl: 69.96,
      rebate: 0,
      projectedRebate: 0,
      next: { from: 96, rate: 2, missing: 84 },
    },
  ],
}

let asked = 0

async function show(group: GroupCode, frames: object[]) {
  server.use(
    http.get('*/api/agreement_frame_progress', () => {
      asked += 1
      return HttpResponse.json({ 'hydra:member': frames, 'hydra:totalItems': frames.length })
    }),
  )
  setUser(person(group))
  await loadTexts('frames')
  return renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <FramesPanel />
    </QueryClientProvider>,
  )
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  asked = 0
})

it('says what the next tier of the year takes', async () => {
  await show('restaurant', [frame])
  const panel = await screen.findByRole('region', { name: /CHR 2026/ })
  expect(plain(panel)).toContain('Encore 84 bouteilles (éq. 75 cl) pour 2 %')
  expect(plain(panel)).toContain('Château Cantelaude')
  expect(within(panel).getByRole('progressbar', { name: 'Commandé cette année' })).toHaveAttribute(
    'aria-valuenow',
    '12',
  )
})

it('calls the yearly rebate a projection, by buyer for a supplier', async () => {
  const [year] = frame.years
  const reached = { ...year, reached: 120, rebate: 2, projectedRebate: 1.4, next: null }
  await show('supplier', [{ ...frame, years: [reached] }])
  const panel = await screen.findByRole('region', { name: /CHR 2026/ })
  expect(within(panel).getByText('Le Bistrot')).toBeVisible()
  expect(plain(panel)).toContain('projection : 1,40 € sur 69,96 € déjà livrés')
  expect(within(panel).queryByRole('progressbar')).toBeNull()
})

it('tells a frame from the one that renews it under its name', async () => {
  await show('restaurant', [frame, { ...frame, id: 2, status: 'scheduled', startsOn: '2027-01-01' }])
  expect(await screen.findByRole('region', { name: 'Accord-cadre « CHR 2026 »' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Prochain accord-cadre « CHR 2026 »' })).toBeVisible()
})

it('is not asked for by who is in no frame', async () => {
  await show('negociant', [frame])
  expect(screen.queryByRole('region')).toBeNull()
  expect(asked).toBe(0)
})

it('hands out what was signed, to read and nothing more', async () => {
  const document = {
    id: 3,
    name: 'AC-2026-04 signé.pdf',
    url: '/api/agreement_frames/1/documents/3',
    at: '2026-01-02T09:00:00Z',
  }
  server.use(
    http.get(
      '*/api/agreement_frames/1/documents/3',
      () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    ),
  )
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:signed', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await show('restaurant', [{ ...frame, documents: [document] }])
  const panel = await screen.findByRole('region', { name: /CHR 2026/ })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Télécharger AC-2026-04 signé.pdf' }))
  await waitFor(() => expect(saved).toEqual([document.name]))
  expect(plain(panel)).toContain('Ajouté le 2 janv. 2026')
  expect(within(panel).queryByRole('button', { name: /Retirer/ })).toBeNull()
})
