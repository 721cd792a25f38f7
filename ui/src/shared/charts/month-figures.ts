/** A month as its reader counts it. */
export interface MonthFigures {
  /** YYYY-MM. */
  month: string
  orders: number
  units: number
  /** Euros, with or without tax. */
  total: number
  /** Euros that the reader earns as agent; 0 for others. */
  agentFees: number
}
