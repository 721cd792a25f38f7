/** The most that may travel: kilobytes of JavaScript after gzip, and requests. docs/performance/interface.md says what does. */
export const limits = {
  /** What index.html's script imports before anything is drawn. */
  entry: 158,
  /** The entry, the layout and a screen, with all they import statically. */
  screen: 285,
  /** Everything that opening a screen asks for, until it is idle and before anybody touches it. */
  visit: 340,
  /** Requests of that visit: scripts, styles, fonts, pictures and calls. */
  requests: 60,
  /** Styles of that visit. */
  css: 45,
  /** Fonts of that visit. */
  fonts: 120,
}

/** The product's form shows every kind of field, a card as buyers see it and two frames for files, all at once. */
export const exceptions: Record<string, { screen?: number; visit?: number; requests?: number }> = {
  '/products/create': { visit: 347 },
  '/products/$productId/edit': { visit: 347 },
  // A form, its days and a grid of prices that is written like a sheet, in one.
  '/products/mercuriale/create': { visit: 370, requests: 65 },
  '/products/mercuriale/$listId/edit': { visit: 370, requests: 68 },
}
