/** A company waits for as many turns as it may, all companies together do, or the queue is closed. */
export type TurnRefusal = 'companyFull' | 'full' | 'closed';

const SENTENCES: Readonly<Record<TurnRefusal, string>> = {
  companyFull: 'the company waits for as many turns as one may',
  full: 'as many wait for a turn as may',
  closed: 'the queue gives no more turns',
};

/** A task that gets no turn. It has not begun. */
export class TurnRefused extends Error {
  override readonly name = 'TurnRefused';

  constructor(readonly reason: TurnRefusal) {
    super(SENTENCES[reason]);
  }
}
