import type { Names } from '@covertrail/wording/text/event-wording';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** Returns no names, and records the ids that were asked for, so that those of a whole page can be looked up at once. */
export class AskedNames implements Names {
  readonly companies = new Set<Uuid>();
  readonly people = new Set<Uuid>();
  readonly policies = new Set<Uuid>();
  readonly projects = new Set<Uuid>();
  readonly templates = new Set<Uuid>();

  company(id: Uuid | null | undefined): string {
    return noted(this.companies, id);
  }

  person(id: Uuid | null | undefined): string {
    return noted(this.people, id);
  }

  policy(id: Uuid): string {
    return noted(this.policies, id);
  }

  policyNumber(id: Uuid): string {
    return noted(this.policies, id);
  }

  withholds(id: Uuid): boolean {
    noted(this.policies, id);
    return false;
  }

  region(id: Uuid): RegionCode {
    noted(this.policies, id);
    return 'unitedStates';
  }

  project(id: Uuid): string {
    return noted(this.projects, id);
  }

  template(id: Uuid): string {
    return noted(this.templates, id);
  }
}

function noted(ids: Set<Uuid>, id: Uuid | null | undefined): string {
  if (id) ids.add(id);
  return '';
}
