/** Where the browser goes on: an address of a configured provider. */
export interface SignOnStarted {
  readonly address: string;
}
