import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { inQuotes } from './typed-text.js';

/** Names in the sentences of a mail, as the log has them now: people typed them, so each stands in quotes. */
export interface QuotedNames {
  /** Where nothing is known of it: `unknown`. */
  company(companyId: Uuid, unknown?: string): Promise<string>;
  project(projectId: Uuid): Promise<string>;
}

export function quotedNames(deciders: Pick<DeciderStore, 'load'>): QuotedNames {
  const quoted = (state: { readonly name: string } | null, unknown: string) =>
    state === null ? unknown : inQuotes(state.name);
  return {
    company: async (companyId, unknown = 'a company') =>
      quoted((await deciders.load(companyDecider, companyId)).state, unknown),
    project: async (projectId) => quoted((await deciders.load(projectDecider, projectId)).state, 'a project'),
  };
}
