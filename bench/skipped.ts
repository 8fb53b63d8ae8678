/** It cannot be measured here, for a reason that is printed. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
