import type { DomainEvent, Uuid } from '../kernel/event.js';

export type ProjectCreated = DomainEvent<'ProjectCreated', {
  readonly projectId: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly templateId: Uuid;
  readonly isDefault: boolean;
}>;

export type ProjectEvent = ProjectCreated;
export type ProjectCommand = { readonly type: 'CreateProject' } & ProjectCreated['data'];
