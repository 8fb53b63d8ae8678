/** A query that no view can answer, because the caller sent a wrong value: `field` names it. HTTP answers it as bad input. */
export class BadQuery extends Error {
  override readonly name = 'BadQuery';
  readonly code = 'VIEWS.BAD_QUERY';

  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field} ${reason}`);
  }
}
