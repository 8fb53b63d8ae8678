import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

export const LOOK_UP = 'covertrail:look-up';

/** How a call that finds or proves something is held back. */
export interface LookUpRule {
  /**
   * `all`: each call, because a hit says something too. `misses`: those that were refused, so that nobody with the secret waits.
   * `elsewhere`: the feature counts by what is guessed (`LogInAttempts`).
   */
  readonly counts: 'all' | 'misses' | 'elsewhere';
  /** Which replies take the same time: all of them, where a reply without an error may say that there is nothing. */
  readonly even: 'refusals' | 'replies';
  /** The call is also limited for all addresses together: nobody who asks has an account. */
  readonly overall?: true;
  /** The field of the body without which the call looks nothing up. */
  readonly only?: string;
  /** A reply without an error that is a miss. */
  readonly isMiss?: (reply: unknown, request: Request) => boolean;
}

/** A call that reveals whether something exists, or opens it with a secret: only a few tries are allowed, and refusals are evenly slow (ADR 53). */
export const LookUp = (rule: Partial<LookUpRule> = {}): MethodDecorator =>
  SetMetadata(LOOK_UP, { counts: 'all', even: 'refusals', ...rule });
