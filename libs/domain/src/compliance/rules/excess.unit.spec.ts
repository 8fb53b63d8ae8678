import type { CoverageLine } from '../../insurance/coverage.js';
import { policy, type Said } from '../testing/sample-policies.js';
import { asking, askingAll, assessing, findingOf, tower } from '../testing/sample-requirements.js';
import { fixText } from '@covertrail/wording/compliance/sentence';

const gl = policy('generalLiability', { limits: { eachOccurrence: 1_000_000 } });
const layer = (id: string, schedule: readonly CoverageLine[] | null, said: Said = {}) =>
  policy('umbrella', {
    id,
    number: id.toUpperCase(),
    schedule,
    limits: { umbrellaEachOccurrence: 1_000_000 },
    ...said,
  });
const lead = layer('u1', ['generalLiability']);
const excess = layer('u2', ['umbrella']);
/** An excess policy above umbrellas, of the line for excess policies. */
const above = policy('excessLiability', {
  id: 'x1',
  schedule: ['umbrella'],
  limits: { excessEachOccurrence: 1_000_000 },
});
const evaluated = (whole: number, ...layers: ReturnType<typeof layer>[]) =>
  findingOf(
    assessing(asking('generalLiability', { limits: [tower('eachOccurrence', whole)] }), [gl, ...layers]),
    'generalLiability.limit.eachOccurrence',
  );

describe('an excess policy over an umbrella', () => {
  it('raises the underlying lines of the umbrella, layer upon layer, in any order', () => {
    expect(evaluated(3_000_000, lead, excess).outcome).toBe('pass');
    expect(evaluated(3_000_000, excess, lead)).toEqual(evaluated(3_000_000, lead, excess));
    expect(evaluated(4_000_000, above, excess, lead).outcome).toBe('pass');
    expect(evaluated(4_000_000, layer('a9', ['umbrella']), excess, lead)).toMatchObject({
      outcome: 'review',
      params: { doubt: 'LAYER.PLACE_NOT_KNOWN' },
    });
  });

  it('raises nothing by itself, and neither do excess policies that are on each other’s schedules', () => {
    expect(evaluated(2_000_000, excess)).toMatchObject({ outcome: 'fail', params: { refused: 'LAYER.NOTHING_BELOW' } });
    expect(evaluated(2_000_000, excess, layer('u3', ['umbrella'])).outcome).toBe('fail');
    expect(evaluated(3_000_000, layer('u1', ['generalLiability'], { to: '2026-03-01' }), excess).outcome).toBe('fail');
    expect(evaluated(2_000_000, layer('u1', ['automobile']), excess).outcome).toBe('fail');
  });

  it('names the failing policy below it as the cause', () => {
    const finding = evaluated(2_000_000, layer('u1', ['generalLiability'], { to: '2026-03-01' }), excess);
    expect(finding.params).toMatchObject({ umbrella: 'U1', refused: 'LAYER.NOT_IN_FORCE', layerIs: 'ended' });
    expect(fixText(finding)).toBe('Renew umbrella U1, or share the one that follows it.');
  });

  it('is in doubt with the umbrella below it', () => {
    const finding = evaluated(3_000_000, layer('u1', null), excess);
    expect(finding).toMatchObject({
      outcome: 'review',
      reason: 'UMBRELLA.IN_DOUBT',
      params: { umbrella: 'U1', doubt: 'LAYER.SCHEDULE_NOT_GIVEN' },
    });
    expect(evaluated(3_000_000, layer('u9', null), layer('a1', ['umbrella'])).params).toMatchObject({ umbrella: 'U9' });
  });

  it('that is claims-made over an occurrence umbrella gives no credit', () =>
    expect(evaluated(3_000_000, lead, layer('u2', ['umbrella'], { trigger: 'claimsMade' }))).toMatchObject({
      outcome: 'fail',
      params: { refused: 'LAYER.CLAIMS_MADE', umbrella: 'U2' },
    }));

  it('raises a required umbrella, and what is then above that requirement helps below', () => {
    const requirements = askingAll(
      'separate',
      asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('umbrella', { limits: [tower('umbrellaEachOccurrence', 2_000_000)] }),
    );
    const outcome = (...layers: ReturnType<typeof layer>[]) => assessing(requirements, [gl, ...layers]).outcome;
    expect(outcome(lead, excess)).toBe('fail');
    expect(outcome(lead, excess, above)).toBe('pass');
  });

  it('that is of the line for excess policies counts by its own limits', () => {
    const own = policy('excessLiability', {
      id: 'x1',
      number: 'X1',
      schedule: ['umbrella'],
      limits: { excessEachOccurrence: 2_000_000 },
    });
    expect(evaluated(4_000_000, lead, own)).toMatchObject({
      outcome: 'pass',
      available: 400_000_000,
      terms: [{}, {}, { policyId: 'x1', limit: 'excessEachOccurrence' }],
    });
    expect(evaluated(2_000_000, own)).toMatchObject({ outcome: 'fail', params: { refused: 'LAYER.NOTHING_BELOW' } });
  });

  it('keeps what the template requires of umbrella and excess for themselves', () => {
    const requirements = askingAll(
      'separate',
      asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('umbrella', { limits: [tower('umbrellaEachOccurrence', 1_000_000)] }),
      asking('excessLiability', { limits: [tower('excessEachOccurrence', 1_000_000)] }),
    );
    const over = (whole: number) =>
      policy('excessLiability', { id: 'x1', schedule: ['umbrella'], limits: { excessEachOccurrence: whole } });
    expect(assessing(requirements, [gl, lead, over(1_000_000)]).outcome).toBe('fail');
    expect(assessing(requirements, [gl, lead, over(2_000_000)]).outcome).toBe('pass');
  });
});
