import { Injectable } from '@nestjs/common';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { bySystem, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import type { PendingSignUp } from '#sign-ups/pending-sign-ups.service';
import { Founding } from './founding.service.js';
import { Joining } from './joining/joining.service.js';

export interface Admitted extends VerifiedEmail {
  readonly userId: Uuid;
  readonly companyId: Uuid;
}

/**
 * The account of a person whose address is proved, and the company where it is new. All ids follow from the sign-up, so that one that was
 * interrupted, or whose link is opened twice at once, is completed by the same commands. The address is reserved first: of two sign-ups with
 * one address the second finds its link over, and makes no company.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly founding: Founding,
    private readonly joining: Joining,
  ) {}

  /** Throws LINK.NOT_VALID where the address has an account meanwhile, and MEMBERSHIP.DECLINED_LATELY. */
  async admit(signUpId: Uuid, pending: PendingSignUp): Promise<Admitted> {
    const step = stepsOf(signUpId);
    try {
      if ('joinsId' in pending) {
        const userId = pending.accountId ?? deriveId('user', signUpId);
        return { userId, companyId: pending.joinsId, ...(await this.joining.join(pending, userId, step)) };
      }
      const [userId, companyId] = [deriveId('user', signUpId), deriveId('company', signUpId)];
      await this.founding.found(pending, { userId, companyId }, step);
      return { userId, companyId, companyName: pending.company.name, outcome: 'founded' };
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'USER.EMAIL_TAKEN') throw new Problem('LINK.NOT_VALID');
      throw error;
    }
  }
}

/** The commands of one sign-up, by the name of the step. */
export const stepsOf =
  (signUpId: Uuid) =>
  (name: string): CommandMeta =>
    bySystem('sign-up', deriveId('sign-up', name, signUpId));
