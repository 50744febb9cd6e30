import { Page500 } from '@/blocks/Page500/Page500';
import { fixtures } from '@/blocks/Page500/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('A10', 'Page500', Page500, fixtures);
