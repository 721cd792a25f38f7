/** Something a person did that the server is still to be told, in the order it was done. */
export interface Command {
  /** Its place in the order; given when it is kept. */
  place?: number
  /** Made here once: the server does it once, however often it is sent (the Idempotency-Key). */
  key: string
  /** In whose name it was done, and for whom. */
  owner: string
  switchUser: string | null
  /** What it is about, '/receipts/12': what follows about the same waits while it is to be reviewed. */
  subject: string
  /** The call, as the API's document writes it: a path with its values, and what is sent. */
  path: string
  values: Record<string, string | number>
  body: unknown
  /** Milliseconds, when it was done. */
  at: number
  /** Why the server does not take it; null while it is to be sent. */
  refusal: Refusal | null
}

/** Why something was not taken, for the person to read. */
export interface Refusal {
  /** That of the answer; 0 when it waited too long to be sent at all. */
  status: number
  messages: string[]
}
