import { companyDecider } from '@covertrail/domain/company/company.decider';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** Present names of policies, companies and projects, from their streams. */
export class NoticeNames {
  constructor(readonly deciders: DeciderStore) {}

  async company(id: Uuid, unnamed = 'a company'): Promise<string> {
    return (await this.deciders.readable.load(companyDecider, id)).state?.name ?? unnamed;
  }

  async project(id: Uuid): Promise<string> {
    return (await this.deciders.readable.load(projectDecider, id)).state?.name ?? 'a project';
  }

  /** The insured of a policy and its name: `General liability GL-88120`. Null for a policy that was never added. */
  async policy(id: Uuid): Promise<{ readonly insuredId: Uuid; readonly name: string } | null> {
    const { state } = await this.deciders.readable.load(policyDecider, id);
    return state && { insuredId: state.insuredId, name: nameOf(state) };
  }
}

const nameOf = ({ line, number }: AddedPolicy): string => `${LINE_NAMES[line]} ${number.at(-1)?.value ?? ''}`.trim();
