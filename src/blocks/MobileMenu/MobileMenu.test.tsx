import { MobileMenu } from '@/blocks/MobileMenu/MobileMenu';
import { fixtures } from '@/blocks/MobileMenu/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('M1', 'MobileMenu', MobileMenu, fixtures);
