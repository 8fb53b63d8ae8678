import type { CommandBus } from '@nestjs/cqrs';
import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { DOCUMENT_TYPES } from '@covertrail/domain/fields/document-kinds';
import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ChangedChoice } from '@covertrail/domain/selection/selection.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { Actor } from '@covertrail/backend/auth/actor';
import { AddCarrier } from '@covertrail/backend/features/carrier/add-carrier.command';
import { RateCarrier } from '@covertrail/backend/features/carrier/rate-carrier.command';
import { ActOnTransfer } from '@covertrail/backend/features/client-transfer/act-on-transfer.command';
import { RequestTransfer } from '@covertrail/backend/features/client-transfer/request-transfer/request-transfer.command';
import { uploadedFileId } from '@covertrail/backend/uploads/upload-id.rules';
import { AcknowledgeCorrection } from '@covertrail/backend/features/correction/acknowledge-correction.command';
import { AttachDocument } from '@covertrail/backend/features/document/attach-document.command';
import { DecideExceptions } from '@covertrail/backend/features/exception/decide-exceptions.command';
import { SaveFormEntry } from '@covertrail/backend/features/form-equivalence/save-form-entry.command';
import { AddClient } from '@covertrail/backend/features/client/add-client/add-client.command';
import { DecideAppointment } from '@covertrail/backend/features/representation/decide-appointment.command';
import { RequestAppointment } from '@covertrail/backend/features/representation/request-appointment.command';
import { RegisterCompany } from '@covertrail/backend/features/company/register-company.command';
import { AddLocation } from '@covertrail/backend/features/location/add-location.command';
import { AddNote } from '@covertrail/backend/features/note/add-note.command';
import { MarkAsRead } from '@covertrail/backend/features/notification/mark-as-read.command';
import { AddPolicy } from '@covertrail/backend/features/policy/add-policy.command';
import { StartAgencyImport } from '@covertrail/backend/features/policy/agency-import/start-agency-import.command';
import { ApprovePolicy } from '@covertrail/backend/features/policy/approve-policy.command';
import { CancelPolicy } from '@covertrail/backend/features/policy/cancel-policy.command';
import { EditPolicy } from '@covertrail/backend/features/policy/edit-policy.command';
import { ReinstatePolicy } from '@covertrail/backend/features/policy/reinstate-policy.command';
import { RejectPolicy } from '@covertrail/backend/features/policy/reject-policy.command';
import { CreateProject } from '@covertrail/backend/features/project/create-project.command';
import { CancelRequest } from '@covertrail/backend/features/request/cancel-request.command';
import { DeclineRequest } from '@covertrail/backend/features/request/decline-request.command';
import { RequestCoverage } from '@covertrail/backend/features/request/request-coverage/request-coverage.command';
import { RespondToRequest } from '@covertrail/backend/features/request/respond-to-request.command';
import { ChooseShared } from '@covertrail/backend/features/selection/choose-shared.command';
import { SharePolicies } from '@covertrail/backend/features/share/share-policies.command';
import { CreateTemplate } from '@covertrail/backend/features/template/create-template.command';
import { ReviseTemplate } from '@covertrail/backend/features/template/revise-template.command';
import { AppointOperator } from '@covertrail/backend/features/user/appoint-operator.command';
import { RegisterUser } from '@covertrail/backend/features/user/register-user.command';
import { AddVehicle } from '@covertrail/backend/features/vehicle/add-vehicle.command';
import { demoLocation, demoVehicle } from './demo-schedules.js';
import { DEMO_PASSWORD } from './demo-people.js';
import type { OpenCorrections } from './open-corrections.js';
import type { OpenFindings } from './open-findings.js';
import { demoExport } from './demo-export.js';
import { demoLetter } from './demo-letter.js';
import { demoPdf } from './demo-pdf.js';
import { commandIdOf, type DemoStep, type DemoActor, type DemoCommand } from './demo-step.js';

/** Commands under way at a time. */
const MOST_AT_ONCE = 32;

/** Sends the command of a step under the step's own id: sending it again changes nothing. */
export class StepSender {
  constructor(
    private readonly commands: CommandBus,
    private readonly files: Files,
    private readonly open: { readonly findings: OpenFindings; readonly corrections: OpenCorrections },
  ) {}

  async send({ key, at, by, command }: DemoStep): Promise<void> {
    if (command.do === 'requestTransfer' && command.letter && by)
      await this.putUpLetter(command.letter, uploadIdOf(command), by.companyId, at);
    switch (command.do) {
      case 'listOnPolicy':
        return this.listOn(command, key, by);
      case 'importFromSystem':
        return this.importSheet(command, key, at, by);
      case 'attachDocument':
        return this.attach(command, key, at, by);
      case 'decideExceptions':
        return this.decide(command, at.slice(0, 10), by, metaOf(key, by));
      case 'acknowledgeCorrection':
        return this.acknowledge(command, by, metaOf(key, by));
      default:
        await this.commands.execute(commandFor(command, by, metaOf(key, by)));
    }
  }

  /** Each location or vehicle of a schedule is a command of its own. */
  private async listOn({ policyId, listed, count }: ListingCommand, key: string, by: DemoActor | null): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await atOnce(MOST_AT_ONCE, numbers, (number) => {
      const one = `${key}/${number}`;
      const meta = metaOf(one, by);
      return this.commands.execute(
        listed === 'vehicles'
          ? new AddVehicle(policyId, demoVehicle(number), null, meta)
          : new AddLocation(policyId, demoLocation(number, one), null, meta),
      );
    });
  }

  /** What is not met depends on everything before, so it is looked up when the step is sent. */
  private async decide(
    { do: _do, insuredId, projectId, most, ...decision }: DecidingCommand,
    today: string,
    by: DemoActor | null,
    meta: CommandMeta,
  ): Promise<void> {
    const trackingId = trackingIdOf(by?.companyId ?? '', projectId, insuredId);
    const findings = (await this.open.findings.of(trackingId)).slice(0, most).map((rule) => ({ rule }));
    if (findings.length > 0)
      await this.commands.execute(new DecideExceptions(trackingId, { ...decision, findings, today }, meta));
  }

  private async acknowledge(
    { insuredId, projectId, comment }: AcknowledgingCommand,
    by: DemoActor | null,
    meta: CommandMeta,
  ): Promise<void> {
    const trackingId = trackingIdOf(by?.companyId ?? '', projectId, insuredId);
    const correctionId = await this.open.corrections.oldest(trackingId);
    if (correctionId !== null)
      await this.commands.execute(new AcknowledgeCorrection(trackingId, correctionId, comment, meta));
  }

  /** A letter is uploaded before the transfer request that names it. */
  private putUpLetter(
    { client, fileName, signedOn }: NonNullable<TransferCommand['letter']>,
    uploadId: Uuid,
    companyId: Uuid,
    uploadedAt: Instant,
  ): Promise<void> {
    return this.putUp(
      uploadedFileId('letter', companyId, uploadId),
      fileName,
      demoLetter(client, signedOn),
      uploadedAt,
    );
  }

  /** Its file is uploaded before the command that names it. */
  private async attach(
    { policyId, kind, endorsement, fileName, title }: AttachingCommand,
    key: string,
    at: Instant,
    by: DemoActor | null,
  ): Promise<void> {
    const actor = agentOf(by);
    const uploadId = deriveId('demo document', key);
    await this.putUp(uploadedFileId('document', actor.companyId, uploadId), fileName, demoPdf([title]), at);
    const asked = {
      policyId,
      documentType: DOCUMENT_TYPES[kind],
      uploadId,
      ...(endorsement === undefined ? {} : { endorsement }),
    };
    await this.commands.execute(new AttachDocument(actor, asked, metaOf(key, by)));
  }

  /** The sheet is uploaded before the import that names it. */
  private async importSheet(
    { system, fileName, policy }: ImportingCommand,
    key: string,
    at: Instant,
    by: DemoActor | null,
  ): Promise<void> {
    const actor = agentOf(by);
    const uploadId = deriveId('demo export', key);
    await this.putUp(uploadedFileId('sheet', actor.companyId, uploadId), fileName, demoExport(policy), at, 'text/csv');
    await this.commands.execute(
      new StartAgencyImport(actor, { uploadId, system, asOf: at.slice(0, 10) }, metaOf(key, by)),
    );
  }

  private async putUp(
    fileId: Uuid,
    name: string,
    content: Buffer,
    uploadedAt: Instant,
    contentType = 'application/pdf',
  ): Promise<void> {
    await this.files.put({ fileId, name, contentType, uploadedAt }, once(content), { maxBytes: content.length });
  }
}

type AttachingCommand = Extract<DemoCommand, { do: 'attachDocument' }>;
type ImportingCommand = Extract<DemoCommand, { do: 'importFromSystem' }>;
type ListingCommand = Extract<DemoCommand, { do: 'listOnPolicy' }>;

async function* once(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}

function metaOf(key: string, by: DemoActor | null): CommandMeta {
  const commandId = commandIdOf(key);
  return {
    commandId,
    commandHash: commandId,
    actor: by?.userId ?? 'system:demo',
    role: by?.role ?? 'system',
    tenant: by?.companyId ?? null,
    ...(by?.onBehalfOf ? { onBehalfOf: by.onBehalfOf } : {}),
    correlationId: commandId,
    causationId: null,
  };
}

type DecidingCommand = Extract<DemoCommand, { do: 'decideExceptions' }>;
type AcknowledgingCommand = Extract<DemoCommand, { do: 'acknowledgeCorrection' }>;

function commandFor(
  command: Exclude<
    DemoCommand,
    ListingCommand | DecidingCommand | AttachingCommand | ImportingCommand | AcknowledgingCommand
  >,
  by: DemoActor | null,
  meta: CommandMeta,
): object {
  const company = by?.companyId ?? '';
  switch (command.do) {
    case 'registerCompany':
      return new RegisterCompany(command.company, meta);
    case 'registerUser':
      return new RegisterUser(
        {
          ...command.person,
          permissions: ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'],
          password: DEMO_PASSWORD,
        },
        meta,
      );
    case 'appointOperator':
      return new AppointOperator({ ...command.operator, password: DEMO_PASSWORD, mustChange: false }, meta);
    case 'addCarrier':
      return new AddCarrier(command.name, command.naic, meta);
    case 'rateCarrier':
      return new RateCarrier(command.carrierId, command.rating, command.effectiveFrom, meta);
    case 'createTemplate':
      return new CreateTemplate(company, pick(command, 'name', 'requirements', 'effectiveFrom'), meta);
    case 'reviseTemplate':
      return new ReviseTemplate(command.templateId, pick(command, 'requirements', 'effectiveFrom'), undefined, meta);
    case 'addFormEntry':
      return new SaveFormEntry(company, entryOf(command, company, meta), meta);
    case 'createProject':
      return new CreateProject(
        { requesterId: company, name: command.name, templateId: command.templateId, isDefault: command.isDefault },
        meta,
      );
    case 'addClient':
      return new AddClient({ by: 'taxId', taxId: command.taxId }, company, by?.userId ?? '', meta);
    case 'requestAppointment':
      return new RequestAppointment(command.insuredId, company, by?.userId ?? '', meta);
    case 'acceptAgency':
      return new DecideAppointment(command.insuredId, { type: 'AcceptAppointment', agencyId: command.agencyId }, meta);
    case 'addPolicy':
      return new AddPolicy(command.insuredId, command.line, givenTerms(command.terms), meta);
    case 'editPolicy':
      return new EditPolicy(command.policyId, editOf(command), undefined, meta);
    case 'approvePolicy':
      return new ApprovePolicy(command.policyId, company, meta);
    case 'rejectPolicy':
      return new RejectPolicy(command.policyId, company, command.reason, meta);
    case 'cancelPolicy':
      return new CancelPolicy(command.policyId, command.effectiveFrom, command.reason, meta);
    case 'reinstatePolicy':
      return new ReinstatePolicy(command.policyId, command.effectiveFrom, command.reason, meta);
    case 'addLocation':
      return new AddLocation(command.policyId, { ...pick(command, 'place', 'limits'), buildings: [] }, null, meta);
    case 'addVehicle':
      return new AddVehicle(command.policyId, command.vehicle, null, meta);
    case 'readNotifications':
      return new MarkAsRead(company, by?.userId ?? '', null, meta);
    default:
      return dealingCommandFor(command, by, meta);
  }
}

type Dealing = Extract<
  DemoCommand,
  {
    do:
      | 'requestCoverage'
      | 'respondToRequest'
      | 'declineRequest'
      | 'cancelRequest'
      | 'sharePolicies'
      | 'chooseShared'
      | 'addNote'
      | 'requestTransfer'
      | 'answerTransfer';
  }
>;

/** The relation between two companies. */
function dealingCommandFor(command: Dealing, by: DemoActor | null, meta: CommandMeta): object {
  const company = by?.companyId ?? '';
  switch (command.do) {
    case 'requestCoverage':
      return new RequestCoverage(
        company,
        command.to,
        { ...pick(command, 'projectId', 'message', 'dueOn'), templateId: undefined },
        meta,
      );
    case 'respondToRequest':
      return new RespondToRequest(command.requestId, command.policyIds, command.remarks, meta);
    case 'declineRequest':
      return new DeclineRequest(command.requestId, command.reason, meta);
    case 'cancelRequest':
      return new CancelRequest(command.requestId, command.reason, meta);
    case 'sharePolicies':
      return new SharePolicies(
        { ...pick(command, 'insuredId', 'requesterId', 'projectId', 'policyIds'), requestId: null },
        meta,
      );
    case 'chooseShared':
      return new ChooseShared(command.kind, pick(command, 'policyId', 'projectId'), changeOf(command.remove), meta);
    case 'addNote':
      return new AddNote(
        trackingIdOf(company, command.projectId, command.insuredId),
        by?.userId ?? '',
        command.text,
        meta,
      );
    case 'requestTransfer':
      return new RequestTransfer(agentOf(by), transferAsked(command), meta);
    case 'answerTransfer':
      return new ActOnTransfer(command.transferId, command.action, company, '', undefined, meta);
  }
}

const editOf = ({ terms, effectiveFrom, enteredWrongly, reason }: Extract<DemoCommand, { do: 'editPolicy' }>) => ({
  terms: givenTerms(terms),
  effectiveFrom,
  enteredWrongly,
  ...(reason === undefined ? {} : { reason }),
});

const entryOf = (
  entry: Extract<DemoCommand, { do: 'addFormEntry' }>,
  requesterId: Uuid,
  { commandId }: CommandMeta,
): FormEntryCommand => ({
  type: 'AddFormEntry',
  requesterId,
  entryId: deriveId('formEntry', commandId),
  ...pick(entry, 'number', 'line', 'terms', 'effectiveFrom'),
});

/** All but some. */
const changeOf = (remove: readonly Uuid[]): ChangedChoice => ({
  selectAll: true,
  clearPrevious: false,
  add: [],
  remove,
});

type TransferCommand = Extract<DemoCommand, { do: 'requestTransfer' }>;

const uploadIdOf = ({ insuredId, toAgencyId }: TransferCommand): Uuid => deriveId('demo letter', insuredId, toAgencyId);

function transferAsked(command: TransferCommand) {
  const { insuredId, toAgencyId, toAgentId, note, letter } = command;
  return {
    insuredCompanyId: insuredId,
    toAgencyId,
    toAgentId,
    note,
    ...(letter ? { letter: { uploadId: uploadIdOf(command), signedOn: letter.signedOn } } : {}),
  };
}

/** The rights of the demo's agents; commands only check who acts, and for which company. */
function agentOf(by: DemoActor | null): Actor {
  if (!by) throw new Error('An agent does this');
  const { userId, companyId } = by;
  return {
    userId,
    companyId,
    role: 'agent',
    sessionId: userId,
    companyRoles: ['agency'],
    access: 'manager',
    permissions: [],
    primaryContact: true,
    timeZone: 'UTC',
  };
}

function pick<From extends object, Key extends keyof From>(from: From, ...keys: Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
