/** Whether a value has members: what comes from elsewhere is read one member at a time. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
