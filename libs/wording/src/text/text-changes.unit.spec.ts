import { changedTexts, newTexts } from './text-changes.js';

describe('texts that change', () => {
  it('are new without a before', () =>
    expect(newTexts({ Limit: '1,000' })).toEqual([{ label: 'Limit', after: '1,000' }]));
  it('are listed by label, the unchanged left out, the absent in a word', () =>
    expect(
      changedTexts({ same: '1', changed: '2', gone: '3' }, { same: '1', changed: '4', come: '5' }, 'not given'),
    ).toEqual([
      { label: 'changed', before: '2', after: '4' },
      { label: 'gone', before: '3', after: 'not given' },
      { label: 'come', before: 'not given', after: '5' },
    ]));
});
