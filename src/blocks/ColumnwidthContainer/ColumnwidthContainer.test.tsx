import { ColumnwidthContainer } from '@/blocks/ColumnwidthContainer/ColumnwidthContainer';
import { checkContainer } from '@/features/content/testing/check-container';

checkContainer('ColumnwidthContainer', ColumnwidthContainer, 'main-content-1');
