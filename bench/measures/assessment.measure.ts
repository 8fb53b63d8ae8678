import { assess } from '@covertrail/domain/compliance/assess';
import { compile } from '@covertrail/domain/compliance/compile';
import {
  ENDORSEMENTS_OF,
  LIMITS_OF,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
  type ProvidedPolicy,
} from '@covertrail/domain/insurance/coverage';
import type { Provided } from '@covertrail/domain/compliance/provided';
import type { LineRequirements, Requirements } from '@covertrail/domain/compliance/requirements';
import { nothingStated } from '@covertrail/domain/compliance/unstated-policy';
import { peerPackage } from '../install-peers.js';
import type { Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { median } from '../timing.js';

const LINES: readonly CoverageLine[] = ['generalLiability', 'automobile', 'workersCompensation', 'umbrella'];
const ASKED = 100;
const AT_MOST_MS = 0.02;
const DAY = '2026-06-01';
const LIMIT = 200_000_000;
const ROUNDS = 9;
const ROUND_MS = 250;
const BURST = 20;
const INSURED = 'insured';

interface RulesEngine {
  run(facts: object): Promise<{ readonly events: readonly unknown[] }>;
}
interface RulesEnginePackage {
  readonly Engine: new (rules: readonly object[]) => RulesEngine;
}

/** 100 findings: of each line that it is in force, its carrier's rating, its endorsements, and its limits over and over. */
function requirements(): Requirements {
  const fixed = LINES.reduce((sum, line) => sum + 2 + ENDORSEMENTS_OF[line].length, 0);
  const left = ASKED - fixed;
  return {
    umbrellaMode: 'separate',
    rating: { strength: 'A-', size: 'VII' },
    lines: LINES.map((line, place): LineRequirements => {
      const count = Math.floor(left / LINES.length) + (place < left % LINES.length ? 1 : 0);
      const codes: readonly LimitCode[] = LIMITS_OF[line];
      return {
        line,
        limits: Array.from({ length: count }, (_, index) => ({
          limit: codes[index % codes.length]!,
          atLeast: LIMIT - index * 1_000,
          tower: false,
        })),
        endorsements: ENDORSEMENTS_OF[line].map((code) => ({ code, grade: 'claimed' as const })),
      };
    }),
  };
}

const form = (number: string) => ({ form: number });
/** What proves each endorsement on its line; an umbrella has no usual forms. */
const FORMS: Readonly<
  Partial<Record<CoverageLine, Readonly<Partial<Record<EndorsementCode, { readonly form: string }>>>>>
> = {
  generalLiability: {
    additionalInsuredOngoing: form('CG 20 10 04 13'),
    additionalInsuredCompleted: form('CG 20 37 04 13'),
    waiverOfSubrogation: form('CG 24 04 05 09'),
  },
  automobile: { additionalInsuredOngoing: form('CA 20 48 10 13'), waiverOfSubrogation: form('CA 04 44 10 13') },
  workersCompensation: { waiverOfSubrogation: form('WC 00 03 13') },
};

const factFrom = <Value>(value: Value, ...events: string[]) => ({ value, events });

function policyOf(line: CoverageLine): ProvidedPolicy {
  return {
    ...nothingStated(),
    policyId: line,
    policyNumber: `NO-${line}`,
    line,
    insuredId: INSURED,
    replaces: null,
    period: factFrom({ effectiveOn: '2026-01-01', expiresOn: '2027-01-01' }, `${line}-added`),
    standing: factFrom({ status: 'inForce', since: null }),
    verification: factFrom('verified', `${line}-verified`),
    carrier: factFrom({ carrierId: 'carrier', name: 'Summit Mutual' }, `${line}-added`),
    rating: factFrom({ strength: 'A', size: 'X' }, 'rated'),
    limits: factFrom(Object.fromEntries(LIMITS_OF[line].map((code) => [code, LIMIT])), `${line}-added`),
    endorsements: factFrom(
      ENDORSEMENTS_OF[line].map((code) => ({ code, grade: 'seen' as const, ...(FORMS[line]?.[code] ?? {}) })),
      `${line}-added`,
    ),
    trigger: factFrom('occurrence', `${line}-added`),
    documents: factFrom([]),
  };
}

/** The same questions as conditions on flat facts, one rule for each requirement. */
function peerRules(required: Requirements): readonly object[] {
  const rule = (name: string, ...all: readonly object[]) => ({ conditions: { all }, event: { type: name } });
  return required.lines.flatMap(({ line, limits, endorsements }) => [
    rule(
      `${line}.inForce`,
      { fact: line, path: '$.effectiveDay', operator: 'lessThanInclusive', value: Date.parse(DAY) },
      { fact: line, path: '$.expiryDay', operator: 'greaterThan', value: Date.parse(DAY) },
      { fact: line, path: '$.verification', operator: 'equal', value: 'verified' },
    ),
    rule(
      `${line}.rating`,
      { fact: line, path: '$.strengthPlace', operator: 'lessThanInclusive', value: 3 },
      { fact: line, path: '$.sizePlace', operator: 'greaterThanInclusive', value: 6 },
    ),
    ...endorsements.map(({ code }) =>
      rule(code, { fact: line, path: '$.endorsements', operator: 'contains', value: code }),
    ),
    ...limits.map(({ limit, atLeast }) =>
      rule(limit, { fact: line, path: `$.${limit}`, operator: 'greaterThanInclusive', value: atLeast }),
    ),
  ]);
}

const peerFacts = (): object =>
  Object.fromEntries(
    LINES.map((line) => [
      line,
      {
        effectiveDay: Date.parse('2026-01-01'),
        expiryDay: Date.parse('2027-01-01'),
        verification: 'verified',
        strengthPlace: 2,
        sizePlace: 9,
        endorsements: ENDORSEMENTS_OF[line],
        ...Object.fromEntries(LIMITS_OF[line].map((code) => [code, LIMIT])),
      },
    ]),
  );

/** Milliseconds of the processor that one call takes, from as many as fit into a round: others may have it meanwhile. */
async function perCall(call: () => unknown): Promise<number> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  let count = 0;
  for (; performance.now() - started < ROUND_MS; count += BURST)
    for (let again = 0; again < BURST; again += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

function figureOf(what: string, ours: number, peer: number): Figure {
  return {
    measure: `one assessment of ${ASKED} requirements, ${what}`,
    ours: duration(ours),
    peer: `${duration(peer)} json-rules-engine`,
    ratio: ours / peer,
    bar: `≤ ${duration(AT_MOST_MS)}`,
    met: ours <= AT_MOST_MS,
    workload: `all ${ASKED} pass; ${ROUNDS} rounds of ${ROUND_MS} ms each, in turns with the peer, medians; processor time; the template is compiled once`,
    callers: '1',
    durability: NOT_STORED,
    size: '4 policies, 4 lines',
  };
}

/** The compliance engine beside a general rules engine. Both say of each requirement that it is met. */
export const assessment: Measure = {
  name: 'assessment',
  run: async () => {
    const required = requirements();
    const compiled = compile(required, { templateId: 'template', version: 1 });
    const cited: Provided = { insuredId: INSURED, policies: LINES.map(policyOf), sharedBy: ['shared'] };
    const uncited: Provided = { ...cited, otherwise: [] };
    const { Engine } = peerPackage<RulesEnginePackage>('json-rules-engine');
    const engine = new Engine(peerRules(required));
    const facts = peerFacts();
    const findings = assess(compiled, ['revised'], cited, DAY).findings.filter(
      ({ outcome }) => outcome === 'pass',
    ).length;
    const met = (await engine.run(facts)).events.length;
    if (findings !== ASKED || met !== ASKED) throw new Error(`${findings} and ${met} of ${ASKED} were met`);
    const [plain, withCauses, peer]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await perCall(() => assess(compiled, ['revised'], uncited, DAY)));
      withCauses.push(await perCall(() => assess(compiled, ['revised'], cited, DAY)));
      peer.push(await perCall(() => engine.run(facts)));
    }
    return [
      figureOf('findings without causes', median(plain), median(peer)),
      figureOf('findings with their causes', median(withCauses), median(peer)),
    ];
  },
};
