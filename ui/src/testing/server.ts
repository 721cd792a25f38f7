import { setupServer } from 'msw/node'

/** The API of a test: each test adds the answers it needs; any other call fails it. */
export const server = setupServer()
