/** Enter goes to the next figure of the page, or to the one before. */
export function nextFigure(direction: 1 | -1): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[inputmode="numeric"][data-large]')]
  const next = fields[fields.findIndex((field) => field.matches(':focus')) + direction]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
