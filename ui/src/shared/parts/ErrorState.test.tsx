import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '~/shared/api/errors'
import { standInForBrowser } from '~/testing/browser'
import { ErrorState } from './ErrorState'

beforeEach(standInForBrowser)

function show(error: Error) {
  render(
    <MantineProvider>
      <ErrorState error={error} onRetry={vi.fn()} />
    </MantineProvider>,
  )
  return screen.getByRole('alert')
}

describe('a query that failed', () => {
  it('names the connection when nothing answered', () => {
    expect(show(new NetworkError('offline'))).toHaveTextContent('Vérifiez votre connexion')
  })

  it('blames the server for anything else', () => {
    expect(show(new Error('boom'))).toHaveTextContent('Le serveur a rencontré un problème')
  })
})
