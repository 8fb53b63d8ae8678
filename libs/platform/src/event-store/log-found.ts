/** What a look says of a log, before anything is written. */
export interface LogFound {
  readonly id: string;
  readonly holdsEvents: boolean;
}
