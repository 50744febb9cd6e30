import { ConditionDetailContainer } from '@/blocks/ConditionDetailContainer/ConditionDetailContainer';
import { checkContainer } from '@/features/content/testing/check-container';

checkContainer('ConditionDetailContainer', ConditionDetailContainer, 'nav-sidebar-1');
