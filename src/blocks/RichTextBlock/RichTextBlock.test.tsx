import { RichTextBlock } from '@/blocks/RichTextBlock/RichTextBlock';
import { fixtures } from '@/blocks/RichTextBlock/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'RichTextBlock', RichTextBlock, fixtures);
