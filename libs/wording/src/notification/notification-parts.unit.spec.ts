import { textOfParts } from './notification-parts.js';

const [COMPLIANT, FAILS] = ['Compliant', 'Non-Compliant'];
const change = (insured: string, project: string, before = COMPLIANT, after = FAILS) => ({
  code: 'COMPLIANCE.CHANGED',
  params: { insured, project, before, after },
  subject: { kind: 'tracking', id: `${insured} ${project}` } as const,
});
const yours = (project: string, requester: string) => ({
  code: 'COMPLIANCE.CHANGED_FOR_YOU',
  params: { requester, project, before: COMPLIANT, after: FAILS },
  subject: { kind: 'tracking', id: `${requester} ${project}` } as const,
});
const descriptionOf = (...args: Parameters<typeof textOfParts>) => textOfParts(...args).description;

describe('the words of a notification of several things', () => {
  it('are those of its one part', () => {
    expect(textOfParts([change('Hollis Roofing', 'Riverside')])).toEqual({
      title: 'Supplier status changed',
      description: 'Hollis Roofing changed from Compliant to Non-Compliant for Riverside.',
    });
  });

  it('name the projects of one supplier, three at most', () => {
    const parts = ['Riverside', 'Harbor', 'Airport', 'Union Yard'].map((project) => change('Hollis Roofing', project));
    expect(descriptionOf(parts.slice(0, 3))).toBe(
      'Hollis Roofing changed from Compliant to Non-Compliant for 3 of your projects: Riverside, Harbor and Airport.',
    );
    expect(textOfParts(parts)).toEqual({
      title: 'Supplier status changed',
      description:
        'Hollis Roofing changed from Compliant to Non-Compliant for 4 of your projects: Riverside, Harbor and 2 more.',
    });
  });

  it('name several suppliers with their projects', () => {
    expect(descriptionOf([change('Hollis Roofing', 'Riverside'), change('Granite Peak', 'Harbor')])).toBe(
      '2 of your suppliers changed from Compliant to Non-Compliant: Hollis Roofing for Riverside and Granite Peak for Harbor.',
    );
  });

  it('tell an insured of its projects', () => {
    expect(descriptionOf([yours('Riverside', 'Meridian'), yours('Harbor', 'Meridian')])).toBe(
      'You changed from Compliant to Non-Compliant for 2 projects of Meridian: Riverside and Harbor.',
    );
    expect(descriptionOf([yours('Riverside', 'Meridian'), yours('Harbor', 'Turner')])).toBe(
      'You changed from Compliant to Non-Compliant for 2 projects: Riverside of Meridian and Harbor of Turner.',
    );
  });

  it('have a sentence for each change of words', () => {
    const parts = [change('Hollis', 'Riverside'), change('Hollis', 'Harbor', 'Requires Review')];
    expect(descriptionOf(parts)).toBe(
      'Hollis changed from Compliant to Non-Compliant for Riverside. Hollis changed from Requires Review to Non-Compliant for Harbor.',
    );
  });

  it('tell of one thing how it was before the first change and after the last', () => {
    const there = change('Hollis', 'Riverside', COMPLIANT, 'Requires Review');
    const further = change('Hollis', 'Riverside', 'Requires Review', FAILS);
    const back = change('Hollis', 'Riverside', 'Requires Review', COMPLIANT);
    expect(descriptionOf([there, further])).toBe('Hollis changed from Compliant to Non-Compliant for Riverside.');
    const other = change('Hollis', 'Harbor');
    expect(descriptionOf([there, back, other])).toBe('Hollis changed from Compliant to Non-Compliant for Harbor.');
    expect(descriptionOf([there, back])).toBe('Hollis changed from Requires Review to Compliant for Riverside.');
  });

  it('begin with what led to the changes', () => {
    const approved = { code: 'POLICY.APPROVED', params: { agency: 'Keystone', policy: 'General liability GL-1' } };
    expect(textOfParts([yours('Riverside', 'Meridian'), approved])).toEqual({
      title: 'Policy approved',
      description:
        'Keystone approved General liability GL-1. For Riverside of Meridian you changed from Compliant to Non-Compliant.',
    });
  });

  it('count what is not listed', () => {
    const part = change('Hollis', 'Riverside');
    expect(descriptionOf([part], 1)).toMatch(/Riverside\. And 1 more like this one\.$/);
    expect(descriptionOf([part], 1200)).toMatch(/Riverside\. And 1,200 more like these\.$/);
  });
});
