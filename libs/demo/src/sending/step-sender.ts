import type { CommandBus } from '@nestjs/cqrs';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import type { Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { AttachDocument } from '@covertrail/backend/features/document/attach-document.command';
import { DecideExceptions } from '@covertrail/backend/features/exception/decide-exceptions.command';
import { LOCATIONS } from '@covertrail/backend/features/location/location-schedule';
import { StartAgencyImport } from '@covertrail/backend/features/policy/agency-import/start-agency-import.command';
import { VEHICLES } from '@covertrail/backend/features/vehicle/vehicle-schedule';
import { AddToSchedule } from '@covertrail/backend/schedules/add-to-schedule.command';
import { demoLocation, demoVehicle } from '../demo-schedules.js';
import type { DemoStep } from '../demo-step.js';
import type { OpenCorrections } from '../open-corrections.js';
import type { OpenFindings } from '../open-findings.js';
import { commandFor } from './command-for.js';
import type { CommandOf } from './command-makers.js';
import { agentOf, metaOf } from './step-author.js';
import { letterUploadId, StepFiles } from './step-files.js';
import { Forward } from '@covertrail/backend/forwarding/forward.command';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';

/** Commands under way at a time. */
const MOST_AT_ONCE = 32;

/** Who sends a step, and when: a step without its command. */
type Sending = Omit<DemoStep, 'command'>;

/** Sends the command of a step under the step's own id: sending it again changes nothing. */
export class StepSender {
  private readonly uploads: StepFiles;

  constructor(
    private readonly commands: CommandBus,
    files: Files,
    private readonly open: { readonly findings: OpenFindings; readonly corrections: OpenCorrections },
  ) {
    this.uploads = new StepFiles(files);
  }

  async send({ command, ...sending }: DemoStep): Promise<void> {
    const { key, at, by } = sending;
    if (command.do === 'requestTransfer' && command.letter && by)
      await this.uploads.letter(command.letter, { uploadId: letterUploadId(command), companyId: by.companyId, at });
    switch (command.do) {
      case 'listOnPolicy':
        return this.listOn(command, sending);
      case 'importFromSystem':
        return this.importSheet(command, sending);
      case 'attachDocument':
        return this.attach(command, sending);
      case 'decideExceptions':
        return this.decide(command, sending);
      case 'acknowledgeCorrection':
        return this.acknowledge(command, sending);
      default:
        await this.commands.execute(commandFor(command, key, by));
    }
  }

  /** Each location or vehicle of a schedule is a command of its own. */
  private async listOn({ policyId, listed, count }: CommandOf<'listOnPolicy'>, { key, by }: Sending): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await atOnce(MOST_AT_ONCE, numbers, (number) => {
      const rowKey = `${key}/${number}`;
      const meta = metaOf(rowKey, by);
      return this.commands.execute(
        listed === 'vehicles'
          ? new AddToSchedule(VEHICLES, policyId, demoVehicle(number), null, meta)
          : new AddToSchedule(LOCATIONS, policyId, demoLocation(number, rowKey), null, meta),
      );
    });
  }

  /** What is not met depends on everything before, so it is looked up when the step is sent. */
  private async decide(command: CommandOf<'decideExceptions'>, { key, at, by }: Sending): Promise<void> {
    const { do: _do, insuredId, projectId, most, ...decision } = command;
    const trackingId = trackingIdOf(by?.companyId ?? '', projectId, insuredId);
    const findings = (await this.open.findings.of(trackingId)).slice(0, most).map((rule) => ({ rule }));
    if (findings.length === 0) return;
    const decided = { ...decision, findings, today: at.slice(0, 10) };
    await this.commands.execute(new DecideExceptions(trackingId, decided, metaOf(key, by)));
  }

  private async acknowledge(
    { insuredId, projectId, comment }: CommandOf<'acknowledgeCorrection'>,
    { key, by }: Sending,
  ): Promise<void> {
    const trackingId = trackingIdOf(by?.companyId ?? '', projectId, insuredId);
    const correctionId = await this.open.corrections.oldest(trackingId);
    if (correctionId !== null)
      await this.commands.execute(
        new Forward(
          correctionDecider,
          trackingId,
          { type: 'AcknowledgeCorrection', correctionId, comment },
          metaOf(key, by),
        ),
      );
  }

  private async attach(command: CommandOf<'attachDocument'>, { key, at, by }: Sending): Promise<void> {
    const { policyId, kind, endorsement } = command;
    const actor = agentOf(by);
    const uploadId = deriveId('demo document', key);
    await this.uploads.document(command, { uploadId, companyId: actor.companyId, at });
    const input = {
      policyId,
      documentType: DOCUMENT_TYPES[kind],
      uploadId,
      ...(endorsement === undefined ? {} : { endorsement }),
    };
    await this.commands.execute(new AttachDocument(actor, input, metaOf(key, by)));
  }

  private async importSheet(command: CommandOf<'importFromSystem'>, { key, at, by }: Sending): Promise<void> {
    const actor = agentOf(by);
    const uploadId = deriveId('demo export', key);
    await this.uploads.sheet(command, { uploadId, companyId: actor.companyId, at });
    const input = { uploadId, system: command.system, asOf: at.slice(0, 10) };
    await this.commands.execute(new StartAgencyImport(actor, input, metaOf(key, by)));
  }
}
