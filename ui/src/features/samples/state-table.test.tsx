import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SampleStatus } from '~/api/types'
import { loadTexts } from '~/shared/i18n/i18n'
import { renderPart } from '~/testing/render-part'
import { SampleButtons } from './detail/SampleButtons'
import { aRequest } from './testing/fixtures'

/** Written from the state table that the API follows; tests run in the folder of the interface. */
const diagram = readFileSync('../docs/reference/sample-states.gen.md', 'utf8')
const rows = [...diagram.matchAll(/^ {2}(\w+) --> (\w+): (.*)$/gm)].map(([, from, to, by = '']) => ({
  from: from as SampleStatus,
  to: to as SampleStatus,
  by: by.split(', '),
}))

const answers = ['Accepter', 'Refuser']

/** What each party reads on its buttons, restated by hand from domain 5.7. */
const byHand: Record<SampleStatus, Record<string, string[]>> = {
  pending: { supplier: answers, agent: answers, admin: answers },
  valid: { buyer: ['Commander l’échantillon'] },
  reject: {},
  ordering: {},
}
const states = Object.keys(byHand) as SampleStatus[]
const cases = states.flatMap((state) => ['supplier', 'agent', 'admin', 'buyer'].map((party) => ({ state, party })))

beforeAll(() => loadTexts('samples'))

describe('the buttons of a sample request are the state table', () => {
  it.each(cases)('$state, $party: each move has its button, and there is no other', async ({ state, party }) => {
    expect(rows).toHaveLength(3)
    const transitions = rows.filter(({ from, by }) => from === state && by.includes(party)).map(({ to }) => to)
    const request = { ...aRequest, status: state, transitions, withdrawable: false, feedbackAwaited: false }
    await renderPart(
      <QueryClientProvider client={new QueryClient()}>
        <SampleButtons request={request} onAsk={() => undefined} onGone={() => undefined} />
      </QueryClientProvider>,
    )
    const shown = screen.queryAllByRole('button').map(({ textContent }) => textContent)
    expect(shown).toHaveLength(transitions.length)
    expect(new Set(shown)).toEqual(new Set(byHand[state][party]))
  })
})
