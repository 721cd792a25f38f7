const controls = 'input:not([disabled]), button:not([disabled]), a[href]'

/** Brings a part of the page into view and puts the focus on its first control, else on itself. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id)
  const control = part?.querySelector<HTMLElement>(controls) ?? part
  control?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}
