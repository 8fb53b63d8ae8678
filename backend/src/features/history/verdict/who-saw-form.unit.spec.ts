import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { ActingRole, Recorded } from '@covertrail/domain/kernel/event';
import { withWhoSawForm } from './who-saw-form.rules.js';

const seen = (params: Params): Finding => ({
  rule: 'generalLiability.endorsement.waiverOfSubrogation',
  line: 'generalLiability',
  outcome: 'pass',
  reason: 'ENDORSEMENT.SEEN',
  events: [],
  params: {
    endorsement: 'waiverOfSubrogation',
    grade: 'seen',
    policyNumber: 'GL-9',
    form: 'CG 24 04 05 09',
    ...params,
  },
});
const recorded = (type: string, role: ActingRole, recordedAt: string): Recorded => ({
  id: type,
  type,
  stream: 's',
  revision: 0,
  position: '1' as Recorded['position'],
  data: {},
  meta: {
    actor: role,
    role,
    tenant: null,
    commandId: type,
    commandHash: '',
    correlationId: type,
    causationId: null,
    schemaVersion: 1,
    recordedAt,
  },
});
const NAMES: Readonly<Record<string, { readonly actor: string; readonly company: string }>> = {
  agent: { actor: 'Priya Sharma', company: 'Hollis & Vance' },
  insured: { actor: 'Ines Ortega', company: 'Granite Peak' },
};
const worded = (params: Params, ...cited: readonly Recorded[]) =>
  sentenceOf(withWhoSawForm(seen(params), cited, ({ meta }) => NAMES[meta.actor]!));

describe('who saw a form, on the Why page [C08]', () => {
  const confirmed: Params = { seenBy: 'agent', confirmedOn: '2026-02-01' };
  const onFile: Params = { seenBy: 'document', document: 'CG 24 04.pdf', uploadedOn: '2026-02-01' };

  it('is the agent that entered it', () => {
    const added = recorded('PolicyAdded', 'agent', '2026-02-01T10:00:00.000Z');
    expect(worded(confirmed, added)).toBe(
      'The agent Priya Sharma of Hollis & Vance confirmed form CG 24 04 05 09 on GL-9 on 02/01/2026: it gives waiver of subrogation.',
    );
  });

  it('is the agent that approved what an insured entered', () => {
    const [added, approved] = [
      recorded('PolicyAdded', 'insured', '2026-02-01T10:00:00.000Z'),
      recorded('PolicyApproved', 'agent', '2026-02-01T11:00:00.000Z'),
    ];
    expect(worded(confirmed, added, approved)).toContain('The agent Priya Sharma of Hollis & Vance confirmed');
  });

  it('is whoever uploaded the document that shows it', () => {
    const filed = recorded('DocumentFiled', 'insured', '2026-02-01T10:00:00.000Z');
    expect(worded(onFile, filed)).toBe(
      'Form CG 24 04 05 09 of GL-9 is on file (“CG 24 04.pdf”, uploaded by the insured Ines Ortega of Granite Peak on 02/01/2026) and gives waiver of subrogation.',
    );
  });

  it('is named by role alone where the reader sees no event of it', () => {
    expect(worded(confirmed, recorded('PoliciesShared', 'insured', '2026-02-01T10:00:00.000Z'))).toContain(
      'An agent confirmed form CG 24 04 05 09',
    );
    expect(worded(onFile)).toContain('(“CG 24 04.pdf”, uploaded on 02/01/2026)');
  });
});
