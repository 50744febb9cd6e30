import { TopNavigation } from '@/blocks/TopNavigation/TopNavigation';
import { fixtures } from '@/blocks/TopNavigation/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('M1', 'TopNavigation', TopNavigation, fixtures);
