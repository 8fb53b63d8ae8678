import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What a revision may change. Existing trackings keep their template. */
export interface ProjectTerms {
  readonly name: string;
  readonly templateId: Uuid;
  /** New requests start with this project. */
  readonly isDefault: boolean;
}

export type ProjectCreated = DomainEvent<'ProjectCreated', ProjectTerms & {
  readonly projectId: Uuid;
  readonly requesterId: Uuid;
}>;
export type ProjectRevised = DomainEvent<'ProjectRevised', {
  readonly projectId: Uuid;
  readonly requesterId: Uuid;
  readonly before: ProjectTerms;
  readonly after: ProjectTerms;
}>;

export type ProjectEvent = ProjectCreated | ProjectRevised;
export type ProjectCommand =
  | ({ readonly type: 'CreateProject' } & ProjectCreated['data'])
  | { readonly type: 'ReviseProject'; readonly terms: ProjectTerms };
