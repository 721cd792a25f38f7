import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { oneOf } from '~/shared/api/one-of'
import { businessDay } from '~/shared/format/business-day'
import { orderStates } from '~/shared/order/order-states'
import { toast } from '~/shared/toasts/toast'
import { renderPart } from '~/testing/render-part'
import { Acts } from './Acts'
import { DeleteDialog } from './DeleteDialog'
import { DocumentHeader } from './DocumentHeader'
import { DocumentHistory } from './DocumentHistory'
import { type Documents, forgetDocument, showDocument } from './documents'
import type { Step } from './history'
import { MoveDialog, type Told } from './MoveDialog'
import { StateDot } from './StateDot'
import type { States } from './states'
import { useMove } from './use-move'

type State = 'processing' | 'canceled'

const states: States<State> = {
  tones: { processing: 'attention', canceled: 'neutral' },
  nameOf: (state) => `enums:receipts_status.${state}`,
  bad: ['canceled'],
}

const conflict = new ApiError(409, 'Cette réception est déjà « Annulé ».', null)

describe('a state', () => {
  it.each([
    ['processing', 'attention'],
    ['shipped', 'done'],
    ['incident', 'error'],
    ['canceled', 'neutral'],
  ] as const)('of an order that is %s has the colour of %s, and a word', async (state, tone) => {
    await renderPart(<StateDot of={orderStates} state={state} />)
    const dot = screen.getByTestId('part').querySelector(`[data-tone="${tone}"]`)
    expect(dot).toHaveTextContent(/^\p{Lu}\p{L}+/u)
  })
})

describe('a history', () => {
  const step: Step<State> = {
    from: null,
    to: 'processing',
    actor: 'Maison Delorme',
    impersonator: '',
    comment: '',
    at: '2026-11-20T08:43:05Z',
  }

  it('tells who moved it, for whom, with what words, what went wrong and what is to come', async () => {
    await renderPart(
      <DocumentHistory
        states={states}
        steps={[
          { ...step, actor: '' },
          { ...step, to: 'canceled', impersonator: 'Julien Carpentier', comment: 'Camion en panne' },
        ]}
        titleOf={({ to }) => (to === 'canceled' ? 'Annulée' : 'Annoncée')}
        coming={['Comptée']}
      />,
    )
    expect(screen.getByRole('heading', { name: 'Suivi' })).toBeVisible()
    const [begun, canceled, coming] = screen.getAllByRole('listitem')
    expect(begun).toHaveTextContent(/^Annoncée.* · Millésime$/)
    expect(begun).toHaveAttribute('data-tone', 'done')
    expect(canceled).toHaveTextContent(/^Annulée.* · Julien Carpentier pour Maison DelormeCamion en panne$/)
    expect(canceled).toHaveAttribute('data-tone', 'error')
    expect(coming).toHaveTextContent(/^Comptée$/)
  })

  it('tells something else below a step where its kind does', async () => {
    await renderPart(
      <DocumentHistory
        states={states}
        steps={[{ ...step, comment: 'Quai 4' }]}
        titleOf={() => 'Comptée'}
        detailOf={({ comment }) => `12 bouteilles · ${comment}`}
      />,
    )
    expect(screen.getByText('12 bouteilles · Quai 4')).toBeVisible()
  })
})

/** An act that somebody else makes while it is asked about. */
function Example() {
  const [isOffered, setOffered] = useState(true)
  const refuse = async () => {
    setOffered(false)
    throw conflict
  }
  const question = { title: 'Annuler la réception', comment: { label: 'Motif', isRequired: true }, send: refuse }
  return <Acts acts={[{ label: 'Annuler', isOffered, question }]} />
}

describe('the header', () => {
  it('has one filled button, and the others behind three dots; what is not offered is not there', async () => {
    const onCancel = vi.fn()
    await renderPart(
      <DocumentHeader
        title="REC-12"
        states={states}
        state="processing"
        facts={<span>à compter</span>}
        beside={<a href="/slip">Bon</a>}
        others={[
          { label: 'Modifier', isOffered: false },
          { label: 'Annuler', isHarm: true, onAct: onCancel },
        ]}
        acts={[
          { label: 'Terminer' },
          {
            label: 'Compter',
            isNext: true,
            draw: ({ variant, children }) => (
              <a href="/count" data-variant={variant}>
                {children}
              </a>
            ),
          },
          { label: 'Arrivée', isOffered: false },
        ]}
      />,
    )
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(names).toEqual(['Autres actions', 'Terminer'])
    expect(screen.getByRole('link', { name: 'Compter' })).toHaveAttribute('data-variant', 'filled')
    expect(screen.getByText('En attente')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Autres actions' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Annuler'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Annuler' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('keeps the dialog, and what was typed in it, of an act that somebody else made meanwhile', async () => {
    await renderPart(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Annuler la réception' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Camion en panne')
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    expect(await dialog.findByText('Cette réception est déjà « Annulé ».')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveValue('Camion en panne')
    expect(screen.queryByRole('button', { name: 'Annuler', hidden: true })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the dialog of a move', () => {
  it('asks for the reason where one is required, without blanks around it, and says that it is done', async () => {
    const sent: Told[] = []
    const onClose = vi.fn()
    const success = vi.spyOn(toast, 'success').mockReturnValue(undefined)
    await renderPart(
      <MoveDialog
        title="Annuler la réception"
        submit="Confirmer"
        comment={{ label: 'Motif', isRequired: true }}
        send={async (told) => void sent.push(told)}
        done="La réception est annulée"
        onClose={onClose}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(sent).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: 'Motif' }), '  Camion en panne ')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toEqual([{ comment: 'Camion en panne', day: '' }])
    expect(success).toHaveBeenCalledExactlyOnceWith('La réception est annulée')
  })

  it('takes today for its day, and a refusal of that day stands at it', async () => {
    const violations = [{ propertyPath: 'deliveredOn', message: 'Avant son départ.' }]
    const send = vi.fn<(told: Told) => Promise<void>>().mockRejectedValue(new ApiError(422, '', { violations }))
    await renderPart(
      <MoveDialog
        title="Livraison"
        submit="Confirmer"
        day={{ name: 'deliveredOn', label: 'Livrée le' }}
        send={send}
        onClose={vi.fn()}
      />,
    )
    const day = await screen.findByLabelText(/^Livrée le/)
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ comment: '', day: businessDay(Date.now()) })
    expect(await screen.findByText('Avant son départ.')).toBeVisible()
    expect(day).toBeInvalid()
  })

  it('has no button once the move can no longer be made', async () => {
    await renderPart(<MoveDialog title="Annuler" submit={null} send={vi.fn()} onClose={vi.fn()} />)
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(new Set(names)).toEqual(new Set(['Fermer']))
  })
})

interface MoveProps {
  call: () => Promise<string>
  show: () => void
  readAgain: () => void
}

function Move({ call, ...updates }: MoveProps) {
  const { isBusy, run } = useMove<string>(updates)
  const [said, say] = useState('')
  return (
    <button type="button" disabled={isBusy} onClick={() => void run(call, say)}>
      {said || 'Arrivée'}
    </button>
  )
}

describe('a move', () => {
  it('shows what came of it, and says so', async () => {
    const ways = { show: vi.fn(), readAgain: vi.fn() }
    await renderPart(<Move call={async () => 'REC-12'} {...ways} />)
    await userEvent.click(screen.getByRole('button', { name: 'Arrivée' }))
    expect(await screen.findByRole('button', { name: 'REC-12' })).toBeEnabled()
    expect(ways.show).toHaveBeenCalledExactlyOnceWith('REC-12')
    expect(ways.readAgain).not.toHaveBeenCalled()
  })

  it.each([
    ['read again where somebody was quicker', conflict, 1],
    ['left as it is where it is refused', new ApiError(422, 'Rien n’est compté.', null), 0],
  ])('is %s', async (_, error, times) => {
    const ways = { show: vi.fn(), readAgain: vi.fn() }
    await renderPart(<Move call={() => Promise.reject(error)} {...ways} />)
    await userEvent.click(screen.getByRole('button', { name: 'Arrivée' }))
    expect(await screen.findByRole('button', { name: 'Arrivée' })).toBeEnabled()
    expect(ways.show).not.toHaveBeenCalled()
    expect(ways.readAgain).toHaveBeenCalledTimes(times)
  })
})

describe('what was read', () => {
  const documents: Documents<{ id: number; number: string }> = {
    key: ['receipts'],
    one: oneOf(['receipts'], async () => ({ id: 12, number: 'REC-12' })),
    besides: ['stock'],
  }
  const { queryKey } = documents.one('12')

  /** A cache of one receipt, a list and a stock; the keys of what is to be read again. */
  function read() {
    const client = new QueryClient()
    client.setQueryData(queryKey, { id: 12, number: 'REC-12' })
    client.setQueryData(['receipts', 'list'], [])
    client.setQueryData(['stock'], [])
    client.setQueryData(['orders'], [])
    const stale = () =>
      client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map((query) => query.queryKey[0])
    return { client, stale }
  }

  it('is as an answer has it; lists and what hangs on it are read again', () => {
    const { client, stale } = read()
    showDocument(client, documents, { id: 12, number: 'REC-12 bis' })
    expect(client.getQueryData(queryKey)).toEqual({ id: 12, number: 'REC-12 bis' })
    expect(stale()).toEqual(['receipts', 'stock'])
  })

  it('is forgotten with what is deleted', () => {
    const { client, stale } = read()
    forgetDocument(client, documents, 12)
    expect(client.getQueryData(queryKey)).toBeUndefined()
    expect(stale()).toEqual(['receipts', 'stock'])
  })

  it('is read again where what was to be deleted has changed meanwhile, and the question stays', async () => {
    const { client, stale } = read()
    await renderPart(
      <QueryClientProvider client={client}>
        <DeleteDialog
          documents={documents}
          id={12}
          list="/receipts"
          title="Supprimer REC-12"
          confirm="Supprimer"
          remove={() => Promise.reject(conflict)}
          done="Supprimée"
          onClose={vi.fn()}
        >
          Ses bouteilles reviennent au stock.
        </DeleteDialog>
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(stale()).toEqual(['receipts', 'receipts', 'stock']))
    expect(screen.getByRole('dialog', { name: 'Supprimer REC-12' })).toBeVisible()
  })
})
