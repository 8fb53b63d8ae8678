/** A store on a server did not answer. The caller may repeat the request, which may already have been done. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
  /** Whether a process that starts ends because of it, with its message as the sentence. */
  readonly refusesStart: boolean = false;
}
