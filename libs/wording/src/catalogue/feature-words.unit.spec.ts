import { FEATURES } from '@covertrail/domain/catalogue/testing/golden-samples';
import { FEATURE_WORDS } from './feature-words.js';

it('says of each feature what its events are about', () => {
  expect([...FEATURE_WORDS.keys()].sort()).toEqual(FEATURES);
});
