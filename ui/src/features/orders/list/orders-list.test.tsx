import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedView } from '~/api/types'
import { anOrder } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const asked: URLSearchParams[] = []

const numberOf = (index: number) => `CMD-${String(index + 1).padStart(5, '0')}`

/** A list of so many orders, numbered from the first. */
function serve(total: number, views: SavedView[] = []): void {
  server.use(
    http.get('*/api/orders', ({ request }) => {
      const query = new URL(request.url).searchParams
      // The count of what is to be done is no part of the list.
      if (query.get('view') === 'todo') return HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })
      asked.push(query)
      const size = Number(query.get('itemsPerPage'))
      const first = (Number(query.get('page')) - 1) * size
      const count = Math.max(0, Math.min(size, total - first))
      const members = Array.from({ length: count }, (_, offset) =>
        anOrder({ '@id': `/api/orders/${first + offset + 1}`, number: numberOf(first + offset) }),
      )
      return HttpResponse.json({ 'hydra:member': members, 'hydra:totalItems': total })
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': views, 'hydra:totalItems': views.length })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
}

/** jsdom lays nothing out: the page is scrolled by hand, the list begins at its top. */
function standInForScrolling(): void {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY),
  )
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollPage(typeof y === 'number' ? y : 0))
}

function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, writable: true, configurable: true })
  fireEvent.scroll(window)
}

async function openList(path = '/orders') {
  const user = userEvent.setup()
  const page = await openScreen(path)
  standInForScrolling()
  const table = await screen.findByRole('table', { name: 'Commandes' })
  // The list takes its place a frame after it is drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return { ...page, user, table }
}

/** What a popover holds: jsdom gives its button no size, so that it counts as out of sight. */
const inPopover = (role: string, name: string) => screen.findByRole(role, { name, hidden: true })

const box = (index: number) => screen.getByRole('checkbox', { name: `Sélectionner ${numberOf(index)}` })

beforeEach(() => {
  asked.length = 0
})

describe('ten thousand orders', () => {
  it('are one table of which only rows near the screen are drawn and asked for', async () => {
    serve(10_000)
    const { table } = await openList()
    expect(table).toHaveAttribute('aria-rowcount', '10001')
    expect(within(table).getAllByRole('row').length).toBeLessThan(60)
    expect(asked.map((query) => [query.get('page'), query.get('itemsPerPage')])).toEqual([['1', '100']])

    act(() => scrollPage(52 * 5000))
    const link = await screen.findByRole('link', { name: numberOf(5005) })
    expect(link.closest('tr')).toHaveAttribute('aria-rowindex', '5007')
    expect(within(table).getAllByRole('row').length).toBeLessThan(60)
    expect(new Set(asked.map((query) => query.get('page')))).toEqual(new Set(['1', '50', '51']))
  })

  it('say first to an individual what it pays, with tax', async () => {
    serve(1)
    await openScreen('/orders', 'customer')
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent ?? '')
    const at = (name: string) => heads.findIndex((head) => head.startsWith(name))
    expect(at('Total TTC')).toBeGreaterThan(0)
    expect(at('Total TTC')).toBeLessThan(at('Total HT'))
  })

  it('keep the first row in sight in the address, and begin with the row it names', async () => {
    serve(10_000)
    const { address } = await openList()
    act(() => scrollPage(52 * 1170))
    await waitFor(() => expect(address()).toBe('/orders?row=1170'))
    expect(screen.getByText(/1\s171–1\s1\d\d sur 10\s000 commandes/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Haut de la liste' }))
    await waitFor(() => expect(address()).toBe('/orders'))
  })

  it('ask first for the page that holds the row of the address', async () => {
    serve(10_000)
    await openList('/orders?row=1170')
    expect(asked[0]?.get('page')).toBe('12')
  })

  it.each(['row=-3', 'row=many', 'sort=colour', 'columns=7', 'tab=nothing'])('open whole at ?%s', async (query) => {
    serve(10_000)
    await openList(`/orders?${query}`)
    expect(await screen.findByRole('link', { name: numberOf(0) })).toBeInTheDocument()
  })

  it('are walked through by keyboard, one stop of Tab', async () => {
    serve(10_000)
    const { user, table } = await openList()
    const first = screen.getByRole('link', { name: numberOf(0) })
    first.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(screen.getByRole('link', { name: numberOf(1) })).toHaveFocus()
    const stops = within(table)
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0)
    // The number and the party's name, in one row.
    expect(new Set(stops.map((link) => link.closest('tr'))).size).toBe(1)
    await user.keyboard('x')
    expect(box(1)).toBeChecked()
    await user.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('link', { name: numberOf(9_999) }).closest('tr')).toBeInTheDocument())
  })
})

describe('the choice of orders', () => {
  it('takes a range, survives scrolling, and is put away by Escape', async () => {
    serve(10_000)
    const { user } = await openList()
    await user.click(box(1))
    await user.keyboard('{Shift>}')
    await user.click(box(4))
    await user.keyboard('{/Shift}')
    const bar = await screen.findByRole('toolbar', { name: 'Actions sur la sélection' })
    await within(bar).findByText('4 sélectionnées')
    expect(screen.getByRole('checkbox', { name: 'Tout sélectionner' })).toBePartiallyChecked()

    act(() => scrollPage(52 * 5000))
    await screen.findByRole('link', { name: numberOf(5005) })
    expect(within(bar).getByText('4 sélectionnées')).toBeVisible()
    act(() => scrollPage(0))
    expect(await screen.findByRole('checkbox', { name: `Sélectionner ${numberOf(2)}` })).toBeChecked()

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('takes all of them without fetching them, but for those put away', async () => {
    serve(10_000)
    const { user } = await openList()
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await user.click(box(0))
    expect(screen.getByText(/^9\s999 sélectionnées$/)).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  it('copies the numbers of the chosen, and opens the only one', async () => {
    serve(3)
    const { user } = await openList()
    await user.click(box(0))
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toBeVisible()
    await user.click(box(2))
    expect(screen.queryByRole('button', { name: 'Ouvrir' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copier les numéros' }))
    expect(await navigator.clipboard.readText()).toBe(`${numberOf(0)}\n${numberOf(2)}`)
  })
})

describe('the origin of an order', () => {
  it('R-3.108 R-3.109 R-3.110 stands at its number, and in a column where that is chosen', async () => {
    serve(3)
    const origins = ['millesime', 'store', 'tasteandbuy'] as const
    server.use(
      http.get('*/api/orders', () =>
        HttpResponse.json({
          'hydra:member': origins.map((origin, at) =>
            anOrder({ '@id': `/api/orders/${at + 1}`, number: numberOf(at), origin }),
          ),
          'hydra:totalItems': origins.length,
        }),
      ),
    )
    const { table } = await openList('/orders?columns=["origin"]')
    const cellOf = async (index: number) =>
      (await within(table).findByRole('link', { name: numberOf(index) })).closest('td')?.textContent
    // What every order is goes without saying there.
    expect(await cellOf(0)).toBe(numberOf(0))
    expect(await cellOf(1)).toBe(`${numberOf(1)}Le Store`)
    const head = within(table).getByRole('columnheader', { name: 'Origine' })
    const at = [...(head.parentElement?.children ?? [])].indexOf(head)
    const shown = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[at]?.textContent)
    expect(shown).toEqual(['Millésime', 'Le Store', 'Taste & Buy'])
  })
})

describe('the display of the list', () => {
  it('hides a column, keeps the choice, and makes rows low', async () => {
    serve(3)
    const { user, table } = await openList()
    await user.click(screen.getByRole('button', { name: 'Affichage' }))
    await user.click(await inPopover('checkbox', 'Date'))
    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Commande', hidden: true })).toBeNull()
    await user.click(await inPopover('button', 'Compacte'))
    expect(table.style.getPropertyValue('--row')).toBe('40px')
    expect(localStorage.getItem('millesime.table.orders.3')).toContain('-createdAt')
    await user.click(await inPopover('button', 'Colonnes d’origine'))
    expect(screen.getByRole('columnheader', { name: 'Date' })).toBeVisible()
    await user.click(await inPopover('button', 'Confortable'))
  })

  it('shows the columns that the address chooses, but for those that must stay', async () => {
    serve(3)
    await openList('/orders?columns=["-createdAt","-supplier","nonsense"]')
    expect(screen.getByRole('columnheader', { name: 'Fournisseur' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull()
  })
})

describe('saved views', () => {
  const view = (id: number, name: string, search: string): SavedView => ({
    '@id': `/api/saved_views/${id}`,
    id,
    screen: 'orders',
    name,
    search,
    createdAt: '2026-11-20T08:43:05Z',
  })

  it('are opened: the address becomes the view', async () => {
    serve(3, [view(1, 'Mes litiges', 'tab=trouble&sort=totalPriceTaxExcl')])
    const { user, address } = await openList()
    await user.click(screen.getByRole('button', { name: 'Vues' }))
    await user.click(await inPopover('button', 'Mes litiges'))
    await waitFor(() => expect(address()).toContain('tab=trouble'))
    expect(await screen.findByRole('button', { name: 'Vues, Mes litiges' })).toBeVisible()
  })

  it('are saved under a name, without the place in the list', async () => {
    serve(10_000)
    const sent = vi.fn()
    server.use(
      http.post('*/api/saved_views', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json(view(2, 'Livrées', 'tab=delivered'), { status: 201 })
      }),
    )
    const { user } = await openList('/orders?tab=delivered&row=40')
    await user.click(screen.getByRole('button', { name: 'Vues' }))
    await user.click(await inPopover('button', 'Enregistrer la vue'))
    await user.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Livrées')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer la vue' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ screen: 'orders', name: 'Livrées', search: 'tab=delivered' }),
    )
  })

  it('tell at the name why it is refused', async () => {
    serve(3)
    server.use(
      http.post('*/api/saved_views', () =>
        HttpResponse.json(
          { violations: [{ propertyPath: 'name', message: 'Ce nom est déjà pris.' }] },
          { status: 422 },
        ),
      ),
    )
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Vues' }))
    await user.click(await inPopover('button', 'Enregistrer la vue'))
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' })
    await user.type(name, 'Livrées')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enregistrer la vue' }))
    expect(await screen.findByText('Ce nom est déjà pris.')).toBeVisible()
    expect(name).toHaveValue('Livrées')
  })

  it('are deleted at once, and come back with Annuler', async () => {
    serve(3, [view(1, 'Mes litiges', 'tab=trouble')])
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Vues' }))
    await user.click(await inPopover('button', 'Supprimer la vue Mes litiges'))
    expect(screen.queryByRole('button', { name: 'Mes litiges', hidden: true })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await user.click(screen.getByRole('button', { name: 'Vues' }))
    expect(await inPopover('button', 'Mes litiges')).toBeInTheDocument()
  })
})
