import { Banner } from '@/blocks/Banner/Banner';
import { fixtures } from '@/blocks/Banner/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G4', 'Banner', Banner, fixtures);
