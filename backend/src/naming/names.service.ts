import { activityRelationsView } from '@covertrail/contracts/activity-log/activity-log.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import { wordingOf } from '@covertrail/wording/catalogue/event-sentences';
import type { Names } from '@covertrail/wording/text/event-wording';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Representations } from '../auth/representations.service.js';
import type { Views } from '../views/views.service.js';
import { AskedNames } from './asked-names.js';
import { attempted } from './described-event.js';

/** A policy as a reader may name it: without a number when the reader has seen none, or may see none any more. */
export interface NamedPolicy {
  readonly line: CoverageLine;
  readonly number: string | null;
  readonly region: RegionCode;
  /** Policy numbers in events are shown in full to those who hold the policy, else only by their last five characters. */
  readonly whole: boolean;
  /** The reader is an agency of the insured, and another one manages the policy. */
  readonly withheld: boolean;
}

/** The views in which names are looked up. */
export const NAMED_VIEWS = [
  companiesView,
  peopleView,
  projectsView,
  templatesView,
  policiesView,
  activityRelationsView,
] as const;

/**
 * Gives the ids in events the names that a reader may see, and looks them up for all events of a page at once. It needs no container, so
 * that a thread can make one.
 */
export class NamesService {
  constructor(
    private readonly views: Pick<Views, 'byId'>,
    private readonly representations: Pick<Representations, 'formerUntil' | 'represents' | 'handledBefore'>,
    private readonly deciders: Pick<DeciderStore, 'readable'>,
  ) {}

  /** `knownPolicies` contains the policies that a caller has already folded; the others are looked up as they are now. */
  async of(
    events: readonly Recorded[],
    companyId: Uuid,
    knownPolicies: ReadonlyMap<Uuid, NamedPolicy> = new Map(),
  ): Promise<Names> {
    const mentioned = askedBy(events);
    const [companies, people, projects, templates, policies] = await Promise.all([
      this.views.byId(companiesView, [...mentioned.companies]),
      this.views.byId(peopleView, [...mentioned.people]),
      this.views.byId(projectsView, [...mentioned.projects]),
      this.views.byId(templatesView, [...mentioned.templates]),
      this.policies(
        [...mentioned.policies].filter((id) => !knownPolicies.has(id)),
        companyId,
      ),
    ]);
    const policyOf = (id: Uuid) => knownPolicies.get(id) ?? policies.get(id);
    return {
      reader: companyId,
      company: (id) => companies.get(id ?? '')?.name ?? 'a company',
      person: (id) => fullName(people.get(id ?? '')) || 'someone',
      project: (id) => projects.get(id)?.name ?? 'a project',
      template: (id) => templates.get(id)?.name ?? 'a template',
      policy: (id) => policyName(policyOf(id)),
      region: (id) => policyOf(id)?.region ?? 'unitedStates',
      withholds: (id) => policyOf(id)?.withheld ?? false,
      policyNumber: (id, number) => (policyOf(id)?.whole ? number : maskPolicyNumber(number)),
    };
  }

  /** People by id, as a row names those who acted; a person whose name was erased is absent. */
  async people(ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
    const documents = await this.views.byId(peopleView, ids);
    return new Map(
      [...documents].map(([id, person]) => [id, fullName(person)] as const).filter(([, name]) => name !== ''),
    );
  }

  /**
   * [C15] An agency sees the last five characters of another agent's policy number. A requester sees the number while
   * the policy is shared with it, and no later number; an agency that represented the insured sees the number of that time.
   */
  private async policies(ids: readonly Uuid[], companyId: Uuid): Promise<ReadonlyMap<Uuid, NamedPolicy>> {
    if (ids.length === 0) return new Map();
    const records = await this.views.byId(policiesView, ids);
    const shared = await this.sharedWith(companyId, ids);
    const named = async (id: Uuid, record: PolicyDocument): Promise<NamedPolicy> => {
      const { line, policyNumber, timelines } = record;
      const of = { line, region: timelines.region.at(-1)?.value ?? 'unitedStates' };
      if ((await this.holds(record, companyId)) || shared.get(id))
        return { ...of, number: policyNumber, whole: true, withheld: false };
      if (shared.has(id)) return { ...of, number: null, whole: false, withheld: false };
      const withheld = await this.isAgencyOf(record.insuredId, companyId);
      return { ...of, number: maskPolicyNumber(policyNumber), whole: false, withheld };
    };
    const entries = [...records].map(
      async ([id, record]) => [id, (await this.namedThen(id, record, companyId)) ?? (await named(id, record))] as const,
    );
    return new Map(await Promise.all(entries));
  }

  /** Its insured, the agency that manages it, and where none does each agency of the insured. */
  private async holds(
    { insuredId, agencyId }: Pick<PolicyDocument, 'insuredId' | 'agencyId'>,
    companyId: Uuid,
  ): Promise<boolean> {
    if (insuredId === companyId || agencyId === companyId) return true;
    return agencyId === null && (await this.representations.represents(companyId, insuredId));
  }

  /** Whether a company represents an insured, or did. */
  private async isAgencyOf(insuredId: Uuid, companyId: Uuid): Promise<boolean> {
    if (await this.representations.represents(companyId, insuredId)) return true;
    return (await this.representations.formerUntil({ role: 'agent', companyId }, insuredId)) !== null;
  }

  /** The policy as known to an agency that no longer represents its insured and could handle it then; null for all others. */
  private async namedThen(
    id: Uuid,
    { insuredId, agencyId, line }: PolicyDocument,
    companyId: Uuid,
  ): Promise<NamedPolicy | null> {
    if (insuredId === companyId || agencyId === companyId) return null;
    const end = await this.representations.formerUntil({ role: 'agent', companyId }, insuredId);
    const then = end && (await this.deciders.readable.loadAt(policyDecider, id, end.position)).state;
    return then && (await this.representations.handledBefore(companyId, then, end.position))
      ? {
          line,
          region: then.region.at(-1)?.value ?? 'unitedStates',
          number: then.number.at(-1)?.value ?? null,
          whole: true,
          withheld: false,
        }
      : null;
  }

  /** Those of these policies that were ever shared with a company: true while a share of it is active. */
  private async sharedWith(companyId: Uuid, policyIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, boolean>> {
    const relations = await this.views.byId(activityRelationsView, policyIds);
    const shared = new Map<Uuid, boolean>();
    for (const [id, { shares }] of relations) {
      const own = shares.filter((share) => share.companyId === companyId);
      if (own.length > 0)
        shared.set(
          id,
          own.some(({ until }) => until === null),
        );
    }
    return shared;
  }
}

/** Asks each event's own wording which names it needs; an event that cannot be put into words is shown without names. */
function askedBy(events: readonly Recorded[]): AskedNames {
  const mentioned = new AskedNames();
  for (const event of events) {
    const by = personIn(event.meta);
    mentioned.person(by?.actor);
    mentioned.company(by?.tenant);
    mentioned.company(by?.onBehalfOf);
    attempted(() => {
      const wording = wordingOf(event.type);
      return [wording.sentence(event, mentioned), wording.changes(event, mentioned)];
    });
  }
  return mentioned;
}

/** A person who was invited by e-mail has an address and no name. */
const fullName = (person: PersonDocument | undefined): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';

function policyName(policy: NamedPolicy | undefined): string {
  if (!policy) return 'a policy';
  const line = LINE_NAMES[policy.line];
  return policy.number === null ? `${line} policy` : `${line} ${policy.number}`;
}
