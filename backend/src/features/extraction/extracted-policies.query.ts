import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  EnteredPolicy,
  ExtractedPolicies as Extracted,
  ExtractedText,
} from '@covertrail/contracts/extraction/extraction.replies';
import { extractionDecider } from '@covertrail/domain/extraction/extraction.decider';
import type { EnteredRow } from '@covertrail/domain/extraction/extraction.contract';
import type { FindingCode } from '@covertrail/domain/insurance/certificate/certificate-finding';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { dayInZone, earlierOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { exclusionsOf } from '#certificate-readings/certificate-sentences.rules';
import { linesOfQuery } from './chosen-lines.rules.js';
import { ExtractedRowsService } from './extracted-rows.service.js';
import { refusalText } from './extraction.problems.js';
import { InsuredNames } from './insured-names.reader.js';
import { ReadUploads, type ReadUpload } from './read-uploads.reader.js';

/** What was read of a certificate, beside what is on file now. */
export class ExtractedPolicies extends Query<Extracted> {
  constructor(
    readonly actor: Actor,
    readonly uploadId: Uuid,
    readonly lines?: string,
  ) {
    super();
  }
}

/** Throws `EXTRACTION.NOT_READ`. */
@QueryHandler(ExtractedPolicies)
export class ExtractedPoliciesHandler implements IQueryHandler<ExtractedPolicies> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly readings: ReadUploads,
    private readonly rows: ExtractedRowsService,
    private readonly insureds: InsuredNames,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, uploadId, lines }: ExtractedPolicies): Promise<Extracted> {
    const upload = await this.readings.of(uploadId);
    const { insuredId, attempt, uploaded, reading } = upload;
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const dated = textOf(upload, 'date');
    const [{ rows, carriers }, named, { state }] = await Promise.all([
      this.rows.of(actor, upload, earlierOf(dated.value ?? today, today), linesOfQuery(lines)),
      this.insureds.namedOn(insuredId, reading),
      this.deciders.load(extractionDecider, uploadId),
    ]);
    return {
      transactionId: uploadId,
      insuredId,
      insuredName: named.insuredName,
      fileName: uploaded.certificate.name,
      attempt,
      pages: reading.pages,
      dated,
      insured: textOf(upload, 'insured.name'),
      isInsured: named.isInsured,
      description: textOf(upload, 'description'),
      exclusions: exclusionsOf(reading),
      findings: findingsOf(upload),
      policies: state ? [] : rows,
      carriers,
      confirmed: state && {
        done: state.entered !== null,
        entered: await this.entered(state.entered?.entered ?? [], today),
        refused: (state.entered?.refused ?? []).map((row) => ({ ...row, message: refusalText(row.code) })),
      },
    };
  }

  private async entered(rows: readonly EnteredRow[], today: CalendarDate): Promise<readonly EnteredPolicy[]> {
    const entered = rows.map(async (row): Promise<readonly EnteredPolicy[]> => {
      const { state } = await this.deciders.load(policyDecider, row.policyId);
      if (!state) return [];
      const { policyNumber } = termsAt(state, today);
      return [{ ...row, line: state.line, policyNumber, status: policyStatus(state, today) }];
    });
    return (await Promise.all(entered)).flat();
  }
}

/** Each finding about no field once. */
const findingsOf = ({ reading }: ReadUpload): readonly FindingCode[] => [
  ...new Set(
    reading.certificates.flatMap(({ findings }) =>
      findings.filter(({ keys }) => keys.length === 0).map(({ code }) => code),
    ),
  ),
];

/** A field of the first certificate of the file. */
function textOf({ reading }: ReadUpload, key: FieldKey): ExtractedText {
  const field = reading.certificates[0]?.fields.find((read) => read.key === key);
  if (!field) return { value: null, places: [] };
  const { value, page, box, text, method, confidence } = field;
  const said = value.kind === 'text' ? value.text : value.kind === 'date' ? value.day : null;
  return { value: said, places: [{ page, box, text, method, confidence }] };
}
