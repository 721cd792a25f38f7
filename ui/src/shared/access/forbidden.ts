/** A screen outside the person's group, opened with no page to return to: shown as a 401 page (specification 8). */
export class Forbidden extends Error {
  constructor() {
    super('forbidden')
    this.name = 'Forbidden'
  }
}
