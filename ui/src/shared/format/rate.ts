/** Where something stood at an instant. */
export interface Mark {
  /** Milliseconds. */
  at: number
  done: number
}

/** Milliseconds over which the pace is taken: a single slow batch must not make it jump. */
const WINDOW = 8_000

/** The marks that still count, with a new one; those of a job that began anew do not. */
export function withMark(marks: Mark[], mark: Mark): Mark[] {
  const last = marks.at(-1)
  if (last && last.done === mark.done && last.at === mark.at) return marks
  if (last && mark.done < last.done) return [mark]
  const kept = marks.filter(({ at }) => mark.at - at <= WINDOW)
  return [...(kept.length > 0 ? kept : marks.slice(-1)), mark]
}

/** Rows per second, or null as long as nothing is known. */
export function paceOf(marks: Mark[]): number | null {
  const [first] = marks
  const last = marks.at(-1)
  if (!(first && last) || last.at === first.at || last.done === first.done) return null
  return ((last.done - first.done) / (last.at - first.at)) * 1000
}

/** Seconds until all is done, or null. */
export function remainingOf(pace: number | null, done: number, total: number): number | null {
  return pace ? Math.ceil((total - done) / pace) : null
}
