import { readLook } from '@/blocks/MultiSpotlight/fields';
import { MultiSpotlight } from '@/blocks/MultiSpotlight/MultiSpotlight';
import { fixtures } from '@/blocks/MultiSpotlight/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'MultiSpotlight', MultiSpotlight, fixtures);

test('[G3] two columns of cards unless the parameters say otherwise', () => {
  expect(readLook({})).toEqual({ columns: 2, treatment: 'cards' });
  expect(readLook({ columns: '3', treatment: 'plain' })).toEqual({ columns: 3, treatment: 'plain' });
  expect(readLook({ columns: '99', treatment: 'rainbow' })).toEqual({ columns: 2, treatment: 'cards' });
});
