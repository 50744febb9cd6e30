import { FullWidthDetailContainer } from '@/blocks/FullWidthDetailContainer/FullWidthDetailContainer';
import { checkContainer } from '@/features/content/testing/check-container';

checkContainer('FullWidthDetailContainer', FullWidthDetailContainer, 'detail-top-1');
