/** Screens prefetched at a time (specification 9). */
const LIMIT = 4

/** The same function, of which at most four runs are under way at once; later calls wait their turn. */
export function limited<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  limit = LIMIT,
): (...args: Args) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (...args) => {
    if (running >= limit) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await work(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
