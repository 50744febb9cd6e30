import { LanguageSelector } from '@/blocks/LanguageSelector/LanguageSelector';
import { fixtures } from '@/blocks/LanguageSelector/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('M2', 'LanguageSelector', LanguageSelector, fixtures);
