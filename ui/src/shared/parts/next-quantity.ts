/** Moves the focus from one quantity of a table to the next, or to the one before. */
export function nextQuantity(table: HTMLElement | null, direction: 1 | -1): void {
  const inputs = [...(table?.querySelectorAll<HTMLInputElement>('fieldset:enabled input') ?? [])]
  const at = inputs.findIndex((input) => input.matches(':focus'))
  if (at >= 0) inputs[at + direction]?.focus()
}
