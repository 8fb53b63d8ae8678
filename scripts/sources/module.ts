/** A module that is written by a program: its path, and its text when it is asked for. */
export interface Module {
  readonly path: string;
  readonly text: () => string;
}
