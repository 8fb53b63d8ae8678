import type { LucideIcon } from 'lucide-react';
import type { Call } from '@covertrail/contracts/calls/call';
import type { CommandRequest } from '../commands/commands.slice.js';

/** What a person can do with several rows of a list at once: one command for each row, which the server takes or refuses by itself. */
export interface BulkAct<Row> {
  /** Kebab-case, one for each act of a list. */
  readonly key: string;
  /** The button, and the button of the question: `Archive`. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** Whether the act makes sense for a row: it is offered where it does for one of those that are chosen. */
  readonly fits: (row: Row) => boolean;
  /** Asked before: `Archive 3 policies?` */
  readonly question: (count: number) => string;
  /** What will happen, and what cannot be undone. */
  readonly explained: string;
  /** The person gives one reason for all rows. */
  readonly needsReason?: true;
  /** The call that it sends: the act is offered to those whose call the server would take. */
  readonly call: Call;
  readonly command: (row: Row, reason: string) => CommandRequest;
  /** Said afterwards: `3 policies archived.` */
  readonly done: (count: number) => string;
  /** Takes it back. */
  readonly undo?: BulkAct<Row>;
}

/** What is done with all chosen rows together: the page goes on with them, in a dialog of its own or on another page. */
export interface TogetherAct<Row> {
  readonly key: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly call: Call;
  /** Whether the act makes sense for a row: it is offered where it does for one of those that are chosen. */
  readonly fits?: (row: Row) => boolean;
  /** `run` carries out an act on the rows that it fits, and shows what became of each. */
  readonly onRows: (rows: readonly Row[], run: (act: BulkAct<Row>) => void) => void;
}

/** The acts of a list on several of its rows. */
export interface Bulk<Row> {
  /** Names a row in sentences and for its box: `policy GL-1`. */
  readonly nameOf: (row: Row) => string;
  readonly acts: readonly BulkAct<Row>[];
  readonly together?: readonly TogetherAct<Row>[];
}
