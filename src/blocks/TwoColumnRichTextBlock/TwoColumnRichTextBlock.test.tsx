import { TwoColumnRichTextBlock } from '@/blocks/TwoColumnRichTextBlock/TwoColumnRichTextBlock';
import { fixtures } from '@/blocks/TwoColumnRichTextBlock/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'TwoColumnRichTextBlock', TwoColumnRichTextBlock, fixtures);
