const KEY = 'millesime.session'

/** Whether this browser has signed in and not out since: scripts cannot see the refresh cookie itself. */
export const hadSession = () => localStorage.getItem(KEY) !== null

export const rememberSession = () => localStorage.setItem(KEY, '1')

export const forgetSession = () => localStorage.removeItem(KEY)
