import type { Random } from '@covertrail/demo/random';
import { asksFor } from '@covertrail/backend/testing/covered-supplier';
import { terms } from '@covertrail/backend/testing/terms';
import { addDays } from '@covertrail/domain/kernel/dates';
import { deriveId } from '@covertrail/platform/ids/ids';
import { dataIn, type Answer, type Call, type Caller } from './caller.js';
import type { Accounts } from './accounts.js';

/** A command that someone is about to send. */
export interface Order {
  readonly kind: string;
  readonly key: string;
  readonly by: Caller;
  readonly call: Call;
  /** What is known once it was acknowledged. */
  readonly learn?: (answer: Answer) => void;
}

interface KnownPolicy {
  readonly policyId: string;
  readonly insuredId: string;
  readonly agent: Caller;
  readonly number: string;
  revision: number;
  approval: 'none' | 'sent' | 'given';
}
interface OpenRequest {
  readonly requestId: string;
  readonly insuredId: string;
  readonly agent: Caller;
}

interface KnownProject {
  readonly caller: Caller;
  readonly projectId: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** In force for most of the year around today. */
export const termsOf = (policyNumber: string, occurrence = 100_000_000) =>
  terms({
    policyNumber,
    period: { effectiveOn: addDays(today(), -90), expiresOn: addDays(today(), 275) },
    limits: { eachOccurrence: occurrence, generalAggregate: 2 * occurrence },
  });

/** Makes commands that are valid after those that were acknowledged. The same seed makes the same kinds. */
export class Orders {
  private readonly policies: KnownPolicy[] = [];
  private readonly requests: OpenRequest[] = [];
  private readonly names: string[] = [];
  private readonly projects: KnownProject[];
  private count = 0;

  constructor(
    private readonly accounts: Accounts,
    private readonly random: Random,
    private readonly seed: string,
  ) {
    this.projects = [...accounts.requesters];
  }

  next(): Order {
    const key = deriveId('order', this.seed, (this.count += 1));
    const kinds = [
      this.add,
      this.add,
      this.edit,
      this.edit,
      this.edit,
      this.approve,
      this.template,
      this.project,
      this.ask,
      this.ask,
      this.respond,
      this.respond,
    ];
    return this.random.pick(kinds).call(this, key) ?? this.add(key);
  }

  /** By the insured: what an agent adds is verified at once, and an approval of it would record nothing. */
  private add(key: string): Order {
    const { agent, insured } = this.random.pick(this.accounts.agencies);
    const by = this.random.pick(insured);
    const insuredId = by.person.companyId;
    const number = `GL-${key.slice(0, 8)}`;
    const body = { insuredCompanyId: insuredId, line: 'generalLiability', terms: termsOf(number) };
    const learn = (answer: Answer) => {
      const { policyId } = dataIn<{ policyId: string }>(answer);
      this.policies.push({ policyId, insuredId, agent, number, revision: answer.revision, approval: 'none' });
    };
    return {
      kind: 'add policy',
      key,
      by,
      call: { method: 'POST', path: 'policy/addnewpolicy', body, key },
      learn,
    };
  }

  /** Pinned at the revision that was last received: of two that edit at once one is refused. */
  private edit(key: string): Order | null {
    if (this.policies.length === 0) return null;
    const policy = this.random.pick(this.policies.slice(-8));
    const changed = termsOf(policy.number, 90_000_000 + this.random.between(1, 20_000_000));
    const body = {
      policyId: policy.policyId,
      terms: changed,
      effectiveFrom: today(),
      enteredWrongly: true,
      reason: 'Typing error.',
    };
    const learn = ({ revision }: Answer) => void (policy.revision = Math.max(policy.revision, revision));
    return {
      kind: 'edit policy',
      key,
      by: policy.agent,
      call: { method: 'PUT', path: 'policy/editpolicy', body, key, pinned: policy.revision },
      learn,
    };
  }

  private approve(key: string): Order | null {
    const policy = this.policies.find(({ approval }) => approval === 'none');
    if (!policy) return null;
    policy.approval = 'sent';
    const learn = ({ revision }: Answer) => {
      policy.approval = 'given';
      policy.revision = Math.max(policy.revision, revision);
    };
    return {
      kind: 'approve policy',
      key,
      by: policy.agent,
      call: { method: 'PUT', path: `policy/approve/${policy.policyId}`, key },
      learn,
    };
  }

  /** Now and then under a name that is taken, which is refused. */
  private template(key: string): Order {
    const { caller } = this.random.pick(this.accounts.requesters);
    const taken = this.random.chance(0.3) ? this.names.at(-1) : undefined;
    const name = taken ?? `${caller.person.companyId} ${key}`;
    const body = { name, requirements: asksFor(1_000_000) };
    const by =
      this.accounts.requesters.find(({ caller: { person } }) => name.startsWith(person.companyId))?.caller ?? caller;
    return {
      kind: 'create template',
      key,
      by,
      call: { method: 'POST', path: 'requestor/templates', body, key },
      learn: () => void this.names.push(name),
    };
  }

  private project(key: string): Order {
    const { caller, templateId } = this.random.pick(this.accounts.requesters);
    const learn = (answer: Answer) =>
      void this.projects.push({ caller, projectId: dataIn<{ projectId: string }>(answer).projectId });
    return {
      kind: 'create project',
      key,
      by: caller,
      call: { method: 'POST', path: 'requestor/projects', body: { name: `Yard ${key}`, templateId }, key },
      learn,
    };
  }

  /** For one of the newest projects: so the number of suppliers of each project stays as in daily use, however long the run takes. */
  private ask(key: string): Order {
    const { caller, projectId } = this.random.pick(this.projects.slice(-6));
    const { agent, insured } = this.random.pick(this.accounts.agencies);
    const insuredId = this.random.pick(insured).person.companyId;
    const body = {
      projectId,
      insuredCompanyId: insuredId,
      message: 'Please send proof.',
      dueOn: addDays(today(), 14),
      again: true,
    };
    const learn = (answer: Answer) =>
      void this.requests.push({ requestId: dataIn<{ requestId: string }>(answer).requestId, insuredId, agent });
    return {
      kind: 'request coverage',
      key,
      by: caller,
      call: { method: 'POST', path: 'policy/request/template/createPolicyRequest', body, key },
      learn,
    };
  }

  private respond(key: string): Order | null {
    const approved = this.policies.filter(({ approval }) => approval === 'given');
    const request = this.requests.find(({ insuredId }) => approved.some((policy) => policy.insuredId === insuredId));
    const policy = approved.find(({ insuredId }) => insuredId === request?.insuredId);
    if (!request || !policy) return null;
    this.requests.splice(this.requests.indexOf(request), 1);
    const body = { requestId: request.requestId, policyIds: [policy.policyId] };
    return {
      kind: 'respond to request',
      key,
      by: request.agent,
      call: { method: 'POST', path: 'policy/response/verification/respondToPolicyRequest', body, key },
    };
  }
}
