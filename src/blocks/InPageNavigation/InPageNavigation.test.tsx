import { InPageNavigation } from '@/blocks/InPageNavigation/InPageNavigation';
import { fixtures } from '@/blocks/InPageNavigation/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'InPageNavigation', InPageNavigation, fixtures);
