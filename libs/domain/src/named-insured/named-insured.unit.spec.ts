import { given } from '../kernel/testing/given.js';
import type { NamedInsuredCommand, NamedInsuredEvent, NamedInsureds } from './named-insured.contract.js';
import { namedInsuredDecider } from './named-insured.decider.js';

const insuredId = 'c0000000-0000-4000-8000-000000000002';
const NONE: NamedInsureds = { primary: '', further: [] };
const list = (primary: string, ...further: string[]): NamedInsureds => ({ primary, further });
const state = (names: NamedInsureds): NamedInsuredCommand => ({ type: 'StateNamedInsureds', insuredId, ...names });
const stated = (names: NamedInsureds, before = NONE): NamedInsuredEvent => ({
  type: 'NamedInsuredsStated',
  data: { insuredId, before, ...names },
});

describe('the named insureds of a client [G08]', () => {
  it('are stated as a whole, one of them first, and may be none again', () => {
    const two = list('Alder Builders, Inc.', 'Alder Paving LLC');
    given(namedInsuredDecider)
      .when(state(list(' Alder Builders, Inc. ', 'Alder Paving LLC ')))
      .then(stated(two));
    given(namedInsuredDecider, stated(two)).when(state(two)).nothing();
    given(namedInsuredDecider, stated(two)).when(state(NONE)).then(stated(NONE, two));
    given(namedInsuredDecider).when(state(NONE)).nothing();
  });

  it('have one that is first, and each name once', () => {
    given(namedInsuredDecider)
      .when(state(list('', 'Alder Paving LLC')))
      .refused('NAMED_INSURED.NO_PRIMARY');
    given(namedInsuredDecider)
      .when(state(list('Alder Paving LLC', 'ALDER paving LLC')))
      .refused('NAMED_INSURED.TWICE');
  });

  it('are names of at most 120 characters, and no more than 51', () => {
    given(namedInsuredDecider)
      .when(state(list('n'.repeat(121))))
      .refused('NAMED_INSURED.NOT_VALID');
    given(namedInsuredDecider)
      .when(state(list('Alder', ' ')))
      .refused('NAMED_INSURED.NOT_VALID');
    const many = Array.from({ length: 51 }, (_, at) => `Alder ${at}`);
    given(namedInsuredDecider)
      .when(state(list('Alder', ...many)))
      .refused('NAMED_INSURED.NOT_VALID');
    given(namedInsuredDecider)
      .when(state(list('Alder', ...many.slice(1))))
      .then(stated(list('Alder', ...many.slice(1))));
  });
});
