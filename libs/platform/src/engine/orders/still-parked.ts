/** The event was tried again, and cannot be handled yet. */
export class StillParked extends Error {
  override readonly name = 'StillParked';
}
