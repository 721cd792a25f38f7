import { vi } from 'vitest'

/** Waits until a check passes, outside of components. The bound is for busy machines: nothing waits for time. */
export const eventually = <Result>(check: () => Result): Promise<Result> => vi.waitFor(check, { timeout: 20_000 })
