import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import {
  askedDocumentName,
  copyEmails,
  dueOn,
  lenderServiceAgent,
  loanNumber,
} from '@covertrail/domain/fields/request-fields';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import type { AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import type { DeliverySpeed } from '@covertrail/domain/request/request.contract';
import type { ChosenRecipient } from '../chosen-recipients.hook.js';
import { chosen, type FormRules } from '#shared/forms/field-resolver';

/** The fields of the dialog, with the names that the server uses, so that its messages find their field. */
export interface AskValues {
  readonly by: 'company' | 'email' | 'emails' | 'sheet' | 'chosen';
  readonly insuredCompanyId: string;
  readonly email: string;
  /** Addresses of several, one on each line or separated by commas. */
  readonly emails: string;
  readonly projectId: string;
  /** Empty: the project's own. */
  readonly templateId: string;
  readonly dueOn: CalendarDate;
  readonly message: string;
  readonly delivery: DeliverySpeed;
  /** Addresses, separated by commas. */
  readonly cc: string;
  readonly documentKinds: readonly DocumentKind[];
  /** Names, one on each line. */
  readonly otherDocuments: string;
  /** Of which the document of the policy, or of its exclusions, is requested. */
  readonly policyLines: readonly CoverageLine[];
  readonly forms: readonly AcordForm[];
  readonly loanNumber: string;
  readonly lenderServiceAgent: string;
  readonly isEvidenceOnly: boolean;
}

/** What is separated by commas, semicolons or ends of lines. */
export const listedIn = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const documentNames = (text: string): readonly string[] => listedIn(text.replaceAll(/[,;]/g, ' '));

/** Nothing is entered under More. */
export const NOTHING_MORE = {
  delivery: 'standard',
  cc: '',
  documentKinds: [],
  otherDocuments: '',
  policyLines: [],
  forms: [],
  loanNumber: '',
  lenderServiceAgent: '',
  isEvidenceOnly: false,
} as const;

/** For a missing company, project or due date no text is given [D01]: these are ours. */
const company = chosen('Please select a company.');
const project = chosen('Please select a project.');

/** The rules of the dialog, with the messages of the fields; `today` limits the due date. */
export const askRules = (today: CalendarDate): FormRules<AskValues> => ({
  insuredCompanyId: (value, { by }) => (by === 'company' ? company(value) : null),
  email: (value, { by }) => (by === 'email' ? invitedEmail.check(value) : null),
  projectId: project,
  dueOn: (value) =>
    dueOn.check(value) ?? (isCalendarDate(value) && value < today ? 'The due date is in the past.' : null),
  emails: (_value, { by, emails }) => (by === 'emails' && listedIn(emails).length === 0 ? 'Please enter Email.' : null),
  message: remarks,
  cc: (_value, { cc }) => copyEmails.check(listedIn(cc)),
  otherDocuments: (_value, { otherDocuments }) =>
    documentNames(otherDocuments)
      .map((name) => askedDocumentName.check(name))
      .find((problem) => problem !== null) ?? null,
  loanNumber,
  lenderServiceAgent,
});

/** What every body says, whomever it is to, without the fields that are left to the project. */
export function askedOfAll(values: AskValues) {
  const { projectId, templateId, dueOn: due, message, delivery, policyLines, forms, loanNumber: loan } = values;
  const cc = listedIn(values.cc);
  const documents = [
    ...values.documentKinds.map((kind) => ({ kind, name: '' })),
    ...documentNames(values.otherDocuments).map((name) => ({ kind: 'additional' as const, name })),
  ];
  return {
    projectId,
    ...(templateId === '' ? {} : { templateId }),
    dueOn: due,
    ...(message.trim() === '' ? {} : { message }),
    ...(delivery === 'standard' ? {} : { delivery }),
    ...(cc.length === 0 ? {} : { cc }),
    ...(documents.length === 0 ? {} : { documents }),
    ...(policyLines.length === 0 ? {} : { policyLines }),
    ...(forms.length === 0 ? {} : { forms }),
    ...(loan.trim() === '' ? {} : { loanNumber: loan }),
    ...(values.lenderServiceAgent.trim() === '' ? {} : { lenderServiceAgent: values.lenderServiceAgent }),
    ...(values.isEvidenceOnly ? { isEvidenceOnly: true } : {}),
  };
}

/** The body of the call to one recipient. */
export const askBody = (values: AskValues) => ({
  ...(values.by === 'company' ? { insuredCompanyId: values.insuredCompanyId } : { email: values.email }),
  ...askedOfAll(values),
});

/** The rows of a batch: those that were chosen in a list, or the addresses that were entered. */
export const batchRowsOf = ({ emails }: AskValues, chosen: readonly ChosenRecipient[]): readonly ChosenRecipient[] =>
  chosen.length > 0 ? chosen : listedIn(emails).map((email) => ({ email }));
