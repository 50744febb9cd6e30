import { ArticleDetailContainer } from '@/blocks/ArticleDetailContainer/ArticleDetailContainer';
import { checkContainer } from '@/features/content/testing/check-container';

checkContainer('ArticleDetailContainer', ArticleDetailContainer, 'nav-sidebar-1');
