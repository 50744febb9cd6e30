import { AlertBanner } from '@/blocks/AlertBanner/AlertBanner';
import { fixtures } from '@/blocks/AlertBanner/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('M3', 'AlertBanner', AlertBanner, fixtures);
