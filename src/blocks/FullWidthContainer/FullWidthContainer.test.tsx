import { FullWidthContainer } from '@/blocks/FullWidthContainer/FullWidthContainer';
import { checkContainer } from '@/features/content/testing/check-container';

checkContainer('FullWidthContainer', FullWidthContainer, 'main-content-1');
