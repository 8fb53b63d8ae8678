import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { templates } from './templates.projection.js';

const of = { templateId: 'm-1', requesterId: 'c-1', name: 'Trade contractors' };
const asks = (atLeast: number) => ({
  lines: [{ line: 'generalLiability', limits: [{ limit: 'eachOccurrence', atLeast, tower: true }], endorsements: [] }],
  rating: null,
});
const history: DomainEvent[] = [
  { type: 'TemplateCreated', data: { ...of, version: 1, requirements: asks(100), effectiveFrom: '2026-01-01' } },
  {
    type: 'TemplateRevised',
    data: { ...of, version: 2, before: asks(100), requirements: asks(200), effectiveFrom: '2026-04-01' },
  },
];

describe('templates', () => {
  itIsAFold(templates, asLog(history));

  it('show the version given last', async () => {
    const documents = living(await foldProjection(templates, asLog(history)));
    expect(documents['m-1']).toMatchObject({
      version: 2,
      requirements: asks(200),
      effectiveFrom: '2026-04-01',
      nameFolded: 'trade contractors',
      revision: 1,
    });
  });
});
