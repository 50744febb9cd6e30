import { MegaNavigation } from '@/blocks/MegaNavigation/MegaNavigation';
import { fixtures } from '@/blocks/MegaNavigation/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('M1', 'MegaNavigation', MegaNavigation, fixtures);
