/** Milliseconds a toast stays, unless the pointer or the focus is on it (specification 9). */
export const TOAST_DURATION = 5000

/** Toasts on screen at once; the rest wait (specification 9). */
export const TOAST_LIMIT = 20
