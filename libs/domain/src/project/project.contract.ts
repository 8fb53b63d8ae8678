import type { CoverageLine } from '../insurance/coverage.js';
import type { AcordForm } from '../insurance/lines/acord-forms.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ProjectDays } from '../insurance/project-days.js';

/** What a revision may change. Existing trackings keep their template. */
export interface ProjectTerms {
  readonly name: string;
  readonly templateId: Uuid;
  /** New requests start with this project. */
  readonly isDefault: boolean;
}

export type ProjectCreated = DomainEvent<
  'ProjectCreated',
  ProjectTerms & {
    readonly projectId: Uuid;
    readonly requesterId: Uuid;
  }
>;
export type ProjectRevised = DomainEvent<
  'ProjectRevised',
  {
    readonly projectId: Uuid;
    readonly requesterId: Uuid;
    readonly before: ProjectTerms;
    readonly after: ProjectTerms;
  }
>;

/** Null where the project states no days: none were stated before the first of these events. They hold for the whole project, whatever the day that is assessed. */
export type ProjectDaysChanged = DomainEvent<
  'ProjectDaysChanged',
  {
    readonly projectId: Uuid;
    readonly requesterId: Uuid;
    readonly before: ProjectDays | null;
    readonly after: ProjectDays | null;
  }
>;

/** The certificate form that a requester prefers for each line; a line that is absent has the default of the line [C12]. */
export type DefaultForms = Readonly<Partial<Record<CoverageLine, AcordForm>>>;

/** The requester's default for one line of policies that are shared for the project; null for the default of the line. */
export type DefaultFormChosen = DomainEvent<
  'DefaultFormChosen',
  {
    readonly projectId: Uuid;
    readonly requesterId: Uuid;
    readonly line: CoverageLine;
    readonly before: AcordForm | null;
    readonly after: AcordForm | null;
  }
>;

export type ProjectEvent = ProjectCreated | ProjectRevised | ProjectDaysChanged | DefaultFormChosen;
export type ProjectCommand =
  | ({ readonly type: 'CreateProject'; readonly days?: ProjectDays | null } & ProjectCreated['data'])
  /** Without `days` the project states none from then on. */
  | { readonly type: 'ReviseProject'; readonly terms: ProjectTerms; readonly days?: ProjectDays | null }
  /** All of them: a line that is absent goes back to its own default. */
  | { readonly type: 'ChooseDefaultForms'; readonly forms: DefaultForms };
